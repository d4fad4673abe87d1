/** What has changed of what visitors are shown, by table, as triggers tell every node (the migration `public_changes`). */

/** Always PostgreSQL's own, also when live events travel through Redis. */
export const CHANGES_CHANNEL = 'plumbline_changes'

export interface Changes {
  /** Grows with each change that was heard or may have been missed: what was read stays true while it is the same and `areHeard`. */
  countOf(tables: readonly string[]): number
  /** Whether all that was committed up to a second ago has been heard. While it has not, nothing kept may be shown. */
  areHeard(): boolean
  /** Resolves when all that is committed by now has been heard, or `areHeard` says that it has not. */
  caughtUp(): Promise<void>
  heard(): ReadonlyMap<string, number>
}

/** So long an answer is believed (ms), and from then on the connection is asked again: it may be silently dead. */
const BELIEVED_MS = 1_000
const ASKED_AFTER_MS = 500

/** `ask` resolves with whether everything committed before has been heard. */
export function hearChanges(ask: () => Promise<boolean>) {
  const counts = new Map<string, number>()
  let misses = 0
  /** When the last question that was answered had been asked. */
  let heardUpTo = -Infinity
  let asking: Promise<void> | null = null
  let askingNext: Promise<void> | null = null

  async function question(): Promise<void> {
    const asked = performance.now()
    const missed = misses
    if ((await ask()) && missed === misses) heardUpTo = asked
  }

  /** What was asked before does not cover what is committed by now: at most one waits for the one under way. */
  function askAnew(): Promise<void> {
    if (asking) return (askingNext ??= asking.then(askAnew))
    askingNext = null
    asking = question().finally(() => (asking = null))
    return asking
  }

  return {
    countOf: (tables: readonly string[]) => tables.reduce((sum, table) => sum + (counts.get(table) ?? 0), misses),
    areHeard() {
      const age = performance.now() - heardUpTo
      if (age > ASKED_AFTER_MS && !asking) void askAnew()
      return age <= BELIEVED_MS
    },
    async caughtUp() {
      let late: NodeJS.Timeout | undefined
      const patience = new Promise<void>((resolve) => (late = setTimeout(resolve, BELIEVED_MS + 1)))
      await Promise.race([askAnew(), patience])
      clearTimeout(late)
    },
    heard: () => counts,
    hear: (table: string) => void counts.set(table, (counts.get(table) ?? 0) + 1),
    /** Whatever was told meanwhile was missed. */
    missed() {
      misses += 1
      heardUpTo = -Infinity
    },
  }
}
