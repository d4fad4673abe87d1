import { expect, test } from 'vitest'
import { memoryLimiter } from '../testing/limiter.ts'
import { fakeClock } from '../testing/clock.ts'
import { byPlace, byPlaceFor, takeEach } from './bounds.ts'

test('what is refused counts nowhere and leaves no row, whatever it is for', async () => {
  const limiter = memoryLimiter(fakeClock())
  const one = { max: 1, windowSeconds: 60 }
  const ask = (email: string) =>
    takeEach({ limiter }, [...byPlaceFor('reset', email, '192.0.2.1', one), ...byPlace('reset', '192.0.2.1', one)])
  await ask('asha@test.example')
  const counted = limiter.counts()
  expect(Object.keys(counted)).toHaveLength(4)
  for (const email of ['ravi@test.example', 'sneha@test.example']) await expect(ask(email)).rejects.toThrow('Too many')
  expect(limiter.counts()).toEqual(counted)
})
