import { LRUCache } from 'lru-cache'
import { BusyError } from '../rules/userErrors.ts'

interface Turns {
  /** Things done at a time, and how many of them for one asker: by default all. */
  atOnce: number
  ofOne?: (asker: string) => number
  /** How many may wait for one asker, and in all. The next one gets BusyError. */
  each: number
  all: number
  /** How long one waits at most, in ms; then it gets BusyError. */
  patience?: number
}

interface Waiter {
  go: () => void
  refuse: (error: BusyError) => void
}

/** Does a few things at a time, in turn by asker: who asks for much waits for themselves. */
export function fairTurns(turns: Turns): <T>(asker: string, work: () => Promise<T>) => Promise<T> {
  const takePlace = fairPlaces(turns)
  return async (asker, work) => {
    const leave = await takePlace(asker)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

/** Maximum number of groups kept, least recently used dropped. */
const GROUPS = 10_000

/** Such turns of each group, say a network, by itself. */
export function fairTurnsOfEach(turns: Turns): <T>(group: string, asker: string, work: () => Promise<T>) => Promise<T> {
  const groups = new LRUCache<string, ReturnType<typeof fairTurns>>({ max: GROUPS })
  return async (group, asker, work) => {
    const inTurn = groups.get(group) ?? fairTurns(turns)
    groups.set(group, inTurn)
    return await inTurn(asker, work)
  }
}

/** The same for work that no single function does: it has its place until it calls the answered function, once. */
export function fairPlaces({
  atOnce,
  ofOne = () => atOnce,
  each,
  all,
  patience,
}: Turns): (asker: string) => Promise<() => void> {
  /** By asker, none of them empty; the first one's turn is next. */
  const lines = new Map<string, Waiter[]>()
  let waiting = 0
  const taken = new Map<string, number>()
  let takenInAll = 0

  const takenBy = (asker: string) => taken.get(asker) ?? 0
  const isFree = (asker: string) => takenInAll < atOnce && takenBy(asker) < ofOne(asker)
  function count(asker: string, places: 1 | -1): void {
    takenInAll += places
    const now = takenBy(asker) + places
    if (now > 0) taken.set(asker, now)
    else taken.delete(asker)
  }

  async function wait(asker: string): Promise<void> {
    const line = lines.get(asker) ?? []
    if (line.length >= each || (waiting >= all && !makeRoom(line.length))) throw new BusyError()
    waiting += 1
    let timer: NodeJS.Timeout | undefined
    const turn = new Promise<void>((go, refuse) => {
      const waiter = { go, refuse }
      line.push(waiter)
      lines.set(asker, line)
      if (patience !== undefined) timer = setTimeout(giveUp, patience, asker, waiter)
    })
    await turn.finally(() => clearTimeout(timer))
  }

  /** Frees the newest place of the longest line, so that busy askers cannot shut out somebody who asks for less. */
  function makeRoom(own: number): boolean {
    const longest = [...lines.values()].reduce<Waiter[]>((most, line) => (line.length > most.length ? line : most), [])
    if (longest.length <= own + 1) return false
    longest.pop()?.refuse(new BusyError())
    waiting -= 1
    return true
  }

  function giveUp(asker: string, waiter: Waiter): void {
    const line = lines.get(asker) ?? []
    line.splice(line.indexOf(waiter), 1)
    if (line.length === 0) lines.delete(asker)
    waiting -= 1
    waiter.refuse(new BusyError())
  }

  /** Hands the place on; the asker who gets it goes to the end. */
  function leave(asker: string): void {
    count(asker, -1)
    for (const [next, line] of lines) {
      if (!isFree(next)) continue
      const waiter = line.shift()
      lines.delete(next)
      if (line.length > 0) lines.set(next, line)
      waiting -= 1
      count(next, 1)
      return waiter?.go()
    }
  }

  return async (asker) => {
    if (isFree(asker)) count(asker, 1)
    else await wait(asker)
    return () => leave(asker)
  }
}
