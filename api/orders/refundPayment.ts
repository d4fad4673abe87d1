import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import { changeMoney } from '../database/actor.ts'
import type { Transaction } from '../database/client.ts'
import type { Administrator } from '../graphql/identity.ts'
import { checkChosenRefund } from '../payments/chosenRefund.ts'
import { owedOf, requestRefund } from '../payments/requestRefund.ts'
import { formatRupees } from '../rules/format.ts'
import { NotFoundError } from '../rules/userErrors.ts'
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
}

/**
 * Gives back a part of a payment, or all that is left of it. Compare and set: of two administrators, and of one who
 * clicks twice, the first counts. Payer and payee get the reason. All of it takes back what was paid for as its kind does.
 * Answers what came of it. Throws NotFoundError, RefundableChangedError, ValidationError.
 */
export async function refundPayment(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  by: Pick<Administrator, 'id' | 'username'>,
  { paymentId, amount, expectedRefundable, reason }: RefundWanted,
): Promise<OrderDone & { message: string }> {
  return await changeMoney(app.db, `administrator:${by.id}`, async (tx) => {
    await tx.$queryRaw`SELECT id FROM payments WHERE id = ${paymentId} FOR UPDATE`
    const payment = await tx.payment.findUnique({ where: { id: paymentId, capturedAt: { not: null } } })
    if (!payment) throw new NotFoundError('Payment not found')
    const { orderId } = payment
    const refundable = await owedOf(tx, payment)
    checkChosenRefund(refundable, { refund: amount, expectedRefundable }, 'amount')
    const refundId = await requestRefund(tx, app, { paymentId, reason: 'by_administrator', amount, note: reason })
    await record(tx, app, by, {
      action: 'payment.refunded',
      subjects: [`payment:${paymentId}`, `refund:${refundId}`, ...(await orderSubjects(tx, orderId))],
      reason,
      before: { refundable },
      after: { refundable: refundable - amount, refund: amount },
    })
    const goes = `${formatRupees(amount)} is on its way back.`
    const rest = refundable - amount
    const then = rest > 0 ? `${formatRupees(rest)} can still be refunded.` : await whatStands(tx, orderId)
    return { orderId, message: then ? `${goes} ${then}` : goes }
  })
}

/** What all of the money having gone back leaves behind, for who has to decide on it. */
async function whatStands(tx: Transaction, orderId: number): Promise<string | null> {
  const { booking, registration } = await tx.paymentOrder.findUniqueOrThrow({
    where: { id: orderId },
    select: { booking: { select: { status: true, startsAt: true } }, registration: { select: { seat: true } } },
  })
  if (registration)
    return registration.seat === 'registered'
      ? 'The seat is kept: another payment counts for it.'
      : 'The seat is given up.'
  if (booking?.status !== 'confirmed') return null
  return `The ${booking.startsAt ? 'session' : 'package'} is still booked. Cancel it if it shouldn't take place.`
}
