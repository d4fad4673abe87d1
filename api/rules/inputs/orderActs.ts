/** What administrators do with orders, payments and refunds. */
import { z } from 'zod/mini'
import { MAXIMUM_AMOUNT_PAISE } from '../constants.ts'
import { reasonField } from './adminActs.ts'
import { idField } from './ids.ts'

const MISSING = 'Something is missing'
const sum = (message: string, least: number) =>
  z.int(message).check(z.minimum(least, message), z.maximum(MAXIMUM_AMOUNT_PAISE, message))

export const recheckOrderSchema = z.object({ orderId: idField('Order id') }, MISSING)

export const refundPaymentSchema = z.object(
  {
    paymentId: idField('Payment id'),
    amount: sum('Enter an amount of more than ₹0', 1),
    expectedRefundable: sum('What could be refunded must be an amount that was shown', 0),
    reason: reasonField(),
  },
  MISSING,
)

export const retryRefundSchema = z.object({ refundId: idField('Refund id') }, MISSING)

/** Why nothing is owed any more, for the log. */
export const resolveRefundSchema = z.object({ refundId: idField('Refund id'), note: reasonField() }, MISSING)
