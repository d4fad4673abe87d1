import { z } from 'zod/mini'
import { typed } from '../graphql/typed.ts'
import { FAILURE } from '../rest/failures.ts'
import { DATE, ID, lowerCase, PAISE, upperCase } from '../rest/fields.ts'
import { route } from '../rest/route.ts'
import { bookingProofSchema } from '../payments/proofBody.ts'
import { bookingBodySchema } from '../rules/inputs/bookingChanges.ts'

const orderSchema = z.object({
  keyId: z.string(),
  amount: PAISE,
  currency: z.string(),
  orderId: z.string(),
  bookingData: z.object({
    bookingId: ID,
    mentorId: z.nullable(ID),
    packageType: z.enum(['starter', 'advanced']),
    selectedTimeSlot: z.string(),
    startDate: z.nullable(DATE),
    endDate: z.nullable(DATE),
    agenda: z.string(),
  }),
})

export const bookingPaymentRoutes = [
  route({
    method: 'POST',
    path: '/api/booking-payment/create-order',
    tag: 'Booking',
    summary: 'Reserves the slot and opens a payment order for it; amounts in the answer are in paise',
    document: typed(
      `mutation ($input: CreateBookingOrderInput!) {
        createBookingOrder(input: $input) {
          ...Failure
          ... on CreateBookingOrderPayload {
            keyId orderId amount currency
            booking { databaseId packageType selectedTimeSlot startDate endDate agenda mentor { databaseId } }
          }
        }
      }`,
      [FAILURE],
    ),
    body: bookingBodySchema,
    variables: ({ body: { startsAt, packageType, ...order } }) => ({
      input: {
        ...order,
        packageType: upperCase(packageType),
        ...(startsAt && { startsAt: startsAt.toISOString() }),
      },
    }),
    response: orderSchema,
    answer: ({ createBookingOrder: { keyId, orderId, amount, currency, booking } }) => {
      const { databaseId, packageType, mentor, ...rest } = booking
      const bookingData = {
        bookingId: databaseId,
        mentorId: mentor?.databaseId ?? null,
        packageType: lowerCase(packageType),
        ...rest,
      }
      return { keyId, amount, currency, orderId, bookingData }
    },
  }),
  route({
    method: 'POST',
    path: '/api/booking-payment/verify',
    tag: 'Booking',
    summary: 'Confirms a paid booking; safe to repeat',
    document: typed(
      `mutation ($input: VerifyBookingPaymentInput!) {
        verifyBookingPayment(input: $input) {
          ...Failure ... on VerifyBookingPaymentPayload { message booking { databaseId } }
        }
      }`,
      [FAILURE],
    ),
    body: bookingProofSchema,
    variables: ({ body }) => ({ input: body }),
    response: z.object({ message: z.string(), bookingId: ID }),
    answer: ({ verifyBookingPayment: { message, booking } }) => ({ message, bookingId: booking.databaseId }),
  }),
]
