import { z } from 'zod/mini'
import { typed } from '../graphql/typed.ts'
import { MESSAGE } from '../rest/fields.ts'
import { FAILURE } from '../rest/failures.ts'
import { route } from '../rest/route.ts'
import { queueAnswer, queueSchema, WORK_QUEUE } from './queueAnswer.ts'

const tag = 'Administration'
const eventSchema = z.object({ eventId: z.string('Event id is missing') })
/** Jobs are numbered beyond what the graph calls a number. */
const jobOf = ({ params }: { params: { id: number } }) => ({ id: String(params.id) })

/** What waits for administrators, and what they do about emails, jobs and events that failed. */
export const workQueueRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/work-queue',
    tag,
    summary: 'What waits for an administrator: of each group how many, and the first rows',
    document: typed('query ($first: Int) { workQueue { ...WorkQueueAnswer } }', [WORK_QUEUE]),
    query: z.object({
      limit: z.pipe(
        z.optional(z.string('Limit is 1 to 25').check(z.regex(/^([1-9]|1\d|2[0-5])?$/, 'Limit is 1 to 25'))),
        z.transform((text: string | undefined) => (text ? Number(text) : undefined)),
      ),
    }),
    variables: ({ query: { limit } }) => ({ first: limit }),
    response: queueSchema,
    answer: ({ workQueue }) => queueAnswer(workQueue),
  }),
  route({
    method: 'POST',
    path: '/api/admin/emails/:id/retry',
    tag,
    summary: 'Sends an email that failed again, if it is still true then',
    document: typed('mutation ($id: Int!) { retryEmail(input: { id: $id }) { __typename ...Failure } }', [FAILURE]),
    variables: ({ params }) => params,
    response: MESSAGE,
    answer: () => ({ message: 'The email is sent again' }),
  }),
  route({
    method: 'POST',
    path: '/api/admin/emails/:id/resolve',
    tag,
    summary: 'Marks an email that failed as seen to',
    document: typed('mutation ($id: Int!) { resolveEmail(input: { id: $id }) { __typename ...Failure } }', [FAILURE]),
    variables: ({ params }) => params,
    response: MESSAGE,
    answer: () => ({ message: 'The email is marked as resolved' }),
  }),
  route({
    method: 'POST',
    path: '/api/admin/jobs/:id/retry',
    tag,
    summary: 'Does a job that is out of tries again',
    document: typed('mutation ($id: String!) { retryJob(input: { id: $id }) { __typename ...Failure } }', [FAILURE]),
    variables: jobOf,
    response: MESSAGE,
    answer: () => ({ message: 'The job is done again' }),
  }),
  route({
    method: 'DELETE',
    path: '/api/admin/jobs/:id',
    tag,
    summary: 'Takes a job that is out of tries off the queue',
    document: typed('mutation ($id: String!) { removeJob(input: { id: $id }) { __typename ...Failure } }', [FAILURE]),
    variables: jobOf,
    response: MESSAGE,
    answer: () => ({ message: 'The job is removed' }),
  }),
  route({
    method: 'POST',
    path: '/api/admin/webhooks/retry',
    tag,
    summary: 'Has a payment event that was given up handled again',
    document: typed(
      'mutation ($eventId: String!) { retryWebhook(input: { eventId: $eventId }) { __typename ...Failure } }',
      [FAILURE],
    ),
    body: eventSchema,
    variables: ({ body }) => body,
    response: MESSAGE,
    answer: () => ({ message: 'The event is handled again' }),
  }),
  route({
    method: 'POST',
    path: '/api/admin/webhooks/resolve',
    tag,
    summary: 'Marks a payment event that was given up as seen to',
    document: typed(
      'mutation ($eventId: String!) { resolveWebhook(input: { eventId: $eventId }) { __typename ...Failure } }',
      [FAILURE],
    ),
    body: eventSchema,
    variables: ({ body }) => body,
    response: MESSAGE,
    answer: () => ({ message: 'The event is marked as resolved' }),
  }),
]
