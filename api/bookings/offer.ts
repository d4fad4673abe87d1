/** What mentors offer, and for how much: asked when a time is held, and again when it is paid for after the hold has ended. */
import { daysOffOn } from '../availability/calendars.ts'
import type { Transaction } from '../database/client.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { isPlanStartOffered, planEnd, planText } from '../rules/bookings/plans.ts'
import { packageAmount } from '../rules/money/money.ts'
import { SESSION_MINUTES } from '../rules/constants.ts'
import { MINUTE_MS } from '../rules/time/durations.ts'
import { offeredSlots, sessionEnd, type AvailabilityWindow, type BusyRange } from '../rules/time/slots.ts'
import { slotText } from '../rules/time/slotText.ts'
import { dateOnly, istDate, type IstDate } from '../rules/time/time.ts'

/**
 * What a mentee wants: a slot's start, or a plan's first day (IST). `minutes` is how long a booking that is there already
 * lasts; a new one lasts as long as its slot.
 */
export type WantedBooking = { minutes?: number } & (
  | { packageType: 'starter'; startsAt: Date }
  | { packageType: 'advanced'; startDate: IstDate }
)

/** Of a booking, what its price depends on. */
export const PRICED = {
  packageType: true,
  mentor: { select: { starterPackageRate: true, advancedPackageRate: true } },
} as const satisfies Prisma.BookingSelect

export type Priced = Prisma.BookingGetPayload<{ select: typeof PRICED }>

const { mentor: MENTOR, ...BOOKING } = PRICED
const json = (columns: object, alias: string) =>
  Object.keys(columns)
    .map((name) => `'${name}', ${alias}.${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`)
    .join(', ')
/** The same in statements of our own, as arguments of `json_build_object`: of `mentors m`, and of it with `bookings b`. */
export const PRICED_MENTOR_JSON = json(MENTOR.select, 'm')
export const PRICED_JSON = `${json(BOOKING, 'b')}, 'mentor', json_build_object(${PRICED_MENTOR_JSON})`

/** What a booking costs now, in paise: for its order, when it is confirmed late, and as it is shown. */
export const priceOf = ({ packageType, mentor }: Priced): number =>
  packageAmount(packageType, packageType === 'starter' ? mentor?.starterPackageRate : mentor?.advancedPackageRate)

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
    const { startDate, minutes: duration = SESSION_MINUTES } = wanted
    if (!isPlanStartOffered(startDate, now)) return null
    const dates = { startDate: dateOnly(startDate), endDate: dateOnly(planEnd(startDate)) }
    return { selectedTimeSlot: planText(startDate), ...dates, duration }
  }
  const { startsAt, minutes } = wanted
  const day = istDate(startsAt)
  const slots = offeredSlots({ windows, busy: [], off, now, from: day, to: day })
  const slot = slots.find((offered) => offered.startsAt.getTime() === startsAt.getTime())
  if (!slot) return null
  const endsAt = minutes === undefined ? slot.endsAt : sessionEnd(startsAt, minutes)
  const duration = (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS
  return { selectedTimeSlot: slotText(slot), startsAt, endsAt, duration }
}
