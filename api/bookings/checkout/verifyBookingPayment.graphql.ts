import { ViewerType, viewerOf } from '../../accounts/viewer.graphql.ts'
import { builder } from '../../graphql/builder.ts'
import { menteeOf, type MenteeId } from '../../graphql/identity.ts'
import { PaymentPendingError, PaymentVerificationError, SlotLostError } from '../../payments/paymentErrors.graphql.ts'
import { SIGNED_IN_ERRORS } from '../../graphql/errors.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { rowNow } from '../../graphql/rowNow.ts'
import type { SettlementDeps } from '../../payments/settle/settlePayment.ts'
import { verifyPayment, type CheckoutProof } from '../../payments/settle/verifyPayment.ts'
import { bookingPurchase } from '../bookings.purchase.ts'

/** The client takes exactly this text for success. */
export const VERIFIED = 'Payment verified and booking confirmed'

const VerifyBookingPaymentInput = builder.inputType('VerifyBookingPaymentInput', {
  description: 'What the payment window handed over.',
  fields: (t) => ({
    orderId: t.string({ description: "The provider's order id." }),
    paymentId: t.string({ description: "The provider's payment id." }),
    signature: t.string({ description: "The provider's signature of the two." }),
  }),
})

const VerifyBookingPaymentPayload = builder.objectRef<{ bookingId: number }>('VerifyBookingPaymentPayload').implement({
  description: 'The booking is confirmed, by this call or before it.',
  fields: (t) => ({
    message: t.string({ description: `Always "${VERIFIED}".`, resolve: () => VERIFIED }),
    booking: rowNow(t, 'Booking', 'bookingId', 'The confirmed booking.'),
    viewer: t.field({
      type: ViewerType,
      description: 'The payer.',
      resolve: (_payload, _args, context) => viewerOf(context),
    }),
  }),
})

builder.mutationField('verifyBookingPayment', (t) =>
  t.field({
    type: VerifyBookingPaymentPayload,
    authScopes: { mentee: true },
    description:
      'Confirms a paid booking; calling it again gives the same answer. The payment is checked with the provider.',
    errors: {
      types: [...SIGNED_IN_ERRORS, NotFoundError, PaymentVerificationError, PaymentPendingError, SlotLostError],
    },
    args: { input: t.arg({ type: VerifyBookingPaymentInput, description: 'Proof of payment.' }) },
    resolve: async (_root, { input }, context) => ({
      bookingId: await verifyBookingPayment(context, menteeOf(context), input),
    }),
  }),
)

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
