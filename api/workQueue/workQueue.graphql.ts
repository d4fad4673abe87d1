import { ConversationReportType } from '../chat/reports/conversationReports.graphql.ts'
import { BookingPage } from '../bookings/admin/allBookings.graphql.ts'
import { builder } from '../graphql/builder.ts'
import { ROWS, tablePlace, TOTAL } from '../graphql/tablePages.ts'
import { MentorPage } from '../mentors/administration/allMentors.graphql.ts'
import { OrderPage } from '../orders/allOrders.graphql.ts'
import { AdminRefundType, DisputeType } from '../orders/orderRefund.graphql.ts'
import { mentorlessBookings, REFUNDED_BUT_CONFIRMED } from '../bookings/bookingsToDecide.ts'
import { unansweredOrders, WAITING_DISPUTES, WAITING_REFUNDS } from '../payments/needsPerson.ts'
import { WorkshopPage } from '../workshops/allWorkshops.graphql.ts'
import { EmailPage, JobPage, WebhookPage, type QueuePage } from './failures.graphql.ts'
import { withSeatsLeft } from '../workshops/manage/cancelWorkshop.ts'
import {
  APPLICATIONS,
  countWaiting,
  mentorlessWorkshops,
  OPEN_REPORTS,
  openNoShows,
  PENDING_WORKSHOPS,
  sessionsWithoutLink,
} from './waits.ts'

const RefundPage = builder.objectRef<QueuePage>('RefundPage').implement({
  description: 'Refunds that wait for a person, the oldest first. Administrators only.',
  fields: (t) => ({
    rows: t.prismaField({
      ...ROWS,
      type: [AdminRefundType],
      resolve: (query, { take }, _args, { db }) =>
        db.refund.findMany({ ...query, where: WAITING_REFUNDS, orderBy: { id: 'asc' }, take }),
    }),
    total: t.int({ ...TOTAL, resolve: (_page, _args, { db }) => db.refund.count({ where: WAITING_REFUNDS }) }),
  }),
})

