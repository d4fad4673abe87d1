/** What a workshop's mentor does, and administrators too. */
import { z } from 'zod/mini'
import { typed } from '../graphql/typed.ts'
import { FAILURE } from '../rest/failures.ts'
import { COUNT, INSTANT } from '../rest/fields.ts'
import { route } from '../rest/route.ts'
import { cancelWorkshopSchema, workshopMessageSchema } from '../rules/workshops/workshopInput.ts'
import { WORKSHOP, workshopAnswer, workshopAnswerSchema } from './workshopAnswer.ts'

export const organiserRoutes = [
  route({
    method: 'PATCH',
    path: '/api/workshops/:id/cancel',
    tag: 'Workshops',
    summary: 'Cancels a workshop with all refunds; everybody who is registered gets the reason',
    document: typed(
      `mutation ($input: CancelWorkshopInput!) {
        cancelWorkshop(input: $input) { ...Failure ... on CancelWorkshopPayload { workshop { ...WorkshopAnswer } } }
      }`,
      [FAILURE, WORKSHOP],
    ),
    body: z.omit(cancelWorkshopSchema, { id: true }),
    variables: ({ params, body }) => ({ input: { ...body, id: params.id } }),
    response: workshopAnswerSchema,
    answer: ({ cancelWorkshop }) => workshopAnswer(cancelWorkshop.workshop),
  }),
  route({
    method: 'POST',
    path: '/api/workshops/:id/messages',
    tag: 'Workshops',
    summary: 'Sends everybody who is registered an email; the same clientId, a UUID, twice is one message',
    document: typed(
      `mutation ($input: SendWorkshopMessageInput!) {
        sendWorkshopMessage(input: $input) {
          ...Failure ... on SendWorkshopMessagePayload { workshopMessage { number message recipients createdAt } }
        }
      }`,
      [FAILURE],
    ),
    body: z.omit(workshopMessageSchema, { workshopId: true }),
    variables: ({ params, body }) => ({ input: { ...body, workshopId: params.id } }),
    response: z.object({ number: COUNT, message: z.string(), recipients: COUNT, createdAt: INSTANT }),
    answer: ({ sendWorkshopMessage }) => sendWorkshopMessage.workshopMessage,
  }),
]
