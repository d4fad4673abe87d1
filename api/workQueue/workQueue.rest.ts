import { z } from 'zod/mini'
import { typed, type ResultOf } from '../graphql/typed.ts'
import { MESSAGE, COUNT, ID, INSTANT, PAISE } from '../rest/fields.ts'
import { change } from '../rest/failures.ts'
import { wholeNumber } from '../rest/pages.ts'
import { route } from '../rest/route.ts'
import { reportAnswer, REPORT, reportSchema } from '../chat/reports/reports.rest.ts'
import { DISPUTE, disputeAnswer, disputeSchema, refundAnswer, REFUND, refundSchema } from '../orders/orderAnswer.ts'

const WORKSHOP_WAITING = typed(
  'fragment WaitingWorkshopAnswer on Workshop { id: databaseId title startsAt instructorName registeredCount }',
)
const BOOKING_WAITING = typed(
  'fragment WaitingBookingAnswer on Booking { id: databaseId menteeName mentorName startsAt agenda }',
)

const WORK_QUEUE = typed(
  `fragment WorkQueueAnswer on WorkQueue {
    total
    applications(first: $first) { total rows { id: databaseId name email createdAt } }
    workshops(first: $first) { total rows { ...WaitingWorkshopAnswer } }
    sessionsWithoutLink(first: $first) { total rows { ...WaitingBookingAnswer } }
    noShows(first: $first) { total rows { ...WaitingBookingAnswer } }
    reports(first: $first) { total rows { ...ReportAnswer } }
    reviewReports(first: $first) { total rows { id: databaseId reason details createdAt } }
    orders(first: $first) { total rows { id: databaseId whatFor amount attentionReason createdAt } }
    refunds(first: $first) { total rows { ...RefundAnswer order { databaseId } } }
    disputes(first: $first) { total rows { ...DisputeAnswer order { databaseId } } }
    unpaidBookings(first: $first) { total rows { ...WaitingBookingAnswer } }
    mentorlessBookings(first: $first) { total rows { ...WaitingBookingAnswer } }
    emails(first: $first) { total rows { id: databaseId kind toAddress subject lastError attempts createdAt } }
    jobs(first: $first) { total rows { id task key attempts lastError failedAt } }
    webhooks(first: $first) { total rows { id event error attempts receivedAt } }
    workshopRefunds(first: $first) { total rows { ...WaitingWorkshopAnswer } }
    mentorlessWorkshops(first: $first) { total rows { ...WaitingWorkshopAnswer } }
  }`,
  [WORKSHOP_WAITING, BOOKING_WAITING, REPORT, REFUND, DISPUTE],
)

const OPTIONAL = z.nullable(z.string())
/** Null when it could not be read. */
const group = <Row extends z.ZodMiniType>(row: Row) => z.nullable(z.object({ total: COUNT, rows: z.array(row) }))

const workshops = group(
  z.object({ id: ID, title: z.string(), startsAt: INSTANT, instructorName: z.string(), registeredCount: COUNT }),
)
const bookings = group(
  z.object({
    id: ID,
    menteeName: z.string(),
    mentorName: z.string(),
    startsAt: z.nullable(INSTANT),
    agenda: z.string(),
  }),
)

const queueSchema = z.object({
  total: z.nullable(COUNT),
  applications: group(z.object({ id: ID, name: z.string(), email: OPTIONAL, createdAt: INSTANT })),
  workshops,
  sessionsWithoutLink: bookings,
  noShows: bookings,
  reports: group(reportSchema),
  reviewReports: group(z.object({ id: ID, reason: z.string(), details: z.string(), createdAt: INSTANT })),
  orders: group(
    z.object({ id: ID, whatFor: z.string(), amount: PAISE, attentionReason: OPTIONAL, createdAt: INSTANT }),
  ),
  refunds: group(z.extend(refundSchema, { orderId: ID })),
  disputes: group(z.extend(disputeSchema, { orderId: ID })),
  unpaidBookings: bookings,
  mentorlessBookings: bookings,
  emails: group(
    z.object({
      id: ID,
      kind: z.string(),
      toAddress: z.string(),
      subject: z.string(),
      lastError: OPTIONAL,
      attempts: COUNT,
      createdAt: INSTANT,
    }),
  ),
  jobs: group(
    z.object({
      id: z.string(),
      task: z.string(),
      key: OPTIONAL,
      attempts: COUNT,
      lastError: OPTIONAL,
      failedAt: INSTANT,
    }),
  ),
  webhooks: group(
    z.object({ id: z.string(), event: z.string(), error: OPTIONAL, attempts: COUNT, receivedAt: INSTANT }),
  ),
  workshopRefunds: workshops,
  mentorlessWorkshops: workshops,
})