const DisputePage = builder.objectRef<QueuePage>('DisputePage').implement({
  description: 'Disputes that wait for a person, the one that has to be answered first. Administrators only.',
  fields: (t) => ({
    rows: t.prismaField({
      ...ROWS,
      type: [DisputeType],
      resolve: (query, { take }, _args, { db }) =>
        db.dispute.findMany({
          ...query,
          where: WAITING_DISPUTES,
          orderBy: [{ respondBy: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
          take,
        }),
    }),
    total: t.int({ ...TOTAL, resolve: (_page, _args, { db }) => db.dispute.count({ where: WAITING_DISPUTES }) }),
  }),
})

const ReportPage = builder.objectRef<QueuePage>('ReportPage').implement({
  description: 'Reports of conversations that nobody has dealt with, the oldest first. Administrators only.',
  fields: (t) => ({
    rows: t.prismaField({
      ...ROWS,
      type: [ConversationReportType],
      resolve: (query, { take }, _args, { db }) =>
        db.conversationReport.findMany({ ...query, where: OPEN_REPORTS, orderBy: { id: 'asc' }, take }),
    }),
    total: t.int({ ...TOTAL, resolve: (_page, _args, { db }) => db.conversationReport.count({ where: OPEN_REPORTS }) }),
  }),
})

interface Args {
  first?: number | null | undefined
}

/** The first rows only: once they are resolved, the next ones move up. */
function few({ first }: Args): QueuePage {
  const place = { first: first ?? 5, direction: 'asc' as const }
  return { take: tablePlace(place).take }
}

/** A page of a table, what has waited longest first. */
const oldest = <Where>(args: Args, where: Where) => ({
  ...few(args),
  skip: 0,
  where,
  orderBy: [{ id: 'asc' as const }],
})

/** The same, the next one to begin first. */
const next = <Where>(args: Args, where: Where) => ({ ...oldest(args, where), orderBy: [{ startsAt: 'asc' as const }] })

export const WorkQueueType = builder.objectRef<object>('WorkQueue').implement({
  description: 'What waits for an administrator. A group that cannot be read is null; the others are shown.',
  fields: (t) => {
    const args = { first: t.arg.int({ required: false, description: 'How many rows, 5 unless said, 100 at most.' }) }
    const group = { nullable: true, args } as const
    return {
      total: t.int({
        nullable: true,
        // Fifteen statements, some of them over several tables.
        cost: { work: 300 },
        description: 'How many things wait, in all groups; null if some of them could not be counted.',
        resolve: (_queue, _args, context) => countWaiting(context),
      }),
      applications: t.field({
        ...group,
        type: MentorPage,
        description: 'Mentors who wait to be accepted.',
        resolve: (_queue, given) => oldest(given, APPLICATIONS),
      }),
      workshops: t.field({
        ...group,
        type: WorkshopPage,
        description: 'Workshops that wait to be approved.',
        resolve: (_queue, given) => oldest(given, PENDING_WORKSHOPS),
      }),
      sessionsWithoutLink: t.field({
        ...group,
        type: BookingPage,
        description: 'Confirmed sessions within 24 hours without a meeting link, the next first.',
        resolve: (_queue, given, { clock }) => next(given, sessionsWithoutLink(clock.now())),
      }),
      noShows: t.field({
        ...group,
        type: BookingPage,
        description: 'Sessions whose no-show report is disputed, or has had no answer for 24 hours.',
        resolve: (_queue, given, { clock }) => oldest(given, openNoShows(clock.now())),
      }),
      reports: t.field({
        ...group,
        type: ReportPage,
        description: 'Reported conversations.',
        resolve: (_queue, given) => few(given),
      }),
      orders: t.field({
        ...group,
        type: OrderPage,
        description: 'Orders that the provider does not answer for. Their refunds wait in `refunds`.',
        resolve: (_queue, given, { clock }) => oldest(given, unansweredOrders(clock.now())),
      }),
      refunds: t.field({
        ...group,
        type: RefundPage,
        description: 'Refunds that were refused, are stuck, or were made at the provider.',
        resolve: (_queue, given) => few(given),
      }),
      disputes: t.field({
        ...group,
        type: DisputePage,
        description:
          "Payments that the payer's bank disputes: to be answered, lost, or over after what was bought had gone.",
        resolve: (_queue, given) => few(given),
      }),
      unpaidBookings: t.field({
        ...group,
        type: BookingPage,
        description:
          'Sessions and packages that stand although all of their money has gone back: to be cancelled or kept.',
        resolve: (_queue, given) => oldest(given, REFUNDED_BUT_CONFIRMED),
      }),
      mentorlessBookings: t.field({
        ...group,
        type: BookingPage,
        description:
          'Sessions to come and packages that are not over, whose mentor is not accepted or not active any more: to be cancelled, unless the mentor is accepted again. Sessions of a package go with it. The next first.',
        resolve: (_queue, given, { clock }) => next(given, mentorlessBookings(clock.now())),
      }),
      emails: t.field({
        ...group,
        type: EmailPage,
        description: 'Emails that failed.',
        resolve: (_queue, given) => few(given),
      }),
      jobs: t.field({
        ...group,
        type: JobPage,
        description: 'Jobs out of tries.',
        resolve: (_queue, given) => few(given),
      }),
      webhooks: t.field({
        ...group,
        type: WebhookPage,
        description: 'Events of the payment provider that were given up.',
        resolve: (_queue, given) => few(given),
      }),
      workshopRefunds: t.field({
        ...group,
        type: WorkshopPage,
        description: 'Cancelled workshops with seats that are still registered: their holders have no refund yet.',
        resolve: (_queue, given, { clock }) => oldest(given, withSeatsLeft(clock.now())),
      }),
      mentorlessWorkshops: t.field({
        ...group,
        type: WorkshopPage,
        description: 'Approved workshops to come whose mentor is not accepted any more, the next first.',
        resolve: (_queue, given, { clock }) => next(given, mentorlessWorkshops(clock.now())),
      }),
    }
  },
})

builder.queryField('workQueue', (t) =>
  t.field({
    type: WorkQueueType,
    authScopes: { admin: true },
    description: 'What waits for an administrator. Administrators only.',
    resolve: () => ({}),
  }),
)
