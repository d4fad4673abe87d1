import { BusyError } from '../rules/userErrors.ts'

interface Turns {
  /** Things done at a time. */
  atOnce: number
  /** How many may wait for one asker, and in all. The next one gets BusyError. */
  each: number
  all: number
}

interface Waiter {
  go: () => void
  refuse: (error: BusyError) => void
}

/** Does a few things at a time, in turn by asker: who asks for much waits for themselves. */
export function fairTurns({ atOnce, each, all }: Turns): <T>(asker: string, work: () => Promise<T>) => Promise<T> {
  /** By asker; the first one's turn is next. */
  const lines = new Map<string, Waiter[]>()
  let running = 0
  let waiting = 0

  async function turn(asker: string): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    const line = lines.get(asker) ?? []
    if (line.length >= each || (waiting >= all && !makeRoom(line.length))) throw new BusyError()
    waiting += 1
    await new Promise<void>((go, refuse) => {
      line.push({ go, refuse })
      lines.set(asker, line)
    })
  }

  /** Frees the newest place of the longest line, so that busy askers cannot shut out somebody who asks for less. */
  function makeRoom(own: number): boolean {
    const longest = [...lines.values()].reduce<Waiter[]>((most, line) => (line.length > most.length ? line : most), [])
    if (longest.length <= own + 1) return false
    longest.pop()?.refuse(new BusyError())
    waiting -= 1
    return true
  }

  /** Hands the place on; the asker goes to the end. */
  function next(): void {
    const [first] = lines
    if (!first) {
      running -= 1
      return
    }
    const [asker, [waiter, ...rest]] = first
    lines.delete(asker)
    if (rest.length > 0) lines.set(asker, rest)
    waiting -= 1
    waiter?.go()
  }

  return async (asker, work) => {
    await turn(asker)
    try {
      return await work()
    } finally {
      next()
    }
  }
}
