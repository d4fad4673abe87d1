import type { z } from 'zod/mini'
import { formatRupees } from '../rules/text/format.ts'
import { mutation } from '../graphql/mutation.ts'
import { administratorOf, type Administrator } from '../graphql/identity.ts'
import { CHANGE_ERRORS } from '../graphql/errors.ts'
import { DisputedPaymentError, RefundableChangedError } from '../payments/paymentErrors.graphql.ts'
import { refundPaymentSchema } from '../rules/inputs/adminActs.ts'
import { NotFoundError, ValidationError } from '../rules/userErrors.ts'
import { orderField, type OrderDone, orderSubjects } from './orderActs.ts'
import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import { changeMoney } from '../database/transaction.ts'
import { checkChosenRefund, requestRefund } from '../payments/refunds/requestRefund.ts'
import { cancelForTeam } from '../bookings/admin/adminBooking.ts'
import { lockBooking } from '../bookings/locks.ts'
import { isDisputed } from '../payments/disputes/openDisputes.ts'
import { FULL_REFUND, fullRefund } from './orderPayment.graphql.ts'
import { owedOf, lockPayment } from '../payments/moneyPlaces.ts'
import { SMALLEST_REFUND } from '../rules/constants.ts'

/**
 * Of two administrators, and of one who clicks twice, the first counts. All of it takes back what was paid for as its kind
 * does. Answers what came of it. Throws NotFoundError, RefundableChangedError, DisputedPaymentError, ValidationError.
 */
export async function refundPayment(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  by: Pick<Administrator, 'id' | 'username'>,
  { paymentId, amount, expectedRefundable, reason, cancel }: z.infer<typeof refundPaymentSchema>,
): Promise<OrderDone & { message: string }> {
  return await changeMoney(app.db, `administrator:${by.id}`, async (tx) => {
    const where = { id: paymentId, capturedAt: { not: null } }
    const found = await tx.payment.findUnique({ where, select: { order: { select: { bookingId: true } } } })
    if (!found) throw new NotFoundError('Payment not found')
    // People and booking are locked before their money, as for others who cancel.
    const booking =
      cancel && found.order.bookingId !== null ? await lockBooking(tx, { id: found.order.bookingId }) : null
    await lockPayment(tx, paymentId)
    const payment = await tx.payment.findUniqueOrThrow({ where, select: { orderId: true, ...FULL_REFUND } })
    const { orderId } = payment
    // The payer's bank decides where that money goes, so the provider refunds nothing of it.
    if (await isDisputed(tx, payment)) throw new DisputedPaymentError()
    const refundable = await owedOf(tx, { id: paymentId })
    checkChosenRefund(refundable, { refund: amount, expectedRefundable }, 'amount')
    const outcome = fullRefund(payment)
    if (cancel && (amount < refundable || booking === null || outcome.bookingId === null))
      throw new ValidationError([{ path: 'cancel', message: 'There is nothing to cancel with this refund' }])
    const isWhole = amount === refundable
    const subjects = await orderSubjects(tx, orderId)
    if (booking && cancel) await cancelForTeam(tx, app, by, booking, { refund: amount, expectedRefundable, reason })
    const refundId = cancel
      ? null
      : await requestRefund(tx, app, { paymentId, reason: 'by_administrator', amount, note: reason })
    await record(tx, app, by, {
      action: 'payment.refunded',
      subjects: [`payment:${paymentId}`, ...(refundId === null ? [] : [`refund:${refundId}` as const]), ...subjects],
      reason,
      before: { refundable },
      after: { refundable: refundable - amount, refund: amount },
    })
    const goes =
      amount < SMALLEST_REFUND
        ? `The provider can't send ${formatRupees(amount)}. It is in the work queue, so that you can return it another way.`
        : `${formatRupees(amount)} is being refunded.`
    const then = cancel
      ? CANCELLED
      : isWhole
        ? outcome.text
        : `${formatRupees(refundable - amount)} can still be refunded.`
    return { orderId, message: `${goes} ${then}` }
  })
}

const CANCELLED = 'The booking is cancelled.'

mutation('refundPayment', {
  description: 'Gives back a payment or a part of it; payer and payee are told why. Administrators only.',
  authScopes: { admin: true },
  errors: [...CHANGE_ERRORS, RefundableChangedError, DisputedPaymentError],
  input: {
    description: 'What goes back of which payment, and why.',
    argument: 'What goes back, and why.',
    fields: (t) => ({
      paymentId: t.int({ description: 'Numeric id of the payment.' }),
      amount: t.field({ type: 'Paise', description: 'What goes back: all that is left, or a part of ₹1 or more.' }),
      expectedRefundable: t.field({
        type: 'Paise',
        description: '`refundable` as it was shown: when it is another by now, nothing is done.',
      }),
      reason: t.string({ description: 'For payer and payee, 5 to 500 characters.' }),
      cancel: t.boolean({
        required: false,
        description: 'Whether to cancel what it paid for in the same act, with all that is left: see `fullRefund`.',
      }),
    }),
    schema: refundPaymentSchema,
  },
  resolve: (context, input) => refundPayment(context, administratorOf(context), input),
  payload: {
    description: 'The money is on its way back.',
    fields: (t) => ({
      order: orderField(t),
      message: t.exposeString('message', {
        description: 'What came of it, and what still stands, in a sentence or two.',
      }),
    }),
  },
})
