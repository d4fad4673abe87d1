/** The work queue as REST answers it. */
import { z } from 'zod/mini'
import { reportAnswer, REPORT, reportSchema } from '../chat/reportAnswer.ts'
import { typed, type ResultOf } from '../graphql/typed.ts'
import { DISPUTE, disputeAnswer, disputeSchema, refundAnswer, REFUND, refundSchema } from '../orders/orderAnswer.ts'
import { COUNT, ID, INSTANT, PAISE } from '../rest/fields.ts'

const WORKSHOP_WAITING = typed(
  'fragment WaitingWorkshopAnswer on Workshop { databaseId title startsAt instructorName registeredCount }',
)
const BOOKING_WAITING = typed(
  'fragment WaitingBookingAnswer on Booking { databaseId menteeName mentorName startsAt agenda }',
)

export const WORK_QUEUE = typed(
  `fragment WorkQueueAnswer on WorkQueue {
    total
    applications(first: $first) { total rows { databaseId name email createdAt } }
    workshops(first: $first) { total rows { ...WaitingWorkshopAnswer } }
    sessionsWithoutLink(first: $first) { total rows { ...WaitingBookingAnswer } }
    noShows(first: $first) { total rows { ...WaitingBookingAnswer } }
    reports(first: $first) { total rows { ...ReportAnswer } }
    orders(first: $first) { total rows { databaseId whatFor amount attentionReason createdAt } }
    refunds(first: $first) { total rows { ...RefundAnswer order { databaseId } } }
    disputes(first: $first) { total rows { ...DisputeAnswer order { databaseId } } }
    unpaidBookings(first: $first) { total rows { ...WaitingBookingAnswer } }
    mentorlessBookings(first: $first) { total rows { ...WaitingBookingAnswer } }
    emails(first: $first) { total rows { databaseId kind toAddress subject lastError attempts createdAt } }
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

export const queueSchema = z.object({
  total: z.nullable(COUNT),
  applications: group(z.object({ id: ID, name: z.string(), email: OPTIONAL, createdAt: INSTANT })),
  workshops,
  sessionsWithoutLink: bookings,
  noShows: bookings,
  reports: group(reportSchema),
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

/** The same group with its rows as REST writes them. */
const mapped = <Row, Answer>(of: Group<Row> | null, answer: (row: Row) => Answer): Group<Answer> | null =>
  of && { total: of.total, rows: of.rows.map(answer) }

const numbered = <Row extends { databaseId: number }>(of: Group<Row> | null) =>
  mapped(of, ({ databaseId, ...rest }) => ({ id: databaseId, ...rest }))

export const queueAnswer = (queue: ResultOf<typeof WORK_QUEUE>) => ({
  ...queue,
  applications: numbered(queue.applications),
  workshops: numbered(queue.workshops),
  sessionsWithoutLink: numbered(queue.sessionsWithoutLink),
  noShows: numbered(queue.noShows),
  reports: mapped(queue.reports, reportAnswer),
  orders: numbered(queue.orders),
  refunds: mapped(queue.refunds, ({ order, ...refund }) => ({ ...refundAnswer(refund), orderId: order.databaseId })),
  disputes: mapped(queue.disputes, ({ order, ...dispute }) => ({
    ...disputeAnswer(dispute),
    orderId: order.databaseId,
  })),
  unpaidBookings: numbered(queue.unpaidBookings),
  mentorlessBookings: numbered(queue.mentorlessBookings),
  emails: numbered(queue.emails),
  workshopRefunds: numbered(queue.workshopRefunds),
  mentorlessWorkshops: numbered(queue.mentorlessWorkshops),
})
