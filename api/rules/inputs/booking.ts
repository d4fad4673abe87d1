import { z } from 'zod/mini'
import { AGENDA_MINIMUM, MAXIMUM_AMOUNT_PAISE, PROSE_MAXIMUM } from '../constants.ts'
import { BOOKING_MESSAGES } from '../bookings/bookingMessages.ts'
import { PACKAGE_TYPES, type PackageType } from '../money/money.ts'
import { asLink, isObject, proseOf, form } from './fields/fields.ts'
import { idField, dayField, instantField } from './fields/idsAndTimes.ts'

export function agendaField() {
  return proseOf('Agenda', AGENDA_MINIMUM, PROSE_MAXIMUM, BOOKING_MESSAGES.agenda)
}

export const bookingDetailsSchema = z.object({ agenda: agendaField() })

export function packageTypeField() {
  return z.pipe(
    z.nullish(z.enum(PACKAGE_TYPES, BOOKING_MESSAGES.packageType)),
    z.transform((type: PackageType | null | undefined) => type ?? 'starter'),
  )
}

/** Taking a slot for the minutes it takes to pay. */
export const slotHoldSchema = form(BOOKING_MESSAGES.incomplete, {
  mentorId: idField('Mentor id'),
  startsAt: instantField({ required: BOOKING_MESSAGES.slot, invalid: BOOKING_MESSAGES.notOffered }),
})
export type SlotHold = z.infer<typeof slotHoldSchema>

const slot = instantField({ required: BOOKING_MESSAGES.incomplete, invalid: BOOKING_MESSAGES.notOffered })
const day = dayField({ required: BOOKING_MESSAGES.incomplete, invalid: BOOKING_MESSAGES.startNotOffered })

/** An order: `startsAt` for starter, `startDate` (IST) for advanced. `amount` is what the client expects, in paise. */
export const bookingOrderSchema = form(BOOKING_MESSAGES.incomplete, {
  mentorId: idField('Mentor id'),
  packageType: packageTypeField(),
  startsAt: z.nullish(slot),
  startDate: z.nullish(day),
  agenda: agendaField(),
  amount: z.nullish(
    z
      .int(BOOKING_MESSAGES.amount)
      .check(z.minimum(0, BOOKING_MESSAGES.amount), z.maximum(MAXIMUM_AMOUNT_PAISE, BOOKING_MESSAGES.amount)),
  ),
}).check(neededFor('starter', 'startsAt'), neededFor('advanced', 'startDate'))
export type BookingOrder = z.infer<typeof bookingOrderSchema>

function neededFor(type: PackageType, path: 'startsAt' | 'startDate') {
  return z.refine<{ packageType: PackageType; startsAt?: unknown; startDate?: unknown }>(
    (order) => order.packageType !== type || (order[path] ?? null) !== null,
    { path: [path], error: BOOKING_MESSAGES.incomplete, when: isObject },
  )
}

const LINK = 'Please enter a valid https link'

export const meetingLinkSchema = z.object({
  bookingId: z.int(),
  meetingLink: z.string().check(...asLink(LINK, 'Meeting link is too long'), z.minLength(1, LINK)),
})
