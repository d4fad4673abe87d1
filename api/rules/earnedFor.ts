import { formatPastDay, formatRequestDate } from './format.ts'
import { parseSlotText } from './slotText.ts'

interface Earned {
  isPlan: boolean
  selectedTimeSlot: string
  /** Null for a session or a plan. */
  workshopTitle: string | null
}

/** `Session, 28 Nov 2026, 10:30 am`, `Advanced package, 1 Dec 2026 to 31 Dec 2026`, `Workshop: Drift by hand, 5 Dec 2026, 4:00 pm`. */
export function earnedFor({ isPlan, selectedTimeSlot, workshopTitle }: Earned): string {
  const startsAt = parseSlotText(selectedTimeSlot)
  if (startsAt)
    return `${workshopTitle === null ? 'Session' : `Workshop: ${workshopTitle}`}, ${formatRequestDate(startsAt)}`
  const [from, to] = selectedTimeSlot.split(' to ')
  const days = from && to ? `, ${formatPastDay(from)} to ${formatPastDay(to)}` : ''
  return `${isPlan ? 'Advanced package' : 'Session'}${days}`
}
