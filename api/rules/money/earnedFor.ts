import { formatPastDay, formatRequestDate } from '../text/format.ts'
import { planLastDay } from '../bookings/plans.ts'
import { parseSlotText } from '../time/parseSlotText.ts'
import { isIstDate } from '../time/time.ts'

interface Earned {
  isPlan: boolean
  selectedTimeSlot: string
  /** Null for a session or a plan. */
  workshopTitle: string | null
}

/** `Session, 28 Nov 2026, 10:30 am`, `Advanced package, 1 Dec 2026 to 30 Dec 2026`, `Workshop: Drift by hand, 5 Dec 2026, 4:00 pm`. */
export function earnedFor({ isPlan, selectedTimeSlot, workshopTitle }: Earned): string {
  const startsAt = parseSlotText(selectedTimeSlot)
  if (startsAt)
    return `${workshopTitle === null ? 'Session' : `Workshop: ${workshopTitle}`}, ${formatRequestDate(startsAt)}`
  const [from, to] = selectedTimeSlot.split(' to ')
  // What is stored is the day with whose beginning access ends.
  const days = from && to && isIstDate(to) ? `, ${formatPastDay(from)} to ${formatPastDay(planLastDay(to))}` : ''
  return `${isPlan ? 'Advanced package' : 'Session'}${days}`
}
