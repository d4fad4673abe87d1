import { purchaseOf } from '../../contracts/purchase.ts'
import type { RefundReason } from '../../rules/money/refundReasons.ts'
import type { App } from '../../app.ts'
import type { MoneyTransaction } from '../../database/transaction.ts'
import type { PaymentOrder } from '../../generated/prisma/client.ts'
import type { ProviderPayment, ProviderRefund } from '../../provider/entities.ts'
import { firstLateCheck } from '../retryTimes.ts'
import { takeOverRefunds } from '../refunds/reconcileRefunds.ts'
import { giveBack, requestRefund } from '../refunds/requestRefund.ts'
import { isReturned, OWED } from '../moneyPlaces.ts'

/** What the provider says of a payment that has arrived, and of all that went back of it. */
interface Capture {
  payment: ProviderPayment
  refunds: readonly ProviderRefund[]
}

type Deps = Pick<App, 'clock' | 'config' | 'log' | 'parts'>

/** Writes a captured payment down, once: it confirms its order or is refunded. `lost`: why a first try was refused. */
export async function recordCapture(
  tx: MoneyTransaction,
  app: Deps,
  orderId: number,
  { payment, refunds }: Capture,
  lost: RefundReason | null,
): Promise<void> {
  // The verify call, the webhook and the reconciler wait for each other here; the later ones find the row.
  await tx.$queryRaw`SELECT id FROM payment_orders WHERE id = ${orderId} FOR UPDATE`
  const order = await tx.paymentOrder.findUniqueOrThrow({ where: { id: orderId } })
  if (await tx.payment.findUnique({ where: { providerPaymentId: payment.id }, select: { id: true } })) return
  const back = refunds.filter(({ status }) => status !== 'failed')
  const named = back.reduce((sum, { amount }) => sum + amount, 0)
  // The list of refunds may be older than the payment: the larger sum counts.
  const returned = Math.max(named, returnedOf(payment))
  const isTaken = payment.captured || payment.status === 'captured'
  // An authorisation that lapsed was never ours; it is written down once the provider names its refund.
  if (!isTaken && named < returned) return
  const now = app.clock.now()
  const data = { ...paymentRow(order, payment, now), capturedAt: isTaken ? paidAt(order, payment, now) : null }
  const row = await tx.payment.create({ data, select: { id: true } })
  const reason = returned > 0 ? 'refunded_at_provider' : await refusal(tx, app, { order, payment, row, lost })
  // It has bought nothing, so nothing of it is the mentor's earning, even if a person decides to keep it.
  if (reason !== null)
    await tx.payment.update({ where: { id: row.id }, data: { platformFee: payment.amount, mentorEarning: 0 } })
  // An authorisation that lapsed leaves the order to be paid by the next try.
  if (order.status !== 'paid' && isTaken)
    await tx.paymentOrder.update({
      where: { id: order.id },
      data: { status: 'paid', settledAt: now, ...firstLateCheck(now) },
    })
  if (named > 0) await takeOverRefunds(tx, app, row.id, back)
  const amount = payment.amount - returned
  if (reason !== null && amount > 0) await requestRefund(tx, app, { paymentId: row.id, reason, amount })
  // The refund that is not named yet will be announced when it is written down; the purchase is taken back now.
  if (named < returned) await giveBack(tx, app, { providerPaymentId: payment.id, order })
}

const returnedOf = ({ status, amount, amountRefunded }: ProviderPayment) =>
  status === 'refunded' ? amount : amountRefunded

interface Arrival {
  order: PaymentOrder
  payment: ProviderPayment
  row: { id: number }
  lost: RefundReason | null
}

/** Confirms the purchase with the payment: null when it did, else why the money goes back. */
async function refusal(tx: MoneyTransaction, app: Deps, arrival: Arrival): Promise<RefundReason | null> {
  const { order, payment, row, lost } = arrival
  const purchase = purchaseOf(app, order)
  const providerOrderId = order.providerOrderId ?? ''
  if (!isOurs(order, payment)) {
    app.log.error(
      { orderId: order.id, paymentId: payment.id, amount: payment.amount, expected: order.amount },
      'payment does not match its order, refunding it',
    )
    return 'amount_mismatch'
  }
  if (order.status === 'paid')
    return (await purchase.isConfirmed(tx, order.purchaseId, providerOrderId)) && (await isPaidFor(tx, arrival))
      ? 'duplicate_payment'
      : 'order_settled'
  if (lost) return lost
  return await purchase.confirm(tx, app, order.purchaseId, {
    id: row.id,
    providerPaymentId: payment.id,
    providerOrderId,
    amount: payment.amount,
    isReplaced: order.status === 'closed',
  })
}

/** Whether an earlier payment still pays for it: one that was returned in full does not, although what it bought may stand. */
async function isPaidFor(tx: MoneyTransaction, { order, row }: Arrival): Promise<boolean> {
  const earlier = await tx.payment.findMany({ where: { orderId: order.id, id: { not: row.id } }, select: OWED })
  return earlier.some((payment) => !isReturned(payment))
}

const isOurs = (order: PaymentOrder, payment: ProviderPayment) =>
  payment.orderId === order.providerOrderId && payment.amount === order.amount && payment.currency === order.currency

/** When it was paid, as the provider says: not before its order, and not in the future. */
export function paidAt({ createdAt }: PaymentOrder, payment: ProviderPayment, now: Date): Date {
  const told = payment.createdAt * 1_000
  return new Date(Math.min(now.getTime(), Math.max(createdAt.getTime(), told)))
}

function paymentRow(order: PaymentOrder, payment: ProviderPayment, now: Date) {
  // A wrong amount is refunded in full, so nothing of it is the mentor's earning.
  const split = isOurs(order, payment)
    ? { platformFee: order.platformFee, mentorEarning: order.mentorEarning }
    : { platformFee: payment.amount, mentorEarning: 0 }
  return {
    orderId: order.id,
    menteeId: order.menteeId,
    providerPaymentId: payment.id,
    amount: payment.amount,
    // As documented for this table; the provider and orders write INR.
    currency: payment.currency.toLowerCase(),
    status: 'captured' as const,
    paymentMethod: payment.method,
    ...split,
    createdAt: now,
  }
}
