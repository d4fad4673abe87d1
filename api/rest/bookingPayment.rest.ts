import { z } from 'zod/mini'
import type { BookingOrder } from '../rules/inputs/booking.ts'
import { bookingBodySchema } from '../rules/inputs/bookingBody.ts'
import { FAILURE, INVALID, LIMITED } from './failures.ts'
import { route } from './route.ts'

interface OrderData {
  keyId: string
  orderId: string
  amount: number
  currency: string
  booking: {
    databaseId: number
    packageType: string
    selectedTimeSlot: string
    startDate: string | null
    endDate: string | null
    agenda: string
    mentor: { databaseId: number } | null
  }
}

const proof = (name: string) =>
  z.string(`${name} is required`).check(z.minLength(1, `${name} is required`), z.maxLength(200, `${name} is too long`))

/** The provider's own names, or ours; `bookingData` is echoed by clients and never read. */
const verificationSchema = z.pipe(
  z.transform((body: unknown) => {
    const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
    const either = (documented: string, camel: string) => given[documented] ?? given[camel]
    return {
      razorpay_order_id: either('razorpay_order_id', 'razorpayOrderId'),
      razorpay_payment_id: either('razorpay_payment_id', 'razorpayPaymentId'),
      razorpay_signature: either('razorpay_signature', 'razorpaySignature'),
    }
  }),
  z.object({
    razorpay_order_id: proof('razorpay_order_id'),
    razorpay_payment_id: proof('razorpay_payment_id'),
    razorpay_signature: proof('razorpay_signature'),
  }),
)
type Verification = z.infer<typeof verificationSchema>

export const bookingPaymentRoutes = [
  route<{ createBookingOrder: OrderData }, BookingOrder>({
    method: 'POST',
    path: '/api/booking-payment/create-order',
    tag: 'Booking',
    summary: 'Holds the time and opens an order for it; amounts in the answer are paise',
    document: `mutation($input: CreateBookingOrderInput!) { createBookingOrder(input: $input) { ${FAILURE} ${INVALID} ${LIMITED}
      ... on CreateBookingOrderPayload { keyId orderId amount currency booking { databaseId packageType selectedTimeSlot startDate endDate agenda mentor { databaseId } } }
    } }`,
    body: bookingBodySchema,
    variables: ({ body: { startsAt, packageType, ...order } }) => ({
      input: {
        ...order,
        packageType: packageType.toUpperCase(),
        ...(startsAt && { startsAt: startsAt.toISOString() }),
      },
    }),
    answer: ({ createBookingOrder: { keyId, orderId, amount, currency, booking } }) => {
      const { databaseId, packageType, mentor, ...rest } = booking
      const bookingData = {
        bookingId: databaseId,
        mentorId: mentor?.databaseId ?? null,
        packageType: packageType.toLowerCase(),
        ...rest,
      }
      return { keyId, amount, currency, orderId, bookingData }
    },
  }),
  route<{ verifyBookingPayment: { message: string; booking: { databaseId: number } } }, Verification>({
    method: 'POST',
    path: '/api/booking-payment/verify',
    tag: 'Booking',
    summary: 'Confirms a paid booking, as often as it is called',
    document: `mutation($input: VerifyBookingPaymentInput!) { verifyBookingPayment(input: $input) { ${FAILURE} ... on VerifyBookingPaymentPayload { message booking { databaseId } } } }`,
    body: verificationSchema as unknown as z.ZodMiniType<Verification>,
    variables: ({ body }) => ({
      input: {
        orderId: body.razorpay_order_id,
        paymentId: body.razorpay_payment_id,
        signature: body.razorpay_signature,
      },
    }),
    answer: ({ verifyBookingPayment: { message, booking } }) => ({ message, bookingId: booking.databaseId }),
  }),
]
