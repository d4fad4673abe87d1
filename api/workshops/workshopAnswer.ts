/** A workshop and a registration in the answers of the documented REST calls. */
import { z } from 'zod/mini'
import { typed, type ResultOf } from '../graphql/typed.ts'
import { COUNT, DATE, ID, INSTANT, lowerCase, PAISE } from '../rest/fields.ts'

export const WORKSHOP = typed(`
  fragment WorkshopAnswer on Workshop {
    id: databaseId title description branch instructorName date time duration maxParticipants registeredCount price
    imageUrl: image isActive createdAt viewerIsOrganiser meetingLink rejectedAt
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
  mentor,
  viewerIsOrganiser,
  meetingLink,
  rejectedAt,
  ...workshop
}: ResultOf<typeof WORKSHOP>): z.infer<typeof workshopAnswerSchema> {
  return {
    ...workshop,
    mentorId: mentor?.databaseId ?? null,
    price: String(workshop.price / 100),
    ...(viewerIsOrganiser && { meetingLink, rejectedAt }),
  }
}

export const REGISTRATION = typed(`
  fragment RegistrationAnswer on WorkshopRegistration {
    id: databaseId menteeId name email phone razorpayPaymentId: paymentId razorpayOrderId: orderId amount currency
    paymentStatus platformFee mentorEarning createdAt
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
  registration: ResultOf<typeof REGISTRATION>,
): z.infer<typeof registrationAnswerSchema> => ({
  ...registration,
  workshopId,
  paymentStatus: lowerCase(registration.paymentStatus),
})
