import { DAY_MS } from '../time/durations.ts'
import { BOOKING_WINDOW_DAYS, GIVEN_BACK_DAYS, PLAN_DAYS, PLAN_EXPIRING_DAYS } from '../constants.ts'
import { addDays, daysBetween, isIstDate, istDate, istInstant, type IstDate } from '../time/time.ts'
import { formatShortDay } from '../text/format.ts'

/** First day of a plan's access, and the day at whose 00:00 IST it ends. */
export interface PlanDates {
  startDate: IstDate
  endDate: IstDate
}

export function planEnd(startDate: IstDate): IstDate {
  return addDays(startDate, PLAN_DAYS)
}

/** The last day of a plan's access; it ends with that day, at 00:00 IST of its end date. */
export function planLastDay(endDate: IstDate): IstDate {
  return addDays(endDate, -1)
}

/** When chat and calls of a plan end: 00:00 IST of its end date. */
export function accessEnds(endDate: IstDate): Date {
  return istInstant(endDate, '00:00')
}

/** The last minute of a plan's access: `11:59 pm IST on Thu 24 Dec`. */
export const lastMinuteText = (endDate: IstDate): string => `11:59 pm IST on ${formatShortDay(planLastDay(endDate))}`

/** Until when a plan lasts, for its mentee. */
export const accessText = (endDate: IstDate): string => `You can chat until ${lastMinuteText(endDate)}.`

/** When the mentee is told that a plan is ending: three days before, at a time when people read mail. */
export function accessWarning(endDate: IstDate): Date {
  return istInstant(addDays(endDate, -PLAN_EXPIRING_DAYS), '10:00')
}

/** `YYYY-MM-DD to YYYY-MM-DD`, how a booking stores its plan. */
export function planText(startDate: IstDate, endDate = planEnd(startDate)): string {
  return `${startDate} to ${endDate}`
}

/** The end date that leaves time for a call which the mentor gives back; null when there is time enough. */
export function endForGivenBack(endDate: IstDate, now: Date): IstDate | null {
  return planDaysLeft(endDate, now) < GIVEN_BACK_DAYS ? addDays(istDate(now), GIVEN_BACK_DAYS) : null
}

/** Dates of `YYYY-MM-DD to YYYY-MM-DD`; null unless both are real and 30 days apart. */
export function parsePlanText(text: string): PlanDates | null {
  const [, startDate = '', endDate = ''] = /^(\S{10}) to (\S{10})$/.exec(text.trim()) ?? []
  if (!isIstDate(startDate) || !isIstDate(endDate)) return null
  return endDate === planEnd(startDate) ? { startDate, endDate } : null
}

export function isPlanStartOffered(startDate: IstDate, now: Date): boolean {
  if (!isIstDate(startDate)) return false
  const ahead = daysBetween(istDate(now), startDate)
  return ahead >= 0 && ahead <= BOOKING_WINDOW_DAYS
}

/** Today, or when the running plan ends; null if another one follows already. */
export function nextPlanStart(endDates: readonly IstDate[], now: Date): IstDate | null {
  const running = notEnded(endDates, now)
  return running.length > 1 ? null : (running[0] ?? istDate(now))
}

/** Whether a plan that starts on that day overlaps none of those, and is the only one that follows. */
export function mayStart(startDate: IstDate, endDates: readonly IstDate[], now: Date): boolean {
  const running = notEnded(endDates, now)
  return running.length < 2 && running.every((endDate) => endDate <= startDate)
}

const notEnded = (endDates: readonly IstDate[], now: Date) => endDates.filter((endDate) => accessEnds(endDate) > now)

/** Days of access left, rounded up; 0 once it has ended. */
export function planDaysLeft(endDate: IstDate, now: Date): number {
  return Math.max(0, Math.ceil((accessEnds(endDate).getTime() - now.getTime()) / DAY_MS))
}

/** Whether a session lies within a plan, from 00:00 IST of its first day to the end of its access. */
export function isWithinPlan(session: { startsAt: Date; endsAt: Date }, { startDate, endDate }: PlanDates): boolean {
  return session.startsAt >= istInstant(startDate, '00:00') && session.endsAt <= accessEnds(endDate)
}
