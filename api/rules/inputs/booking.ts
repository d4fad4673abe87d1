import { z } from 'zod/mini'
import { AGENDA_MINIMUM, MAXIMUM_AMOUNT_PAISE, PROSE_MAXIMUM, URL_MAXIMUM } from '../constants.ts'
import { BOOKING_MESSAGES } from '../bookings/bookingMessages.ts'
import { PACKAGE_TYPES } from '../money/money.ts'
import { isObject, proseOf, isHttpsUrl, withHttps } from './fields/fields.ts'
import { idField, dayField, instantField } from './fields/idsAndTimes.ts'

/** What the session is to be about. */
export function agendaField() {
  return proseOf('Agenda', AGENDA_MINIMUM, PROSE_MAXIMUM, BOOKING_MESSAGES.agenda)
}

/** The details step of the booking form. */
export const bookingDetailsSchema = z.object({ agenda: agendaField() })

/** starter when nothing is said. */
export function packageTypeField() {
  return z.pipe(
    z.nullish(z.enum(PACKAGE_TYPES, BOOKING_MESSAGES.packageType)),
    z.transform((type: (typeof PACKAGE_TYPES)[number] | null | undefined) => type ?? 'starter'),
  )
}

/** Taking a slot for the minutes it takes to pay. */
export const slotHoldSchema = z.object(
  {
    mentorId: idField('Mentor id'),
    startsAt: instantField({ required: BOOKING_MESSAGES.slot, invalid: BOOKING_MESSAGES.notOffered }),
  },
  BOOKING_MESSAGES.incomplete,
)
export type SlotHold = z.infer<typeof slotHoldSchema>

const slot = instantField({ required: BOOKING_MESSAGES.incomplete, invalid: BOOKING_MESSAGES.notOffered })
const day = dayField({ required: BOOKING_MESSAGES.incomplete, invalid: BOOKING_MESSAGES.startNotOffered })

/**
 * An order: `startsAt` for starter, `startDate` (IST) for advanced; the other is ignored. `amount` is what the
 * client believes it costs, in paise.
 */
export const bookingOrderSchema = z
  .object(
    {
      mentorId: idField('Mentor id'),
      packageType: packageTypeField(),
      startsAt: z.optional(z.nullable(slot)),
      startDate: z.optional(z.nullable(day)),
      agenda: agendaField(),
      amount: z.optional(
        z.nullable(
          z
            .int(BOOKING_MESSAGES.amount)
            .check(z.minimum(0, BOOKING_MESSAGES.amount), z.maximum(MAXIMUM_AMOUNT_PAISE, BOOKING_MESSAGES.amount)),
        ),
      ),
    },
    BOOKING_MESSAGES.incomplete,
  )
  .check(
    z.refine((order) => order.packageType !== 'starter' || hasValue(order.startsAt), {
      path: ['startsAt'],
      error: BOOKING_MESSAGES.incomplete,
      when: isObject,
    }),
    z.refine((order) => order.packageType !== 'advanced' || hasValue(order.startDate), {
      path: ['startDate'],
      error: BOOKING_MESSAGES.incomplete,
      when: isObject,
    }),
  )
export type BookingOrder = z.infer<typeof bookingOrderSchema>

function hasValue(value: unknown): boolean {
  return value !== undefined && value !== null
}

/** Where a confirmed session is held. */
export const meetingLinkSchema = z.object({
  bookingId: z.int(),
  meetingLink: z.string().check(
    z.trim(),
    z.overwrite((text) => (text === '' ? '' : withHttps(text))),
    z.maxLength(URL_MAXIMUM, { error: 'Meeting link is too long', abort: true }),
    z.refine(isHttpsUrl, 'Please enter a valid https link'),
  ),
})
