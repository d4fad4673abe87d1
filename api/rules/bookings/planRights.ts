/** Whether a mentee may book a session of their plan, why or why not, and until when. */
import { BOOKING_WINDOW_DAYS } from '../constants.ts'
import { forCount } from '../text/counts.ts'
import { formatShortDay } from '../text/format.ts'
import { addDays, istDate, type IstDate } from '../time/time.ts'
import type { Away } from '../takesPart.ts'
import { awayReason, no, type Right } from './bookingRights.ts'
import { accessEnds } from './plans.ts'

/** Why a package does not go on. */
export const PLAN_RETURNED = 'The payment for this package was returned or is on its way back.'

export interface PlanState {
  status: 'active' | 'expired' | 'cancelled'
  startDate: IstDate
  endDate: IstDate
  callsRemaining: number
  /** All that was paid for it has gone back, or is on its way: not what a bank only holds while it decides. */
  isRefunded: boolean
  /** Why its mentor does not take part; null while they do. */
  mentorAway: Away | null
}

/** The mentee of a plan that runs, or is to come within the days that slots are offered for, while calls are left. */
export function canBookCall(plan: PlanState, now: Date): Right {
  const { status, startDate, endDate, callsRemaining, isRefunded, mentorAway } = plan
  if (status === 'cancelled') return no('This package is cancelled.')
  if (isRefunded) return no(PLAN_RETURNED)
  const until = accessEnds(endDate)
  if (status === 'expired' || now >= until) return no('This package has ended.')
  if (mentorAway) return no(awayReason(mentorAway))
  if (callsRemaining <= 0) return no('All sessions of this package are booked.')
  const opens = addDays(startDate, -BOOKING_WINDOW_DAYS)
  if (opens > istDate(now)) return no(`You can book its sessions from ${formatShortDay(opens)}.`)
  const reason = forCount(
    callsRemaining,
    '1 session left, at no further charge.',
    (n) => `${n} sessions left, at no further charge.`,
  )
  return { allowed: true, reason, until }
}
