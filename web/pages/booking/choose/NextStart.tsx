import { BOOKING_WINDOW_DAYS } from '../../../../api/rules/constants.ts'
import { formatShortDay } from '../../../../api/rules/format.ts'
import { planLastDay } from '../../../../api/rules/plans.ts'
import { addDays, type IstDate } from '../../../../api/rules/time.ts'
import { Notice } from '../../../ui/Notice.tsx'

interface NextStartProps {
  /** First day on which a package may start; null when the next one is bought already. */
  first: IstDate | null
  /** End dates of the packages that run or are to come with this mentor, the soonest first. */
  ends: readonly IstDate[]
  today: IstDate
  /** Last day of the calendar. */
  to: IstDate
}

/** Why earlier days are closed to somebody whose package with this mentor runs. Nothing without one. */
export function NextStart({ first, ends, today, to }: NextStartProps) {
  if (first === today) return null
  if (first === null) {
    const last = ends.at(-1)
    return (
      <Notice tone="info" title="Your next Advanced package is already paid for.">
        {last && <span>It runs until {formatShortDay(planLastDay(last))}. </span>}
        <span>You can book another one once the present one has ended.</span>
      </Notice>
    )
  }
  return (
    <Notice tone="info" title={`Your Advanced package runs until ${formatShortDay(planLastDay(first))}.`}>
      {first > to
        ? `You can book the next one from ${formatShortDay(addDays(first, -BOOKING_WINDOW_DAYS))}.`
        : `The next one can start from ${formatShortDay(first)}. Your chat stays open in between.`}
    </Notice>
  )
}
