/**
 * The one way from "paid" to "confirmed or refunded": the browser's verify call, the webhook and the reconciler all
 * come through here, in any order and at once. It only moves forward.
 */
import { purchaseOf } from '../../contracts/purchase.ts'
import type { App } from '../../app.ts'
import { inTransaction, violates, changeMoney, type Actor } from '../../database/transaction.ts'
import type { PaymentOrder } from '../../generated/prisma/client.ts'
import type { ProviderPayment } from '../../provider/entities.ts'
import { PaymentProviderRefusedError, isProviderError } from '../../provider/errors.ts'
import { reconcileRefunds } from '../refunds/reconcileRefunds.ts'
import { recordCapture } from './recordCapture.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { PaymentPendingError, PaymentVerificationError, SlotLostError } from '../paymentErrors.graphql.ts'

/** `open`: no money has been captured yet; `unanswered`: the provider does not say; `unknown`: no order of ours. */
export type Settlement =
  | { outcome: 'confirmed' | 'refunded'; kind: string; purchaseId: number }
  | { outcome: 'open' | 'unanswered' }
  | { outcome: 'unknown' }

export type SettlementDeps = Pick<App, 'db' | 'clock' | 'config' | 'gateway' | 'log' | 'parts'>

/** Asks the provider what was paid for this order and makes it so. Throws PaymentProviderUnavailableError. */
export async function settlePayment(
  app: SettlementDeps,
  providerOrderId: string,
  by: Actor = 'system',
): Promise<Settlement> {
  const order = await app.db.paymentOrder.findUnique({ where: { providerOrderId } })
  if (!order) return { outcome: 'unknown' }
  const payments = await paymentsOf(app, order, providerOrderId)
  for (const payment of await arrived(app, payments ?? [])) await record(app, order, payment, by)
  const settlement = await settlementOf(app, order.id)
  return settlement.outcome === 'open' && !payments ? { outcome: 'unanswered' } : settlement
}

/** The payments whose money is ours, or was. Those with money left come first, because one of them confirms. */
async function arrived(app: SettlementDeps, payments: readonly ProviderPayment[]): Promise<ProviderPayment[]> {
  const captured: ProviderPayment[] = []
  for (const payment of payments) {
    const taken = await capturedPayment(app, payment)
    if (taken) captured.push(taken)
  }
  return captured.toSorted((a, b) => Number(isAllBack(a)) - Number(isAllBack(b)) || a.createdAt - b.createdAt)
}

const isAllBack = ({ status, amount, amountRefunded }: ProviderPayment) =>
  status === 'refunded' || amountRefunded >= amount

/** Our own knowledge of the order, without asking anyone. */
export async function settlementOf(app: Pick<App, 'db' | 'parts'>, orderId: number): Promise<Settlement> {
  return await inTransaction(app.db, async (tx) => {
    const { kind, purchaseId, providerOrderId, status } = await tx.paymentOrder.findUniqueOrThrow({
      where: { id: orderId },
      select: { kind: true, purchaseId: true, providerOrderId: true, status: true },
    })
    if (status !== 'paid' || !providerOrderId) return { outcome: 'open' }
    const isConfirmed = await purchaseOf(app, { kind }).isConfirmed(tx, purchaseId, providerOrderId)
    return { outcome: isConfirmed ? 'confirmed' : 'refunded', kind, purchaseId }
  })
}

/** Null when the provider refuses to say, as for an order of another account: we do not know then whether it was paid. */
async function paymentsOf(
  { gateway, log }: SettlementDeps,
  { id }: PaymentOrder,
  providerOrderId: string,
): Promise<ProviderPayment[] | null> {
  try {
    return await gateway.fetchOrderPayments(providerOrderId)
  } catch (error) {
    if (!(error instanceof PaymentProviderRefusedError)) throw error
    log.error({ orderId: id, reason: error.description }, 'the provider does not answer for an order')
    return null
  }
}

const hasArrived = ({ status }: ProviderPayment) => status === 'captured' || status === 'refunded'

