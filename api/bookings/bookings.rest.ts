import { z } from 'zod/mini'
import { typed, type ResultOf } from '../graphql/typed.ts'
import { change, refusalOf } from '../rest/failures.ts'
import { COUNT, DATE, ID, INSTANT, lowerCase, PAISE, upperCase } from '../rest/fields.ts'
import { route } from '../rest/route.ts'
import { DEFAULT_PROFILE_IMAGE } from '../rules/constants.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { bookingProofSchema } from '../payments/proofBody.ts'
import { bookingBodySchema } from '../rules/inputs/bookingChanges.ts'

const BOOKING = typed(`
  fragment BookingAnswer on Booking {
    databaseId mentorName packageType status paymentStatus selectedTimeSlot startsAt endsAt startDate endDate duration
    agenda sessionType meetingLink holdExpiresAt createdAt
    mentor { databaseId profileImage }
  }
`)

const bookingSchema = z.object({
  id: ID,
  mentorId: z.nullable(ID),
  mentorName: z.string(),
  mentorProfileImage: z.string(),
  packageType: z.enum(['starter', 'advanced']),
  status: z.enum(['pending', 'confirmed', 'completed', 'cancelled', 'expired']),
  paymentStatus: z.enum(['pending', 'completed', 'failed', 'refunded']),
  selectedTimeSlot: z.string(),
  startsAt: z.nullable(INSTANT),
  endsAt: z.nullable(INSTANT),
  startDate: z.nullable(DATE),
  endDate: z.nullable(DATE),
  duration: COUNT.check(z.describe('Minutes')),
  agenda: z.string(),
  sessionType: z.string(),
  meetingLink: z.nullable(z.string()),
  holdExpiresAt: z.nullable(INSTANT),
  createdAt: INSTANT,
})

function bookingAnswer({ databaseId, packageType, status, paymentStatus, mentor, ...rest }: ResultOf<typeof BOOKING>) {
  return {
    id: databaseId,
    ...rest,
    packageType: lowerCase(packageType),
    status: lowerCase(status),
    paymentStatus: lowerCase(paymentStatus),
    mentorId: mentor?.databaseId ?? null,
    mentorProfileImage: mentor?.profileImage ?? DEFAULT_PROFILE_IMAGE,
  }
}

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

export const bookingRoutes = [
  route('POST /api/booking-payment/create-order', 'Booking', {
    summary: 'Reserves the slot and opens a payment order for it; amounts in the answer are in paise',
    document: change(
      'createBookingOrder',
      'keyId orderId amount currency booking { databaseId packageType selectedTimeSlot startDate endDate agenda mentor { databaseId } }',
    ),
    body: bookingBodySchema,
    variables: ({ body: { startsAt, packageType, ...order } }) => ({
      input: { ...order, packageType: upperCase(packageType), ...(startsAt && { startsAt: startsAt.toISOString() }) },
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
  route('POST /api/booking-payment/verify', 'Booking', {
    summary: 'Confirms a paid booking; safe to repeat',
    document: change('verifyBookingPayment', 'message booking { databaseId }'),
    body: bookingProofSchema,
    variables: ({ body }) => ({ input: body }),
    response: z.object({ message: z.string(), bookingId: ID }),
    answer: ({ verifyBookingPayment: { message, booking } }) => ({ message, bookingId: booking.databaseId }),
  }),
  route('PATCH /api/mentee/bookings/:id/complete', 'Booking', {
    summary: 'Marks a confirmed booking of the mentee as completed, once its time is over',
    document: change('completeBooking', 'booking { ...BookingAnswer }', [BOOKING]),
    variables: ({ params }) => ({ input: { bookingId: params.id } }),
    response: bookingSchema,
    answer: ({ completeBooking }) => bookingAnswer(completeBooking.booking),
  }),
  route('GET /api/mentee/bookings/:menteeId', 'Booking', {
    summary: "A mentee's own bookings, newest first; expired holds are not listed",
    document: typed(
      `query ($after: String) {
        adminSession { id }
        viewer {
          databaseId
          type
          bookings(first: 100, after: $after) {
            edges { node { ...BookingAnswer } }
            pageInfo { hasNextPage endCursor }
          }
        }
      }`,
      [BOOKING],
    ),
    next: ({ viewer }) =>
      viewer?.bookings.pageInfo.hasNextPage ? { after: viewer.bookings.pageInfo.endCursor } : null,
    response: z.array(bookingSchema),
    answer: ({ viewer, adminSession }, { params }, pages) => {
      if (viewer?.type !== 'MENTEE') throw refusalOf({ viewer, adminSession })
      if (viewer.databaseId !== params.menteeId) throw new NotFoundError('Mentee not found')
      return pages.flatMap((page) => page.viewer?.bookings.edges.map(({ node }) => bookingAnswer(node)) ?? [])
    },
  }),
]
