import { z } from 'zod/mini'
import { typed } from '../../graphql/typed.ts'
import { FAILURE } from '../../rest/failures.ts'
import { route } from '../../rest/route.ts'
import { adminCancelRegistrationSchema, adminMoveRegistrationSchema } from '../../rules/inputs/adminActs.ts'
import { REGISTRATION, registrationAnswer, registrationAnswerSchema } from '../workshopAnswer.ts'

const tag = 'Administration'
/** The address says which registration. */
const ofPath = { registrationId: true } as const

/** What administrators do to registrations; sums in paise. */
export const registrationActRoutes = [
  route({
    method: 'POST',
    path: '/api/admin/registrations/:id/cancel',
    tag,
    summary: 'Cancels a registration with the refund given, in paise; its holder and the mentor get the reason',
    document: typed(
      `mutation ($input: AdminCancelRegistrationInput!) {
        adminCancelRegistration(input: $input) {
          ...Failure ... on AdminCancelRegistrationPayload { registration { ...RegistrationAnswer workshop { databaseId } } }
        }
      }`,
      [FAILURE, REGISTRATION],
    ),
    body: z.omit(adminCancelRegistrationSchema, ofPath),
    variables: ({ params, body }) => ({ input: { ...body, registrationId: params.id } }),
    response: registrationAnswerSchema,
    answer: ({ adminCancelRegistration: { registration } }) => {
      const { workshop, ...rest } = registration
      return registrationAnswer(workshop.databaseId, rest)
    },
  }),
  route({
    method: 'POST',
    path: '/api/admin/registrations/:id/move',
    tag,
    summary: 'Moves a registration to another workshop with a free seat; what was paid stays paid',
    document: typed(
      `mutation ($input: AdminMoveRegistrationInput!) {
        adminMoveRegistration(input: $input) {
          ...Failure ... on AdminMoveRegistrationPayload { registration { ...RegistrationAnswer workshop { databaseId } } }
        }
      }`,
      [FAILURE, REGISTRATION],
    ),
    body: z.omit(adminMoveRegistrationSchema, ofPath),
    variables: ({ params, body }) => ({ input: { ...body, registrationId: params.id } }),
    response: registrationAnswerSchema,
    answer: ({ adminMoveRegistration: { registration } }) => {
      const { workshop, ...rest } = registration
      return registrationAnswer(workshop.databaseId, rest)
    },
  }),
]
