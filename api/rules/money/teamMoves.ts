/**
 * Our team moves something that was paid for: its payer did not choose the new time, so they may cancel it freely for as
 * long as they could before, and for at least two days from the move. This ends when they choose another time themselves.
 * The same holds when a mentor comes back after the payer was told that they can cancel for a full refund.
 */
import { HOUR_MS } from '../time/durations.ts'

/** Hours from a move by the team, or the mentor's return, in which the payer may cancel freely. */
export const TEAM_MOVE_HOURS = 48

/** Until when that is: kept with what was moved. `before` is the last free instant that it had. */
export function freeAfterMove(before: Date | null, now: Date): Date {
  return new Date(Math.max(before?.getTime() ?? 0, now.getTime() + TEAM_MOVE_HOURS * HOUR_MS))
}

/** Whether cancelling is still free as while the mentor had left, also once a session of the package was used. */
export const isPromised = (
  { mentorBack, freeUntil }: { mentorBack: boolean; freeUntil?: Date | null | undefined },
  now: Date,
): boolean => mentorBack && Boolean(freeUntil && now <= freeUntil)

interface Deadline {
  /** Last free instant by the rule for its new time. */
  own: Date
  freeUntil: Date | null | undefined
  /** Nothing is cancelled after it; null without. */
  end: Date | null
}

/** The last free instant, and whether it is later than by the rule for its time. */
export function lastFree({ own, freeUntil, end }: Deadline): { until: Date; isGiven: boolean } {
  if (!freeUntil || freeUntil <= own) return { until: own, isGiven: false }
  return { until: end && end < freeUntil ? end : freeUntil, isGiven: true }
}
