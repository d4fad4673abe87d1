/** When what the provider did not take is tried again. */
import { DAY_MS, HOUR_MS, SECOND_MS } from '../rules/durations.ts'

const LONGEST_MS = 6 * HOUR_MS

/** How long each is tried by itself before it waits for a person. */
export const PATIENCE = { refund: 14 * DAY_MS, refusal: 3 * DAY_MS, webhook: 3 * DAY_MS } as const

/** A refund that has moved on since a person decided on it, if one did: it waits again. */
export const RESET_RESOLUTION = { resolvedAt: null, returnedElsewhere: false, notReturned: false } as const

/** After 15 s, 30 s, 1, 2, 4 minutes and so on, at most every 6 hours. Null when it is to be given up. */
export function nextTry(what: { attempts: number; since: Date; now: Date; patience: number }): Date | null {
  if (what.now.getTime() - what.since.getTime() >= what.patience) return null
  const delay = Math.min(LONGEST_MS, 15 * SECOND_MS * 2 ** Math.min(20, Math.max(1, what.attempts) - 1))
  return new Date(what.now.getTime() + delay)
}
