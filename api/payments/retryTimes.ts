/** When the provider is asked again, by itself: about orders, refunds and webhooks. */
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../rules/time/durations.ts'

/** After 1, 5 and 15 minutes, then every hour for 3 days. */
const FIRST_CHECKS_MINUTES = [1, 5, 15]
const LAST_CHECK_MS = 3 * DAY_MS
/** A paid order is checked again: for a second payment, and for refunds made at the provider. */
const LATE_CHECKS_MS = [HOUR_MS, DAY_MS, 3 * DAY_MS]
/** An order without an answer by then is asked about once a day, and needs a person. */
const SLOW_MS = DAY_MS
const SLOW_UNTIL_MS = 30 * DAY_MS

/** An order that the payer's newer one has replaced is not checked every hour, but at gaps that double. */
export type Pace = 'hourly' | 'doubling'

/** When an order is checked next; null when it is given up. `checks`: how many were done. */
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

/** When an order without an answer is asked about again; null once it is too old to expect a payment. */
export function slowCheck(createdAt: Date, now: Date): Date | null {
  const next = new Date(now.getTime() + SLOW_MS)
  return next.getTime() - createdAt.getTime() > SLOW_UNTIL_MS ? null : next
}

/** Columns of an order whose payment has just arrived. */
export function firstLateCheck(settledAt: Date) {
  return { checks: 0, nextCheckAt: lateCheck(settledAt, 0) }
}

/** When a paid order is checked again; null after the last check. */
export function lateCheck(settledAt: Date, checks: number): Date | null {
  const after = LATE_CHECKS_MS[checks]
  return after === undefined ? null : new Date(settledAt.getTime() + after)
}

const LONGEST_MS = 6 * HOUR_MS

/** How long each is tried before it needs a person. */
export const PATIENCE = { refund: 14 * DAY_MS, refusal: 3 * DAY_MS, webhook: 3 * DAY_MS } as const

/** After 15 s, 30 s, 1, 2, 4 minutes and so on, at most 6 hours. Null once it is given up. */
export function nextTry(what: { attempts: number; since: Date; now: Date; patience: number }): Date | null {
  if (what.now.getTime() - what.since.getTime() >= what.patience) return null
  const delay = Math.min(LONGEST_MS, 15 * SECOND_MS * 2 ** Math.min(20, Math.max(1, what.attempts) - 1))
  return new Date(what.now.getTime() + delay)
}