interface Group<Row> {
  total: number
  rows: Row[]
}

const mapped = <Row, Answer>(of: Group<Row> | null, answer: (row: Row) => Answer): Group<Answer> | null =>
  of && { total: of.total, rows: of.rows.map(answer) }

const queueAnswer = (queue: ResultOf<typeof WORK_QUEUE>) => ({
  ...queue,
  reports: mapped(queue.reports, reportAnswer),
  refunds: mapped(queue.refunds, ({ order, ...refund }) => ({ ...refundAnswer(refund), orderId: order.databaseId })),
  disputes: mapped(queue.disputes, ({ order, ...dispute }) => ({
    ...disputeAnswer(dispute),
    orderId: order.databaseId,
  })),
})

const tag = 'Administration'
const eventSchema = z.object({ eventId: z.string('Event id is missing') })
const saying = (message: string) => ({ response: MESSAGE, answer: () => ({ message }) })
/** Jobs are numbered beyond what the graph calls a number. */
const jobOf = ({ params }: { params: { id: number } }) => ({ input: { id: String(params.id) } })

export const workQueueRoutes = [
  route('GET /api/admin/work-queue', tag, {
    summary: 'What waits for an administrator: of each group how many, and the first rows',
    document: typed('query ($first: Int) { workQueue { ...WorkQueueAnswer } }', [WORK_QUEUE]),
    query: z.object({ limit: wholeNumber(/^([1-9]|1\d|2[0-5])?$/, 'Limit is 1 to 25') }),
    variables: ({ query: { limit } }) => ({ first: limit }),
    response: queueSchema,
    answer: ({ workQueue }) => queueAnswer(workQueue),
  }),
  route('POST /api/admin/emails/:id/retry', tag, {
    summary: 'Sends an email that failed again, if it is still true then',
    document: change('retryEmail', '__typename'),
    variables: ({ params }) => ({ input: params }),
    ...saying('The email is sent again'),
  }),
  route('POST /api/admin/emails/:id/resolve', tag, {
    summary: 'Marks an email that failed as resolved',
    document: change('resolveEmail', '__typename'),
    variables: ({ params }) => ({ input: params }),
    ...saying('The email is marked as resolved'),
  }),
  route('POST /api/admin/jobs/:id/retry', tag, {
    summary: 'Does a job that is out of tries again',
    document: change('retryJob', '__typename'),
    variables: jobOf,
    ...saying('The job is done again'),
  }),
  route('DELETE /api/admin/jobs/:id', tag, {
    summary: 'Takes a job that is out of tries off the queue',
    document: change('removeJob', '__typename'),
    variables: jobOf,
    ...saying('The job is removed'),
  }),
  route('POST /api/admin/webhooks/retry', tag, {
    summary: 'Has a payment event that was given up handled again',
    document: change('retryWebhook', '__typename'),
    body: eventSchema,
    variables: ({ body }) => ({ input: body }),
    ...saying('The event is handled again'),
  }),
  route('POST /api/admin/webhooks/resolve', tag, {
    summary: 'Marks a payment event that was given up as resolved',
    document: change('resolveWebhook', '__typename'),
    body: eventSchema,
    variables: ({ body }) => ({ input: body }),
    ...saying('The event is marked as resolved'),
  }),
]
