/** What administrators do to bookings, registrations, conversations, orders, payments and refunds; reasons are sent to both sides. */
import { z } from 'zod/mini'
import { MAXIMUM_AMOUNT_PAISE, NOTE_MAXIMUM, REPORT_DETAILS_MAXIMUM } from '../constants.ts'
import { proseOf, requiredProse, optionalProse, form } from './fields/fields.ts'
import { idField, dayField, instantField } from './fields/idsAndTimes.ts'
import { REFUND_DECISIONS } from '../money/refundReasons.ts'

const ADMIN_REASON_MINIMUM = 5

const MISSING = 'Something is missing'

export const reasonField = () =>
  proseOf('Reason', ADMIN_REASON_MINIMUM, NOTE_MAXIMUM, 'Give a reason of at least 5 characters')

function sumField(message: string, least = 0) {
  return z
    .int(message)
    .check(z.minimum(least, message), z.maximum(MAXIMUM_AMOUNT_PAISE, message), z.describe('In paise'))
}

const booking = { bookingId: idField('Booking id') }
const chosen = {
  refund: sumField('The refund must be an amount of ₹0 or more'),
  expectedRefundable: sumField('What could be refunded must be an amount that was shown'),
  reason: reasonField(),
}

const SHOWN = 'The start that was shown must be a time'
const shownStart = { expectedStartsAt: z.nullish(instantField({ required: SHOWN, invalid: SHOWN })) }
const SHOWN_END = 'The end date that was shown must be a day such as 2026-11-28'
const shownWorkshop = { expectedWorkshopId: z.nullish(idField('Id of the workshop that was shown')) }

export const adminCancelSchema = form(MISSING, {
  ...booking,
  ...chosen,
  ...shownStart,
  expectedKept: z.nullish(z.boolean('Kept as it was shown must be true or false')),
})

export const keepUnpaidBookingSchema = form(MISSING, { ...booking, reason: reasonField() })

export const adminMoveSchema = form(MISSING, {
  ...booking,
  startsAt: instantField({ required: 'Choose a time', invalid: 'Choose a time to come' }),
  ...shownStart,
  reason: reasonField(),
  anyTime: z.nullish(z.boolean('Any time must be true or false')),
})

export const adminMovePlanSchema = form(MISSING, {
  ...booking,
  endDate: dayField({ required: 'Choose a day', invalid: 'Choose a day such as 2026-11-28' }),
  expectedEndDate: z.nullish(dayField({ required: SHOWN_END, invalid: SHOWN_END })),
  reason: reasonField(),
})

export const decideNoShowSchema = form(MISSING, {
  ...booking,
  finding: z.enum(['mentee_missed', 'mentor_missed', 'took_place'], 'Say what you found'),
  ...chosen,
})

export const adminCancelRegistrationSchema = form(MISSING, {
  registrationId: idField('Registration id'),
  ...shownWorkshop,
  ...chosen,
})

export const adminMoveRegistrationSchema = form(MISSING, {
  registrationId: idField('Registration id'),
  workshopId: idField('Workshop id'),
  ...shownWorkshop,
  reason: reasonField(),
})

export const openTranscriptSchema = form('The reason is missing', {
  conversationId: idField('Conversation id'),
  reason: reasonField(),
})

export const resolveConversationReportSchema = form('The note is missing', {
  reportId: z.int('Report is required'),
  note: requiredProse('Note', REPORT_DETAILS_MAXIMUM),
})

const LAST_CHANGE = 'Say when the dispute as it was shown had last changed'

export const recheckOrderSchema = form(MISSING, { orderId: idField('Order id') })

export const refundPaymentSchema = form(MISSING, {
  paymentId: idField('Payment id'),
  amount: sumField('Enter an amount of more than ₹0', 1),
  expectedRefundable: sumField('What could be refunded must be an amount that was shown'),
  reason: reasonField(),
  cancel: z.nullish(z.boolean('Cancel must be true or false')),
})

export const retryRefundSchema = form(MISSING, { refundId: idField('Refund id') })

export const resolveRefundSchema = form(MISSING, {
  refundId: idField('Refund id'),
  decision: z.enum(REFUND_DECISIONS, 'Say what is decided'),
  note: reasonField(),
  returnedOn: z.nullish(dayField({ required: 'Choose a day', invalid: 'Choose a day such as 2026-11-28' })),
})

export const resolveDisputeSchema = form(MISSING, {
  disputeId: idField('Dispute id'),
  expectedUpdatedAt: instantField({ required: LAST_CHANGE, invalid: LAST_CHANGE }),
  note: reasonField(),
})

interface Wish {
  refundAll?: boolean | null | undefined
  reason?: string | undefined
}

const WORKSHOP_MISSING = 'Workshop is required'
const wish = {
  refundAll: z.nullish(z.boolean('Refund all must be true or false')),
  reason: optionalProse('Reason', NOTE_MAXIMUM),
}
const reasonIfRefunded = z.refine<Wish>(
  ({ refundAll, reason = '' }) => !refundAll || reason.length >= ADMIN_REASON_MINIMUM,
  { error: 'Give a reason of at least 5 characters', path: ['reason'] },
)

/** A workshop that goes; with all refunds, it needs a reason. */
export const deleteWorkshopSchema = form(WORKSHOP_MISSING, {
  id: z.int(WORKSHOP_MISSING),
  ...wish,
  expectedRefund: z.nullish(z.int()),
}).check(reasonIfRefunded)

/** The same over REST, where the path names the workshop. */
export const deleteWorkshopBodySchema = form('The wish is missing', wish).check(reasonIfRefunded)
