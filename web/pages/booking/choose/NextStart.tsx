import { nextPlanStart, planLastDay } from '../../../../api/rules/bookings/plans.ts'
import { BOOKING_WINDOW_DAYS } from '../../../../api/rules/constants.ts'
import { formatShortDay } from '../../../../api/rules/text/format.ts'
import { addDays, type IstDate } from '../../../../api/rules/time/time.ts'
import { bookingDays } from '../../../features/bookings/bookingAddress.ts'
import { BookIncludedSessionButton } from '../../../features/sessions/included/BookIncludedSessionButton.tsx'
import { nextIncluded, planDatesText, type PaidPlan } from '../../../features/sessions/included/paidPlans.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'

interface NextStartProps {
  /** First day on which a package may start; null when the next one is bought already. */
  first: IstDate | null
  /** The packages that run or are to come with this mentor, the soonest first. */
  plans: readonly PaidPlan[]
  now: Date
  /** Last day of the calendar. */
  to: IstDate
}

/** Which packages close the earlier days to somebody who has paid for them, and the way to their sessions. */
export function NextStart({ first, plans, now, to }: NextStartProps) {
  const [running] = plans
  const last = plans.at(-1)
  if (!running || !last) return null
  const included = nextIncluded(plans)
  const dates = `Your Advanced package ${planDatesText(running, now)}.`
  return (
    <Notice
      tone="info"
      title={first === null ? 'Your next Advanced package is already paid for.' : dates}
      actions={included && <BookIncludedSessionButton key={included.id} planKey={included} />}
    >
      {first === null ? (
        <span key="paid">
          {[
            dates,
            `The next one starts on ${formatShortDay(last.startDate)} and runs until ${formatShortDay(planLastDay(last.endDate))}.`,
            'You can book another one once the first has ended.',
          ].join(' ')}
        </span>
      ) : (
        <span key="next">
          {first > to
            ? `You can book the next one from ${formatShortDay(addDays(first, -BOOKING_WINDOW_DAYS))}.`
            : `The next one can start from ${formatShortDay(first)}. Your chat stays open in between.`}
        </span>
      )}
    </Notice>
  )
}

interface PlanStart {
  /** First day on which the next package may start; null when that is bought already. */
  first: IstDate | null
  /** No day of the calendar is open. */
  isClosed: boolean
}

/** When the next package may start, beside those that are paid for with the same mentor. */
export function planStart(plans: readonly PaidPlan[], now: Date): PlanStart {
  const first = nextPlanStart(
    plans.map(({ endDate }) => endDate),
    now,
  )
  return { first, isClosed: first === null || first > bookingDays(now).to }
}
