import { useEffect, useEffectEvent, useState } from 'react'

const SECOND = 1_000

/** Milliseconds before the first question: the tab may have been closed on a payment that is settled by now. */
const FIRST_LOOK = SECOND

/**
 * Milliseconds until the next question: 3 s for the first half minute, then 10 s, then 30 s; calmer when not urgent.
 */
export function pollDelay(attempt: number, urgent: boolean): number {
  if (!urgent) return attempt < 6 ? 10 * SECOND : 30 * SECOND
  if (attempt < 10) return 3 * SECOND
  return attempt < 28 ? 10 * SECOND : 30 * SECOND
}

interface Polling<T> {
  /** What is asked about, such as an order; null asks nothing. */
  about: string | null
  /** It is known to be paid: ask often. */
  urgent: boolean
  /** Never rejects. */
  ask: (about: string) => Promise<T>
  /** Takes the answer; false: nothing is known yet, ask again. */
  onAnswer: (answer: T) => boolean
}

/** Asks until the outcome is known: every 3 s at first, then slower. `check` asks at once. */
export function usePolling<T>({ about, urgent, ask, onAnswer }: Polling<T>) {
  const [round, setRound] = useState(0)
  const [isChecking, setChecking] = useState(false)
  const question = useEffectEvent(ask)
  const isKnown = useEffectEvent(onAnswer)

  useEffect(() => {
    if (!about) return
    const asked = about
    let timer: ReturnType<typeof setTimeout> | undefined
    let stopped = false
    async function look(attempt: number): Promise<void> {
      setChecking(true)
      const answer = await question(asked)
      if (stopped) return
      setChecking(false)
      if (!isKnown(answer)) timer = setTimeout(() => void look(attempt + 1), pollDelay(attempt, urgent))
    }
    timer = setTimeout(() => void look(0), round === 0 ? FIRST_LOOK : 0)
    return () => {
      stopped = true
      clearTimeout(timer)
      setChecking(false)
    }
  }, [about, urgent, round])

  return { check: () => setRound((count) => count + 1), isChecking }
}