/** The payment once its money is ours, or was; an authorised one is captured now. Null when there is nothing to take. */
async function capturedPayment(
  { gateway, log }: SettlementDeps,
  payment: ProviderPayment,
): Promise<ProviderPayment | null> {
  if (hasArrived(payment)) return payment
  if (payment.status !== 'authorized') return null
  try {
    return await gateway.capturePayment(payment.id, payment.amount, payment.currency)
  } catch (error) {
    if (!(error instanceof PaymentProviderRefusedError)) throw error
    // Automatic capture was faster, or the authorisation has lapsed: the provider's word decides.
    log.warn({ paymentId: payment.id, reason: error.description }, 'capture refused')
    const now = await gateway.fetchPayment(payment.id)
    return now && hasArrived(now) ? now : null
  }
}

/** Writes a payment down, or its refunds since. */
async function record(app: SettlementDeps, order: PaymentOrder, payment: ProviderPayment, by: Actor): Promise<void> {
  const row = await app.db.payment.findUnique({
    where: { providerPaymentId: payment.id },
    select: { id: true, providerPaymentId: true, refunds: { select: { amount: true, status: true } } },
  })
  if (row) {
    const told = row.refunds.filter(({ status }) => status === 'pending' || status === 'processed')
    const back = told.reduce((sum, { amount }) => sum + amount, 0)
    if (back !== payment.amountRefunded) await reconcileRefunds(app, row, by)
    return
  }
  const refunds = payment.amountRefunded > 0 ? await app.gateway.fetchRefundsOf(payment.id) : []
  const capture = { payment, refunds }
  try {
    await changeMoney(app.db, by, (tx) => recordCapture(tx, app, order.id, capture, null))
  } catch (error) {
    const lost = Object.entries(purchaseOf(app, order).refundReasonByConstraint).find(([constraint]) =>
      violates(error, constraint),
    )
    if (!lost) throw error
    await changeMoney(app.db, by, (tx) => recordCapture(tx, app, order.id, capture, lost[1]))
  }
}

export interface CheckoutProof {
  orderId: string
  paymentId: string
  signature: string
}

/** Whose payment it is said to be. */
interface Claim {
  kind: string
  /** The account it must belong to; left out for purchases of visitors, where the signature is all there is. */
  menteeId?: number
  by: Actor
}

/**
 * Settles what the browser says was paid, and answers the confirmed purchase's id, also when it is called again.
 * A signature proves only that the two ids belong together: the provider is asked whether and how much was captured.
 * Throws NotFoundError, PaymentVerificationError, PaymentPendingError, SlotLostError.
 */
export async function verifyPayment(
  app: SettlementDeps,
  { by, ...whose }: Claim,
  proof: CheckoutProof,
): Promise<number> {
  const order = await app.db.paymentOrder.findFirst({
    where: { providerOrderId: proof.orderId, ...whose },
    select: { id: true, providerOrderId: true },
  })
  if (!order?.providerOrderId) throw new NotFoundError()
  if (
    !app.gateway.isCheckoutSignatureValid({
      orderId: order.providerOrderId,
      paymentId: proof.paymentId,
      signature: proof.signature,
    })
  )
    throw new PaymentVerificationError()
  if (!(await isRecorded(app, order.id, proof.paymentId))) await settle(app, order.providerOrderId, by)
  if (!(await isRecorded(app, order.id, proof.paymentId))) throw new PaymentPendingError()
  const settlement = await settlementOf(app, order.id)
  if (settlement.outcome === 'confirmed') return settlement.purchaseId
  // Recorded, and the order is open still: an authorisation that lapsed.
  throw new SlotLostError()
}

async function isRecorded({ db }: Pick<App, 'db'>, orderId: number, providerPaymentId: string): Promise<boolean> {
  const payment = await db.payment.findUnique({ where: { providerPaymentId }, select: { orderId: true } })
  if (payment && payment.orderId !== orderId) throw new PaymentVerificationError()
  return payment !== null
}

/** If the provider cannot answer now, the webhook or the reconciler learns the outcome later. */
async function settle(app: SettlementDeps, providerOrderId: string, by: Actor): Promise<void> {
  try {
    await settlePayment(app, providerOrderId, by)
  } catch (error) {
    throw isProviderError(error) ? new PaymentPendingError() : error
  }
}
