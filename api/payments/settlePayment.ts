/**
 * The one way from "paid" to "confirmed or refunded": the browser's verify call, the webhook and the reconciler all
 * come through here, in any order and at once. It only moves forward.
 */
import type { App } from '../app.ts'
import { inTransaction, violates } from '../database/transaction.ts'
import type { PaymentOrder } from '../generated/prisma/client.ts'
import type { ProviderPayment } from './gateway/entities.ts'
import { PaymentProviderRefusedError } from './gateway/errors.ts'
import { recordCapture } from './recordCapture.ts'

/** What is now true of an order. `open`: no money has been captured yet. */
export type Settlement =
  | { outcome: 'confirmed'; bookingId: number }
  | { outcome: 'refunded'; bookingId: number | null }
  | { outcome: 'open' }
  | { outcome: 'unknown' }

type Deps = Pick<App, 'db' | 'clock' | 'config' | 'gateway' | 'log'>

/** Constraints that say the slot, or the month, is somebody else's by now. */
const LOST = ['bookings_mentor_no_overlap', 'bookings_mentee_no_overlap', 'plan_subscriptions_one_active']

/** Asks the provider what was paid for this order and makes it so. Throws PaymentProviderUnavailableError. */
export async function settlePayment(app: Deps, providerOrderId: string): Promise<Settlement> {
  const order = await app.db.paymentOrder.findUnique({ where: { providerOrderId } })
  if (!order) return { outcome: 'unknown' }
  const payments = await app.gateway.fetchOrderPayments(providerOrderId)
  for (const payment of payments) {
    const captured = await capturedPayment(app, payment)
    if (captured) await record(app, order, captured)
  }
  return await settlementOf(app, order.id)
}

/** Our own knowledge of the order, without asking anyone. */
export async function settlementOf({ db }: Pick<App, 'db'>, orderId: number): Promise<Settlement> {
  const order = await db.paymentOrder.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      status: true,
      bookingId: true,
      booking: { select: { status: true, orderId: true } },
      providerOrderId: true,
      payments: { select: { id: true } },
    },
  })
  if (order.payments.length === 0) return { outcome: 'open' }
  const isConfirmed =
    order.booking &&
    ['confirmed', 'completed'].includes(order.booking.status) &&
    order.booking.orderId === order.providerOrderId
  return isConfirmed && order.bookingId !== null
    ? { outcome: 'confirmed', bookingId: order.bookingId }
    : { outcome: 'refunded', bookingId: order.bookingId }
}

/** The payment once its money is ours; an authorised one is captured now. Null when there is nothing to take. */
async function capturedPayment({ gateway, log }: Deps, payment: ProviderPayment): Promise<ProviderPayment | null> {
  if (payment.status === 'captured' || payment.status === 'refunded') return payment
  if (payment.status !== 'authorized') return null
  try {
    return await gateway.capturePayment(payment.id, payment.amount, payment.currency)
  } catch (error) {
    if (!(error instanceof PaymentProviderRefusedError)) throw error
    // Automatic capture was faster, or the authorisation has lapsed: the provider's word decides.
    log.warn({ paymentId: payment.id, reason: error.description }, 'capture refused')
    const now = await gateway.fetchPayment(payment.id)
    return now?.status === 'captured' ? now : null
  }
}

async function record(app: Deps, order: PaymentOrder, payment: ProviderPayment): Promise<void> {
  try {
    await inTransaction(app.db, (tx) => recordCapture(tx, app, order.id, payment, { slotLost: false }))
  } catch (error) {
    if (LOST.some((constraint) => violates(error, constraint)))
      await inTransaction(app.db, (tx) => recordCapture(tx, app, order.id, payment, { slotLost: true }))
    else throw error
  }
}
