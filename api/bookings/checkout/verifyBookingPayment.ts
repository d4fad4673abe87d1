import type { MenteeId } from '../../graphql/identity.ts'
import type { SettlementDeps } from '../../payments/settle/settlePayment.ts'
import { verifyPayment, type CheckoutProof } from '../../payments/settle/verifyPayment.ts'
import { bookingPurchase } from '../bookings.purchase.ts'

/**
 * Settles what a mentee's browser says was paid; answers the confirmed booking's id, the first time and every other.
 * Throws NotFoundError, PaymentVerificationError, PaymentPendingError, SlotLostError.
 */
export async function verifyBookingPayment(
  app: SettlementDeps,
  menteeId: MenteeId,
  proof: CheckoutProof,
): Promise<number> {
  return await verifyPayment(app, { kind: bookingPurchase.kind, menteeId, by: `mentee:${menteeId}` }, proof)
}
