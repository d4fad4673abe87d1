/** What a workshop's mentor and administrators do with it. */
import { deleteWorkshopBodySchema } from '../../rules/inputs/adminActs.ts'
import {
  cancelWorkshopSchema,
  rejectWorkshopSchema,
  workshopBodySchema,
  workshopUpdateBodySchema,
  workshopMessageSchema,
} from '../../rules/workshops/workshopInput.ts'
import { z } from 'zod/mini'
import { change } from '../../rest/failures.ts'
import { COUNT, INSTANT, MESSAGE } from '../../rest/fields.ts'
import { route } from '../../rest/route.ts'
import { WORKSHOP, workshopAnswer, workshopAnswerSchema } from '../workshopAnswer.ts'

const tag = 'Workshops'

export const workshopActRoutes = [
  route('POST /api/workshops', tag, {
    summary: "Makes a workshop: an accepted mentor's waits for approval, an administrator's is as given",
    document: change('createWorkshop', 'workshop { ...WorkshopAnswer }', [WORKSHOP]),
    body: workshopBodySchema,
    pictures: ['imageUrl'],
    variables: ({ body: { imageUrl, ...input } }) => ({ input: { ...input, imageId: imageUrl } }),
    response: workshopAnswerSchema,
    answer: ({ createWorkshop }) => workshopAnswer(createWorkshop.workshop),
    success: 201,
  }),
  route('PUT /api/workshops/:id', tag, {
    summary: 'Saves what is given of a workshop: its mentor before it is approved, administrators also then',
    document: change('updateWorkshop', 'workshop { ...WorkshopAnswer }', [WORKSHOP]),
    body: workshopUpdateBodySchema,
    pictures: ['imageUrl'],
    variables: ({ params, body: { imageUrl, ...input } }) => ({
      input: { ...input, imageId: imageUrl, id: params.id },
    }),
    response: workshopAnswerSchema,
    answer: ({ updateWorkshop }) => workshopAnswer(updateWorkshop.workshop),
  }),
  route('DELETE /api/workshops/:id', tag, {
    summary:
      'Removes a workshop that nobody has registered, paid or waits for; with refundAll and a reason others are cancelled first; administrators only',
    document: change('deleteWorkshop', 'message'),
    body: deleteWorkshopBodySchema,
    variables: ({ params, body }) => ({ input: { ...params, ...body } }),
    response: MESSAGE,
    answer: ({ deleteWorkshop: { message } }) => ({ message }),
  }),
  route('PATCH /api/workshops/:id/approve', tag, {
    summary: 'Makes a workshop public that waits for approval; administrators only',
    document: change('approveWorkshop', 'workshop { ...WorkshopAnswer }', [WORKSHOP]),
    variables: ({ params }) => ({ input: params }),
    response: workshopAnswerSchema,
    answer: ({ approveWorkshop }) => workshopAnswer(approveWorkshop.workshop),
  }),
  route('PATCH /api/workshops/:id/reject', tag, {
    summary:
      'Rejects a workshop that waits for approval, with a reason for its mentor if there is one; administrators only',
    document: change('rejectWorkshop', 'workshop { ...WorkshopAnswer }', [WORKSHOP]),
    body: z.omit(rejectWorkshopSchema, { id: true, version: true }),
    variables: ({ params, body }) => ({ input: { ...params, ...body } }),
    response: workshopAnswerSchema,
    answer: ({ rejectWorkshop }) => workshopAnswer(rejectWorkshop.workshop),
  }),
  route('PATCH /api/workshops/:id/cancel', tag, {
    summary: 'Cancels a workshop with all refunds; everybody who is registered gets the reason',
    document: change('cancelWorkshop', 'workshop { ...WorkshopAnswer }', [WORKSHOP]),
    body: z.omit(cancelWorkshopSchema, { id: true, expectedRefund: true }),
    variables: ({ params, body }) => ({ input: { ...body, id: params.id } }),
    response: workshopAnswerSchema,
    answer: ({ cancelWorkshop }) => workshopAnswer(cancelWorkshop.workshop),
  }),
  route('POST /api/workshops/:id/messages', tag, {
    summary: 'Sends everybody who is registered an email; the same clientId, a UUID, twice is one message',
    document: change('sendWorkshopMessage', 'workshopMessage { number message recipients createdAt }'),
    body: z.omit(workshopMessageSchema, { workshopId: true }),
    variables: ({ params, body }) => ({ input: { ...body, workshopId: params.id } }),
    response: z.object({ number: COUNT, message: z.string(), recipients: COUNT, createdAt: INSTANT }),
    answer: ({ sendWorkshopMessage }) => sendWorkshopMessage.workshopMessage,
  }),
]
