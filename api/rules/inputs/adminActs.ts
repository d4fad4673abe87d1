/** What administrators do to bookings and registrations, each with words that both sides get. */
import { z } from 'zod/mini'
import { MAXIMUM_AMOUNT_PAISE, NOTE_MAXIMUM } from '../constants.ts'
import { proseOf } from './fields.ts'
import { idField } from './ids.ts'
import { dayField, instantField } from './instants.ts'

export const ADMIN_REASON_MINIMUM = 5

const MISSING = 'Something is missing'

/** Why, in 5 to 500 characters. */
export const reasonField = () =>
  proseOf('Reason', ADMIN_REASON_MINIMUM, NOTE_MAXIMUM, 'Give a reason of at least 5 characters')

function sumField(message: string) {
  return z.int(message).check(z.minimum(0, message), z.maximum(MAXIMUM_AMOUNT_PAISE, message), z.describe('In paise'))
}

const booking = { bookingId: idField('Booking id') }
const chosen = {
  refund: sumField('The refund must be an amount of ₹0 or more'),
  expectedRefundable: sumField('What could be refunded must be an amount that was shown'),
  reason: reasonField(),
}

const SHOWN = 'The start that was shown must be a time'

export const adminCancelSchema = z.object(
  {
    ...booking,
    ...chosen,
    expectedStartsAt: z.nullish(instantField({ required: SHOWN, invalid: SHOWN })),
  },
  MISSING,
)

export const keepUnpaidBookingSchema = z.object({ ...booking, reason: reasonField() }, MISSING)

export const adminMoveSchema = z.object(
  {
    ...booking,
    startsAt: instantField({ required: 'Choose a time', invalid: 'Choose a time to come' }),
    reason: reasonField(),
    anyTime: z.nullish(z.boolean('Any time must be true or false')),
  },
  MISSING,
)

export const adminMovePlanSchema = z.object(
  {
    ...booking,
    endDate: dayField({ required: 'Choose a day', invalid: 'Choose a day such as 2026-11-28' }),
    reason: reasonField(),
  },
  MISSING,
)

export const decideNoShowSchema = z.object(
  {
    ...booking,
    finding: z.enum(['mentee_missed', 'mentor_missed', 'took_place'], 'Say what you found'),
    ...chosen,
  },
  MISSING,
)

export const adminCancelRegistrationSchema = z.object(
  { registrationId: idField('Registration id'), ...chosen },
  MISSING,
)

export const adminMoveRegistrationSchema = z.object(
  { registrationId: idField('Registration id'), workshopId: idField('Workshop id'), reason: reasonField() },
  MISSING,
)
