/** When the provider is asked again, by itself: about orders, refunds and webhooks. */
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../rules/durations.ts'

/** After 1, 5 and 15 minutes, then every hour for 3 days. */
const FIRST_CHECKS_MINUTES = [1, 5, 15]
const LAST_CHECK_MS = 3 * DAY_MS
/** A paid order is looked at again: for a second payment, and for what an operator gave back. */
const LATE_CHECKS_MS = [HOUR_MS, DAY_MS, 3 * DAY_MS]
/** One that the provider did not answer for by then is asked about once a day, and waits for a person. */
const SLOW_MS = DAY_MS
const SLOW_UNTIL_MS = 30 * DAY_MS

/** The order before the payer's newest one is not looked at every hour, but at gaps that double. */
export type Pace = 'hourly' | 'doubling'

/** When an order is to be looked at next; null when it is given up. `checks` counts those done. */
export function nextCheck(createdAt: Date, checks: number, pace: Pace = 'hourly'): Date | null {
  const late = checks - FIRST_CHECKS_MINUTES.length
  const minutes = FIRST_CHECKS_MINUTES[checks]
  const after = minutes
    ? minutes * MINUTE_MS
    : pace === 'hourly'
      ? (late + 1) * HOUR_MS
      : 2 ** Math.min(late, 20) * HOUR_MS
  return after > LAST_CHECK_MS ? null : new Date(createdAt.getTime() + after)
}

/** When an order that nobody pays is given up at the latest. */
export function givenUpAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + LAST_CHECK_MS + HOUR_MS)
}

/** When an order that was never answered for is asked about again; null once nobody can expect it any more. */
export function slowCheck(createdAt: Date, now: Date): Date | null {
  const next = new Date(now.getTime() + SLOW_MS)
  return next.getTime() - createdAt.getTime() > SLOW_UNTIL_MS ? null : next
}

/** What a payment that has just arrived does to its order's checks. */
export function firstLateCheck(settledAt: Date) {
  return { checks: 0, nextCheckAt: lateCheck(settledAt, 0) }
}

/** When a paid order is looked at again; null when that is over. */
export function lateCheck(settledAt: Date, checks: number): Date | null {
  const after = LATE_CHECKS_MS[checks]
  return after === undefined ? null : new Date(settledAt.getTime() + after)
}

const LONGEST_MS = 6 * HOUR_MS

/** How long each is tried by itself before it waits for a person. */
export const PATIENCE = { refund: 14 * DAY_MS, refusal: 3 * DAY_MS, webhook: 3 * DAY_MS } as const

/** After 15 s, 30 s, 1, 2, 4 minutes and so on, at most every 6 hours. Null when it is to be given up. */
export function nextTry(what: { attempts: number; since: Date; now: Date; patience: number }): Date | null {
  if (what.now.getTime() - what.since.getTime() >= what.patience) return null
  const delay = Math.min(LONGEST_MS, 15 * SECOND_MS * 2 ** Math.min(20, Math.max(1, what.attempts) - 1))
  return new Date(what.now.getTime() + delay)
}
