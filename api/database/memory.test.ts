import { expect, test } from 'vitest'
import { hearChanges } from './changes.ts'
import { systemClock } from './clock.ts'
import { createMemory } from './memory.ts'
import { createPool } from './pool.ts'
import { inLineOf } from './lines.ts'
import { testApp } from '../testing/app.ts'
import { afterFile } from '../testing/ending.ts'

/** What was read under a key, with how often it had been read by then. */
function reader() {
  let hearing = false
  const changes = hearChanges(() => Promise.resolve(hearing))
  const memory = createMemory(changes, systemClock, 1024 ** 2)
  let reads = 0
  const read = async () => {
    const nth = (reads += 1)
    await Promise.resolve()
    return nth
  }
  return {
    changes,
    memory,
    ask: (key = 'count', tables = ['mentors']) => memory.read(key, tables, read),
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

test('a list takes as much of the memory as it is long', async () => {
  const { changes, memory, ask, hear } = reader()
  hear(true)
  await changes.caughtUp()
  expect(await ask()).toBe(1)
  const page = Array.from({ length: 500 }, (_, id) => ({ id, branch: 'Civil Engineering' }))
  for (let list = 0; list < 20; list++) await memory.read(`list ${list}`, ['mentors'], () => Promise.resolve(page))
  // 20 of 50 kB are more than the limit: what was there before has gone.
  expect(await ask()).toBe(2)
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
  const { changes, ask, memory, hear } = reader()
  expect([await ask(), await ask()]).toEqual([1, 2])
  hear(true)
  await changes.caughtUp()
  expect([await ask(), await ask()]).toEqual([3, 3])
  const fail = () => Promise.reject(new Error('away'))
  await expect(memory.read('failing', ['mentors'], fail)).rejects.toThrow('away')
  expect(await ask('failing')).toBe(4)
  hear(false)
  changes.missed()
  expect([await ask(), await ask()]).toEqual([5, 6])
})

test('a memory of no bytes keeps and shares nothing', async () => {
  const changes = hearChanges(() => Promise.resolve(true))
  await changes.caughtUp()
  const memory = createMemory(changes, systemClock, 0)
  let reads = 0
  const read = () => memory.read('count', ['mentors'], () => Promise.resolve((reads += 1)))
  expect(await Promise.all([read(), read()])).toEqual([1, 2])
})

test('the bytes are bounded: the answer that was used longest ago leaves first', async () => {
  const changes = hearChanges(() => Promise.resolve(true))
  await changes.caughtUp()
  const memory = createMemory(changes, systemClock, 3_000)
  let made = 0
  const ask = (key: string) =>
    memory.share(key, { tables: [], bytes: () => 1_000 }, () => Promise.resolve({ made: (made += 1) }))
  expect([await ask('a'), await ask('b'), await ask('a')]).toEqual([{ made: 1 }, { made: 2 }, { made: 1 }])
  expect([await ask('c'), await ask('a'), await ask('b')]).toEqual([{ made: 3 }, { made: 1 }, { made: 4 }])
})

test('hundreds of statements of an answer that is shared keep neither another answer nor a change waiting', async () => {
  const { url } = await testApp()
  const pool = createPool(url, 1)
  afterFile(() => pool.end())
  const { memory } = reader()
  let done = 0
  const ask = async () => void (await pool.query('SELECT 1').then(() => (done += 1)))
  const many = inLineOf('203.0.113.0/24', () =>
    memory.read('many', ['mentors'], () => Promise.all(Array.from({ length: 300 }, ask))),
  )
  await Promise.all([
    inLineOf('198.51.100.0/24', () => memory.read('one', ['mentors'], () => pool.query('SELECT 2'))),
    pool.query('SELECT 3'),
  ])
  expect(done).toBeLessThan(5)
  await many
  expect(done).toBe(300)
})
