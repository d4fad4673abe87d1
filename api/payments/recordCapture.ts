import type { App } from '../app.ts'
import { confirmBooking } from '../bookings/confirmBooking.ts'
import type { Transaction } from '../database/client.ts'
import type { PaymentOrder } from '../generated/prisma/client.ts'
import type { ProviderPayment } from './gateway/entities.ts'
import { requestRefund } from './refunds.ts'

type Deps = Pick<App, 'clock' | 'config' | 'log'>

/**
 * Writes down one captured payment, once: it confirms what the order was opened for, or goes back.
 * `slotLost`: confirming was tried and ran into somebody else's booking.
 */
export async function recordCapture(
  tx: Transaction,
  app: Deps,
  orderId: number,
  payment: ProviderPayment,
  { slotLost }: { slotLost: boolean },
): Promise<void> {
  // Verify, webhook and reconciler queue up here; the later ones find the row below.
  await tx.$queryRaw`SELECT id FROM payment_orders WHERE id = ${orderId} FOR UPDATE`
  const order = await tx.paymentOrder.findUniqueOrThrow({ where: { id: orderId } })
  if (await tx.payment.findUnique({ where: { providerPaymentId: payment.id }, select: { id: true } })) return
  const isOurs =
    payment.orderId === order.providerOrderId && payment.amount === order.amount && payment.currency === order.currency
  const row = await tx.payment.create({
    data: paymentRow(order, payment, isOurs, app.clock.now()),
    select: { id: true },
  })
  const reason = !isOurs
    ? 'amount_mismatch'
    : order.status === 'paid'
      ? 'duplicate_payment'
      : slotLost
        ? 'slot_lost'
        : null
  if (reason === null && (await confirmBooking(tx, app, order, { id: row.id, providerPaymentId: payment.id }))) {
    await settle(tx, order, app.clock.now())
    return
  }
  if (reason !== 'duplicate_payment') await settle(tx, order, app.clock.now())
  if (reason === 'amount_mismatch')
    app.log.error(
      { orderId, paymentId: payment.id, amount: payment.amount, expected: order.amount },
      'payment does not match its order, refunding it',
    )
  await requestRefund(tx, app, { paymentId: row.id, reason: reason ?? 'slot_lost' })
}

function paymentRow(order: PaymentOrder, payment: ProviderPayment, isOurs: boolean, now: Date) {
  // A wrong amount is all to be given back: nothing of it is anybody's earning.
  const split = isOurs
    ? { platformFee: order.platformFee, mentorEarning: order.mentorEarning }
    : { platformFee: payment.amount, mentorEarning: 0 }
  return {
    orderId: order.id,
    menteeId: order.menteeId,
    providerPaymentId: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    status: 'captured' as const,
    paymentMethod: payment.method,
    ...split,
    capturedAt: now,
    createdAt: now,
  }
}

async function settle(tx: Transaction, order: PaymentOrder, now: Date): Promise<void> {
  await tx.paymentOrder.update({ where: { id: order.id }, data: { status: 'paid', settledAt: now, nextCheckAt: null } })
}
