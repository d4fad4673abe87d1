/** A workshop and a registration in the answers of the documented REST calls. */
import { z } from 'zod/mini'
import { typed, type ResultOf } from '../graphql/typed.ts'
import { COUNT, DATE, ID, INSTANT, lowerCase, PAISE } from '../rest/fields.ts'

export const WORKSHOP = typed(`
  fragment WorkshopAnswer on Workshop {
    databaseId title description branch instructorName date time duration maxParticipants registeredCount price image
    isActive createdAt viewerIsOrganiser meetingLink rejectedAt
    mentor { databaseId }
  }
`)

const ORGANISERS = 'For its mentor and administrators only'

export const workshopAnswerSchema = z.object({
  id: ID,
  title: z.string(),
  description: z.string(),
  branch: z.string(),
  instructorName: z.string(),
  mentorId: z.nullable(ID),
  date: DATE,
  time: z.string().check(z.describe('HH:mm in Asia/Kolkata')),
  duration: z.string(),
  maxParticipants: COUNT,
  registeredCount: COUNT,
  price: z.string().check(z.regex(/^\d+$/), z.describe('Whole rupees; 0 is free')),
  imageUrl: z.nullable(z.string()),
  meetingLink: z.optional(z.nullable(z.string()).check(z.describe(ORGANISERS))),
  isActive: z.boolean(),
  rejectedAt: z.optional(z.nullable(INSTANT).check(z.describe(ORGANISERS))),
  createdAt: INSTANT,
})

/** Leaves meeting link and rejection out for people who may not see them. */
export function workshopAnswer({
  databaseId,
  mentor,
  price,
  image,
  viewerIsOrganiser,
  meetingLink,
  rejectedAt,
  ...rest
}: ResultOf<typeof WORKSHOP>): z.infer<typeof workshopAnswerSchema> {
  return {
    id: databaseId,
    mentorId: mentor?.databaseId ?? null,
    ...rest,
    price: String(price / 100),
    imageUrl: image ?? null,
    ...(viewerIsOrganiser && { meetingLink: meetingLink ?? null, rejectedAt: rejectedAt ?? null }),
  }
}

export const REGISTRATION = typed(`
  fragment RegistrationAnswer on WorkshopRegistration {
    databaseId menteeId name email phone paymentId orderId amount currency paymentStatus platformFee mentorEarning
    createdAt
  }
`)

export const registrationAnswerSchema = z.object({
  id: ID,
  workshopId: ID,
  menteeId: z.nullable(ID),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  razorpayPaymentId: z.nullable(z.string()),
  razorpayOrderId: z.nullable(z.string()),
  amount: PAISE,
  currency: z.string(),
  paymentStatus: z.enum(['pending', 'completed', 'failed', 'refunded']),
  platformFee: PAISE,
  mentorEarning: PAISE,
  createdAt: INSTANT,
})

export const registrationAnswer = (
  workshopId: number,
  { databaseId, menteeId, paymentId, orderId, paymentStatus, ...rest }: ResultOf<typeof REGISTRATION>,
): z.infer<typeof registrationAnswerSchema> => ({
  id: databaseId,
  workshopId,
  menteeId: menteeId ?? null,
  ...rest,
  razorpayPaymentId: paymentId ?? null,
  razorpayOrderId: orderId ?? null,
  paymentStatus: lowerCase(paymentStatus),
})
