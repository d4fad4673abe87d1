import { expect, test } from 'vitest'
import { hearChanges } from './changes.ts'
import { keptWhileStill } from './kept.ts'

/** What was read under a key, with how often it had been read by then. */
function reader() {
  let hearing = false
  const changes = hearChanges(() => Promise.resolve(hearing))
  const kept = keptWhileStill(changes)
  let reads = 0
  const read = async () => {
    const nth = (reads += 1)
    await Promise.resolve()
    return nth
  }
  return {
    changes,
    kept,
    ask: (key = 'count', tables = ['mentors']) => kept.of(key, tables, read),
    hear: (isHearing: boolean) => (hearing = isHearing),
  }
}

test('what was read is kept under its key until one of its tables changes', async () => {
  const { changes, ask, hear } = reader()
  hear(true)
  await changes.caughtUp()
  expect([await ask(), await ask(), await ask('other'), await ask()]).toEqual([1, 1, 2, 1])
  changes.hear('bookings')
  expect(await ask()).toBe(1)
  changes.hear('mentors')
  expect([await ask(), await ask()]).toEqual([3, 3])
})

test('what is being read while something changes is for those alone who asked before', async () => {
  const { changes, ask, hear } = reader()
  hear(true)
  await changes.caughtUp()
  const before = [ask(), ask()]
  changes.hear('mentors')
  const after = ask()
  expect([await Promise.all(before), await after, await ask()]).toEqual([[1, 1], 2, 2])
})

test('nothing is kept, or taken, while changes may be missed; nor what has failed', async () => {
  const { changes, ask, kept, hear } = reader()
  expect([await ask(), await ask()]).toEqual([1, 2])
  hear(true)
  await changes.caughtUp()
  expect([await ask(), await ask()]).toEqual([3, 3])
  const fail = () => Promise.reject(new Error('away'))
  await expect(kept.of('failing', ['mentors'], fail)).rejects.toThrow('away')
  expect(await ask('failing')).toBe(4)
  hear(false)
  changes.missed()
  expect([await ask(), await ask()]).toEqual([5, 6])
})
