import { workshopOrderBody } from '../../rules/workshops/registrationInput.ts'
import { z } from 'zod/mini'
import { type ResultOf } from '../../graphql/typed.ts'
import { workshopProofSchema } from '../../payments/proofBody.ts'
import { change } from '../../rest/failures.ts'
import { ID, PAISE } from '../../rest/fields.ts'
import { route } from '../../rest/route.ts'
import { adminCancelRegistrationSchema, adminMoveRegistrationSchema } from '../../rules/inputs/adminActs.ts'
import { REGISTRATION, registrationAnswer, registrationAnswerSchema } from '../workshopAnswer.ts'

const tag = 'Administration'
const ofPath = { registrationId: true } as const

const withWorkshop = ({ registration: { workshop, ...rest } }: Changed) => registrationAnswer(workshop.databaseId, rest)
interface Changed {
  registration: ResultOf<typeof REGISTRATION> & { workshop: { databaseId: number } }
}

/** What administrators do to registrations; sums in paise. */
export const registrationActRoutes = [
  route('POST /api/admin/registrations/:id/cancel', tag, {
    summary: 'Cancels a registration with the refund given, in paise; its holder and the mentor get the reason',
    document: change('adminCancelRegistration', 'registration { ...RegistrationAnswer workshop { databaseId } }', [
      REGISTRATION,
    ]),
    body: z.omit(adminCancelRegistrationSchema, ofPath),
    variables: ({ params, body }) => ({ input: { ...body, registrationId: params.id } }),
    response: registrationAnswerSchema,
    answer: ({ adminCancelRegistration }) => withWorkshop(adminCancelRegistration),
  }),
  route('POST /api/admin/registrations/:id/move', tag, {
    summary: 'Moves a registration to another workshop with a free seat; what was paid stays paid',
    document: change('adminMoveRegistration', 'registration { ...RegistrationAnswer workshop { databaseId } }', [
      REGISTRATION,
    ]),
    body: z.omit(adminMoveRegistrationSchema, ofPath),
    variables: ({ params, body }) => ({ input: { ...body, registrationId: params.id } }),
    response: registrationAnswerSchema,
    answer: ({ adminMoveRegistration }) => withWorkshop(adminMoveRegistration),
  }),
]

export const workshopPaymentRoutes = [
  route('POST /api/workshop-payment/create-order', 'Workshops', {
    summary:
      'Reserves a seat and opens a payment order for it; amounts in the answer are in paise, orderId is null for a free one',
    document: change('createWorkshopOrder', 'keyId currency orderId amount platformFee mentorEarning'),
    body: workshopOrderBody,
    variables: ({ body }) => ({ input: body }),
    response: z.object({
      keyId: z.string(),
      currency: z.string(),
      orderId: z.nullable(z.string()),
      amount: PAISE,
      platformFee: PAISE,
      mentorEarning: PAISE,
    }),
    answer: ({ createWorkshopOrder: { keyId, currency, orderId, amount, platformFee, mentorEarning } }) => ({
      keyId,
      currency,
      orderId: orderId ?? null,
      amount,
      platformFee,
      mentorEarning,
    }),
  }),
  route('POST /api/workshop-payment/verify', 'Workshops', {
    summary: 'Confirms a paid registration; safe to repeat',
    document: change('verifyWorkshopPayment', 'message registrationId'),
    body: workshopProofSchema,
    variables: ({ body }) => ({ input: body }),
    response: z.object({ message: z.string(), registrationId: ID }),
    answer: ({ verifyWorkshopPayment: { message, registrationId } }) => ({ message, registrationId }),
  }),
]
