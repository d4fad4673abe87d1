import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import { changeMoney } from '../database/actor.ts'
import type { Transaction } from '../database/client.ts'
import type { Administrator } from '../graphql/identity.ts'
import { checkChosenRefund } from '../payments/chosenRefund.ts'
import { owedOf, requestRefund } from '../payments/requestRefund.ts'
import { SMALLEST_REFUND } from '../payments/smallestRefund.ts'
import { formatRupees } from '../rules/text/format.ts'
import { NotFoundError, ValidationError } from '../rules/userErrors.ts'
import { lockForAct } from '../bookings/adminBooking.ts'
import { cancelForTeam } from '../bookings/adminCancelBooking.ts'
import { OPEN_DISPUTES } from '../payments/openDisputes.ts'
import { DisputedPaymentError } from '../payments/paymentErrors.ts'
import { FULL_REFUND, fullRefund } from './fullRefund.ts'
import { orderSubjects } from './orderSubjects.ts'
import type { OrderDone } from './orderPayload.ts'

export interface RefundWanted {
  paymentId: number
  /** Paise. */
  amount: number
  /** Paise that the administrator was shown as what can go back. */
  expectedRefundable: number
  /** For payer and payee. */
  reason: string
  /** Whether the booking that it paid for is cancelled in the same act; only with all that is left. */
  cancel?: boolean | undefined
}

/**
 * Gives back a part of a payment, or all that is left of it. Compare and set: of two administrators, and of one who
 * clicks twice, the first counts. Payer and payee get the reason. All of it takes back what was paid for as its kind does,
 * and cancels the booking in the same act when that is chosen.
 * Answers what came of it. Throws NotFoundError, RefundableChangedError, DisputedPaymentError, ValidationError.
 */
export async function refundPayment(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  by: Pick<Administrator, 'id' | 'username'>,
  { paymentId, amount, expectedRefundable, reason, cancel = false }: RefundWanted,
): Promise<OrderDone & { message: string }> {
  return await changeMoney(app.db, `administrator:${by.id}`, async (tx) => {
    const where = { id: paymentId, capturedAt: { not: null } }
    const found = await tx.payment.findUnique({ where, select: { order: { select: { bookingId: true } } } })
    if (!found) throw new NotFoundError('Payment not found')
    // People and booking are locked before their money, as for others who cancel.
    const booking = cancel && found.order.bookingId !== null ? await lockForAct(tx, found.order.bookingId) : null
    await tx.$queryRaw`SELECT id FROM payments WHERE id = ${paymentId} FOR UPDATE`
    const payment = await tx.payment.findUniqueOrThrow({ where, select: { orderId: true, ...FULL_REFUND } })
    const { orderId } = payment
    await checkDisputes(tx, paymentId)
    const refundable = await owedOf(tx, { id: paymentId })
    checkChosenRefund(refundable, { refund: amount, expectedRefundable }, 'amount')
    const outcome = fullRefund(payment)
    if (cancel && (amount < refundable || booking === null || outcome.bookingId === null))
      throw new ValidationError([{ path: 'cancel', message: 'There is nothing to cancel with this refund' }])
    const isWhole = amount === refundable
    const subjects = await orderSubjects(tx, orderId)
    if (booking && cancel) {
      const bookingId = booking.id
      await cancelForTeam(tx, app, by, booking, { bookingId, refund: amount, expectedRefundable, reason })
    }
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

const CANCELLED = 'The booking is cancelled, and we email both sides.'

/** The provider refuses to refund what the payer's bank disputes: the bank decides where that money goes. */
async function checkDisputes(tx: Transaction, paymentId: number): Promise<void> {
  if ((await tx.dispute.count({ where: { paymentId, ...OPEN_DISPUTES } })) > 0) throw new DisputedPaymentError()
}
