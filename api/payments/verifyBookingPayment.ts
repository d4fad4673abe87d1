import type { App } from '../app.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { PaymentProviderUnavailableError } from './gateway/errors.ts'
import { PaymentPendingError, PaymentVerificationError, SlotLostError } from './paymentErrors.ts'
import { settlementOf, settlePayment, type Settlement } from './settlePayment.ts'

export interface CheckoutProof {
  orderId: string
  paymentId: string
  signature: string
}

/**
 * Settles what the browser says was paid; answers the confirmed booking's id, the first time and every other.
 * A signature proves only the pair of ids: whether and how much was captured, the provider is asked.
 * Throws NotFoundError, PaymentVerificationError, PaymentPendingError, SlotLostError.
 */
export async function verifyBookingPayment(
  app: Pick<App, 'db' | 'clock' | 'config' | 'gateway' | 'log'>,
  menteeId: number,
  proof: CheckoutProof,
): Promise<number> {
  const order = await app.db.paymentOrder.findFirst({
    where: { providerOrderId: proof.orderId, menteeId, bookingId: { not: null } },
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
  if (!(await isRecorded(app, order.id, proof.paymentId))) await settle(app, order.providerOrderId)
  if (!(await isRecorded(app, order.id, proof.paymentId))) throw new PaymentPendingError()
  const settlement: Settlement = await settlementOf(app, order.id)
  if (settlement.outcome === 'confirmed') return settlement.bookingId
  throw settlement.outcome === 'refunded' ? new SlotLostError() : new PaymentPendingError()
}

async function isRecorded({ db }: Pick<App, 'db'>, orderId: number, providerPaymentId: string): Promise<boolean> {
  const payment = await db.payment.findUnique({ where: { providerPaymentId }, select: { orderId: true } })
  if (payment && payment.orderId !== orderId) throw new PaymentVerificationError()
  return payment !== null
}

/** The webhook and the reconciler will know the outcome when the provider cannot say it now. */
async function settle(
  app: Pick<App, 'db' | 'clock' | 'config' | 'gateway' | 'log'>,
  providerOrderId: string,
): Promise<void> {
  try {
    await settlePayment(app, providerOrderId)
  } catch (error) {
    if (error instanceof PaymentProviderUnavailableError) throw new PaymentPendingError()
    throw error
  }
}
