import type { PackageType } from '../../../api/rules/money.ts'
import { istDate, type IstDate } from '../../../api/rules/time.ts'
import type { BookingFlow } from './bookingFlow.ts'

/** Day of the session, or the first of a plan, IST; null while none is chosen. */
export function sessionDate(
  { startsAt, startDate }: Pick<BookingFlow, 'startsAt' | 'startDate'>,
  packageType: PackageType,
): IstDate | null {
  if (packageType === 'advanced') return startDate
  return startsAt && istDate(new Date(startsAt))
}
