/** Lets at most a few tasks run at once; the others wait their turn in order. */
export interface Gate {
  run<T>(task: () => Promise<T>): Promise<T>
}

/** A gate for `places` tasks at a time. */
export function createGate(places: number): Gate {
  const waiting: (() => void)[] = []
  let free = places
  return {
    async run(task) {
      if (free > 0) free--
      else await new Promise<void>((enter) => waiting.push(enter))
      try {
        return await task()
      } finally {
        // The place goes straight to the next in line, so that no newcomer slips in between.
        const next = waiting.shift()
        if (next) next()
        else free++
      }
    },
  }
}
