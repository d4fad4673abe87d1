import { formatWeekday } from '../../../../api/rules/format.ts'
import { weekdayOf, type IstDate } from '../../../../api/rules/time.ts'
import { plural } from '../../../lib/plural.ts'

interface PreviewDay {
  readonly date: IstDate
  readonly slots: readonly unknown[]
}

/** "no slots", "1 slot", "21 slots". */
export function slotsText(count: number): string {
  return count === 0 ? 'no slots' : plural(count, 'slot')
}

/** The slots of the next week, Monday to Sunday, which two weeks from today always hold; `4 on Tuesday, 13 on Saturday`. */
export function nextWeek(days: readonly PreviewDay[]): { count: number; days: string } {
  const monday = days.findIndex(({ date }, ahead) => ahead > 0 && weekdayOf(date) === 1)
  const open = days.slice(monday, monday + 7).filter(({ slots }) => slots.length > 0)
  return {
    count: open.reduce((sum, { slots }) => sum + slots.length, 0),
    days: open.map(({ date, slots }) => `${slots.length} on ${formatWeekday(date)}`).join(', '),
  }
}

interface Offering {
  /** Null for nobody but the mentor. */
  status: string | null | undefined
  available: boolean
}

/** Why students see no slot at all, whatever the hours; null when they see them. */
export function whyNotOffered({ status, available }: Offering): string | null {
  if (status === 'REJECTED') return 'Your application was not accepted, so students see no slots.'
  if (status !== 'ACCEPTED') return 'We are still reviewing your application, so students see no slots yet.'
  return available ? null : 'You are shown as Busy, so students see no slots until you are Available again.'
}
