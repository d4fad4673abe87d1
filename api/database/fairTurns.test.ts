import { expect, test, vi } from 'vitest'
import { BusyError } from '../rules/userErrors.ts'
import { fairPlaces, fairTurns } from './fairTurns.ts'

/** Work that ends when it is told to. */
function held() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { end, work: () => ended }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('who comes late is next after one of those that a busy asker has waiting', async () => {
  const inTurn = fairTurns({ atOnce: 1, each: 100, all: 100 })
  const done: string[] = []
  const first = held()
  const all = [
    inTurn('busy', first.work),
    ...Array.from({ length: 24 }, (_, n) => inTurn('busy', async () => void done.push(`busy ${n}`))),
    inTurn('late', async () => void done.push('late')),
    inTurn('later', async () => void done.push('later')),
  ]
  first.end()
  await Promise.all(all)
  expect(done.slice(0, 5)).toEqual(['busy 0', 'late', 'later', 'busy 1', 'busy 2'])
  expect(done).toHaveLength(26)
})

test('only as many run at once as may, also after one has failed', async () => {
  const inTurn = fairTurns({ atOnce: 2, each: 100, all: 100 })
  let running = 0
  let most = 0
  const results = await Promise.allSettled(
    Array.from({ length: 9 }, (_, n) =>
      inTurn(`asker ${n % 2}`, async () => {
        most = Math.max(most, (running += 1))
        await settled()
        running -= 1
        if (n % 3 === 0) throw new Error('failed')
      }),
    ),
  )
  expect(most).toBe(2)
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3)
  expect(await inTurn('last', async () => 'done')).toBe('done')
})

test('the line has an end, for one asker and for all; who was refused has taken no place', async () => {
  const inTurn = fairTurns({ atOnce: 1, each: 2, all: 3 })
  const first = held()
  const run = (asker: string) => inTurn(asker, async () => asker)
  const waiting = [inTurn('a', first.work), run('a'), run('a')]
  await expect(run('a')).rejects.toThrow(BusyError)
  waiting.push(run('b'))
  const given = waiting[2]!.catch((error: unknown) => error)
  // Where all places are taken, who asked most gives up the newest one; nobody does for an asker with as many.
  waiting.push(run('c'))
  expect(await given).toBeInstanceOf(BusyError)
  await expect(run('d')).rejects.toThrow(BusyError)
  first.end()
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
  expect(await run('d')).toBe('d')
})

test('one asker has as many places as one may, and others have the rest', async () => {
  const takePlace = fairPlaces({ atOnce: 3, ofOne: () => 2, each: 9, all: 9 })
  const given: string[] = []
  const take = async (asker: string) => {
    const leave = await takePlace(asker)
    given.push(asker)
    return leave
  }
  const [first, , third] = [take('a'), take('a'), take('a'), take('a')]
  await settled()
  expect(given).toEqual(['a', 'a'])
  const other = take('b')
  const waiting = take('c')
  await settled()
  expect(given).toEqual(['a', 'a', 'b'])
  const leaveFirst = await first!
  leaveFirst()
  await third
  expect(given).toEqual(['a', 'a', 'b', 'a'])
  const leaveOther = await other
  leaveOther()
  await waiting
  expect(given).toEqual(['a', 'a', 'b', 'a', 'c'])
})

test('who has waited as long as one may is refused, and keeps nobody behind them waiting', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const takePlace = fairPlaces({ atOnce: 1, each: 9, all: 9, patience: 5_000 })
    const leave = await takePlace('a')
    const given: string[] = []
    const take = async (name: string) => {
      const left = await takePlace('a').catch((error: Error) => void given.push(`${name}: ${error.name}`))
      if (left) given.push(`${name} has a place`)
      return left
    }
    const early = take('early')
    vi.advanceTimersByTime(4_999)
    const late = take('late')
    await settled()
    expect(given).toEqual([])
    vi.advanceTimersByTime(1)
    await early
    expect(given).toEqual(['early: BusyError'])
    leave()
    const leaveLate = await late
    // Its timer has ended with its wait.
    vi.advanceTimersByTime(60_000)
    await settled()
    expect(given).toEqual(['early: BusyError', 'late has a place'])
    leaveLate?.()
    expect(await takePlace('a')).toBeTypeOf('function')
  } finally {
    vi.useRealTimers()
  }
})
