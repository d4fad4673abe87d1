import { expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { afterFile } from '../testing/ending.ts'
import { listenTo } from './pubsub.ts'

test('a notification that fails counts as a loss: the connection is taken up anew, which is told', async () => {
  const { url } = await testDatabase()
  const told: unknown[] = []
  const listening = await listenTo(url, ['news'], {
    hear: (_channel, text) => told.push(text),
    onListening: (isAgain) => told.push(isAgain ? 'again' : 'first'),
    onLost: () => told.push('lost'),
    onError: () => {},
  })
  afterFile(() => listening.close())
  await listening.notify('news', 'one')
  await expect.poll(() => told).toEqual(['first', 'one'])
  await expect(listening.notify('news', 'x'.repeat(9_000))).rejects.toThrow('too long')
  await expect.poll(() => told, { timeout: 10_000 }).toEqual(['first', 'one', 'lost', 'again'])
  await listening.notify('news', 'two')
  await expect.poll(() => told.at(-1)).toBe('two')
})
