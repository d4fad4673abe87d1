import type { App } from '../../app.ts'
import { isProviderError } from '../../provider/errors.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import type { Actor } from '../../database/transaction.ts'
import { PaymentPendingError, PaymentVerificationError, SlotLostError } from '../paymentErrors.graphql.ts'
import { settlementOf, settlePayment, type SettlementDeps } from './settlePayment.ts'

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
