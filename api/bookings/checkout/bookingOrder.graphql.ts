import { viewerNow } from '../../accounts/viewer.graphql.ts'
import type { App } from '../../app.ts'
import { mutation } from '../../graphql/mutation.ts'
import { menteeOf, type MenteeId } from '../../graphql/identity.ts'
import { rowNow } from '../../graphql/rowNow.ts'
import { PROOF } from '../../payments/proofBody.ts'
import { openOrder } from '../../payments/openOrder.ts'
import {
  OrderInterruptedError,
  PaymentPendingError,
  PaymentVerificationError,
  SlotLostError,
} from '../../payments/paymentErrors.graphql.ts'
import { PaymentProviderUnavailableError } from '../../provider/errors.ts'
import { BOOKING_MESSAGES } from '../../rules/bookings/bookingMessages.ts'
import { bookingOrderSchema, type BookingOrder } from '../../rules/inputs/booking.ts'
import { ValidationError, NotFoundError } from '../../rules/userErrors.ts'
import { PackageTypeType } from '../bookingDetails.graphql.ts'
import { AmountMismatchError, PlanActiveError, TAKE_TIME_ERRORS } from '../bookingErrors.graphql.ts'
import { bookingPurchase } from '../bookings.purchase.ts'
import { reserveAgain, takeHold, type Hold } from '../hold/holds.ts'
import type { WantedBooking } from '../offer.ts'
import { SIGNED_IN_ERRORS } from '../../graphql/errors.ts'
import { type SettlementDeps, verifyPayment, type CheckoutProof } from '../../payments/settle/settlePayment.ts'

const ORDERS = { max: 60, windowSeconds: 3600 }

mutation('createBookingOrder', {
  description: 'Holds the slot and opens an order for it. Ordering the same again answers the same order.',
  authScopes: { mentee: true },
  errors: [
    ...TAKE_TIME_ERRORS,
    PlanActiveError,
    AmountMismatchError,
    PaymentProviderUnavailableError,
    OrderInterruptedError,
  ],
  input: {
    description: 'What is to be booked and paid.',
    argument: 'The order.',
    fields: (t) => ({
      mentorId: t.int({ description: 'Numeric id of the mentor.' }),
      packageType: t.field({ type: PackageTypeType, description: 'A session or a plan.' }),
      startsAt: t.field({ type: 'DateTime', required: false, description: 'Starter: start of the slot.' }),
      startDate: t.field({
        type: 'Date',
        required: false,
        description: 'Advanced: first day, today to 30 days ahead, IST.',
      }),
      agenda: t.string({ description: 'What the mentee wants from it, at least 10 characters.' }),
      amount: t.field({
        type: 'Paise',
        required: false,
        description: 'What the client believes it costs; refused when the price is another.',
      }),
    }),
    schema: bookingOrderSchema,
  },
  resolve: async (context, input) => {
    const menteeId = menteeOf(context)
    await context.limiter.take(`order:${menteeId}`, ORDERS)
    return await createBookingOrder(context, menteeId, input, context.exchange)
  },
  payload: {
    description: "What the provider's payment window takes.",
    fields: (t) => ({
      keyId: t.exposeString('keyId', { description: 'Public key id of the provider account.' }),
      orderId: t.exposeString('orderId', { description: "The provider's order id." }),
      amount: t.expose('amount', { type: 'Paise', description: 'To be paid; decided by the server.' }),
      currency: t.exposeString('currency', { description: 'Always INR.' }),
      booking: rowNow(t, 'Booking', 'bookingId', 'The hold that the order is for.'),
      viewer: viewerNow(t, 'The payer.'),
    }),
  },
})

/** Another tab that finds the provider away gives the hold up under our feet. */
const TRIES = 3

/**
 * The server alone decides price, slot and dates. Throws what `takeHold` throws, OrderInterruptedError, and
 * PaymentProviderUnavailableError: nothing stays held then, except for what the mentor has reserved.
 */
export async function createBookingOrder(
  app: Pick<App, 'db' | 'clock' | 'config' | 'gateway' | 'log'>,
  menteeId: MenteeId,
  order: BookingOrder,
  { ip }: { ip?: string } = {},
) {
  const { mentorId, agenda, amount: shown } = order
  const wanted = wantedOf(order)
  let released: Hold['released'] = null
  for (let tries = 1; tries <= TRIES; tries++) {
    const hold = await takeHold(app, { menteeId, mentorId, wanted, agenda, ip, order: { shown } })
    const { id, amount } = hold
    released ??= hold.released
    const wantedOrder = { purchase: bookingPurchase, id, menteeId, amount, by: `mentee:${menteeId}` } as const
    const opened = await openOrder(app, wantedOrder).catch(async (error: unknown) => {
      if (released) await reserveAgain(app, menteeId, released)
      throw error
    })
    if (!opened) continue
    const { providerOrderId: orderId, order: row } = opened
    return { bookingId: id, keyId: app.gateway.keyId, orderId, amount, currency: row.currency }
  }
  throw new OrderInterruptedError()
}

function wantedOf({ packageType, startsAt, startDate }: BookingOrder): WantedBooking {
  if (packageType === 'starter' && startsAt) return { packageType, startsAt }
  if (packageType === 'advanced' && startDate) return { packageType, startDate }
  const path = packageType === 'starter' ? 'startsAt' : 'startDate'
  throw new ValidationError([{ path, message: BOOKING_MESSAGES.incomplete }])
}

/** The client takes exactly this text for success. */
const VERIFIED = 'Payment verified and booking confirmed'

mutation('verifyBookingPayment', {
  description:
    'Confirms a paid booking; calling it again gives the same answer. The payment is checked with the provider.',
  authScopes: { mentee: true },
  errors: [...SIGNED_IN_ERRORS, NotFoundError, PaymentVerificationError, PaymentPendingError, SlotLostError],
  input: PROOF,
  resolve: async (context, input) => ({
    bookingId: await verifyBookingPayment(context, menteeOf(context), input),
  }),
  payload: {
    description: 'The booking is confirmed, by this call or before it.',
    fields: (t) => ({
      message: t.string({ description: `Always "${VERIFIED}".`, resolve: () => VERIFIED }),
      booking: rowNow(t, 'Booking', 'bookingId', 'The confirmed booking.'),
      viewer: viewerNow(t, 'The payer.'),
    }),
  },
})

/** Answers the booking's id. Throws NotFoundError, PaymentVerificationError, PaymentPendingError, SlotLostError. */
export async function verifyBookingPayment(
  app: SettlementDeps,
  menteeId: MenteeId,
  proof: CheckoutProof,
): Promise<number> {
  return await verifyPayment(app, { kind: bookingPurchase.kind, menteeId, by: `mentee:${menteeId}` }, proof)
}
