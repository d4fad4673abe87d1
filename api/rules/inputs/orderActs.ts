/** What administrators do with orders, payments and refunds. */
import { z } from 'zod/mini'
import { MAXIMUM_AMOUNT_PAISE } from '../constants.ts'
import { REFUND_DECISIONS } from '../refundDecisions.ts'
import { reasonField } from './adminActs.ts'
import { idField } from './ids.ts'
import { dayField, instantField } from './instants.ts'

const LAST_CHANGE = 'Say when the dispute as it was shown had last changed'
const MISSING = 'Something is missing'
const sum = (message: string, least: number) =>
  z.int(message).check(z.minimum(least, message), z.maximum(MAXIMUM_AMOUNT_PAISE, message), z.describe('In paise'))

export const recheckOrderSchema = z.object({ orderId: idField('Order id') }, MISSING)

export const refundPaymentSchema = z.object(
  {
    paymentId: idField('Payment id'),
    amount: sum('Enter an amount of more than ₹0', 1),
    expectedRefundable: sum('What could be refunded must be an amount that was shown', 0),
    reason: reasonField(),
    cancel: z.nullish(z.boolean('Cancel must be true or false')),
  },
  MISSING,
)

export const retryRefundSchema = z.object({ refundId: idField('Refund id') }, MISSING)

export const reopenRefundSchema = retryRefundSchema

/** What is decided about a refund that waits. */
export const resolveRefundSchema = z.object(
  {
    refundId: idField('Refund id'),
    decision: z.enum(REFUND_DECISIONS, 'Say what is decided'),
    note: reasonField(),
    returnedOn: z.nullish(dayField({ required: 'Choose a day', invalid: 'Choose a day such as 2026-11-28' })),
  },
  MISSING,
)

/** What was done about a dispute as it was shown, for the log. */
export const resolveDisputeSchema = z.object(
  {
    disputeId: idField('Dispute id'),
    expectedUpdatedAt: instantField({ required: LAST_CHANGE, invalid: LAST_CHANGE }),
    note: reasonField(),
  },
  MISSING,
)
