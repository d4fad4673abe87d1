/** What mentors offer: read when a time is held, and again when it is paid for after the hold has ended. */
import type { Transaction } from '../database/client.ts'
import { daysOffOn } from '../availability/calendars.ts'
import { packageAmount, type PackageType } from '../rules/money/money.ts'
import { isPlanStartOffered, planEnd, planText } from '../rules/bookings/plans.ts'
import { offeredSlots, type AvailabilityWindow, type BusyRange } from '../rules/time/slots.ts'
import { slotText } from '../rules/time/slotText.ts'
import { dateOnly, istDate, type IstDate } from '../rules/time/time.ts'

/** What a mentee wants: a slot's start, or a plan's first day (IST). */
export type WantedBooking = { packageType: 'starter'; startsAt: Date } | { packageType: 'advanced'; startDate: IstDate }

/** What a package of the mentor costs now, in paise. */
export function priceOf(
  packageType: PackageType,
  { starterPackageRate, advancedPackageRate }: { starterPackageRate: number; advancedPackageRate: number },
): number {
  return packageAmount(packageType, packageType === 'starter' ? starterPackageRate : advancedPackageRate)
}

/** A mentor's weekly hours, and what is off on the day in question. */
export interface OfferedHours {
  windows: readonly AvailabilityWindow[]
  off: readonly BusyRange[]
}

/** The columns of a booking that say when; null for what the mentor does not offer now. It does not matter whether it is taken. */
export async function offeredPlace(tx: Transaction, mentorId: number, wanted: WantedBooking, now: Date) {
  if (wanted.packageType === 'advanced') return offeredPlaceIn({ windows: [], off: [] }, wanted, now)
  const windows = await tx.mentorAvailability.findMany({ where: { mentorId } })
  const off = await daysOffOn(tx, mentorId, istDate(wanted.startsAt))
  return offeredPlaceIn({ windows, off }, wanted, now)
}

/** The same for weekly hours that were read before. */
export function offeredPlaceIn({ windows, off }: OfferedHours, wanted: WantedBooking, now: Date) {
  if (wanted.packageType === 'advanced') {
    const { startDate } = wanted
    if (!isPlanStartOffered(startDate, now)) return null
    return {
      selectedTimeSlot: planText(startDate),
      startDate: dateOnly(startDate),
      endDate: dateOnly(planEnd(startDate)),
    }
  }
  const day = istDate(wanted.startsAt)
  const slot = offeredSlots({ windows, busy: [], off, now, from: day, to: day }).find(
    ({ startsAt }) => startsAt.getTime() === wanted.startsAt.getTime(),
  )
  return slot ? { selectedTimeSlot: slotText(slot), startsAt: slot.startsAt, endsAt: slot.endsAt } : null
}
