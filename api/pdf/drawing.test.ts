import { expect, test } from 'vitest'
import { drawing } from './drawing.ts'

test('between two documents everybody else has a turn', async () => {
  const order: string[] = []
  const first = drawing('one', async () => {
    order.push('first')
    setImmediate(() => order.push('somebody else'))
  })
  const second = drawing('one', async () => void order.push('second'))
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'somebody else', 'second'])
})
