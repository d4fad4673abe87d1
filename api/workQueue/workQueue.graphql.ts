import { ConversationReportType } from '../chat/reports/conversationReports.graphql.ts'
import { bookingTable } from '../bookings/admin/allBookings.graphql.ts'
import { builder } from '../graphql/builder.ts'
import { rowsPage, tablePlace } from '../graphql/tablePages.ts'
import { mentorTable } from '../mentors/administration/allMentors.graphql.ts'
import { orderTable } from '../orders/allOrders.graphql.ts'
import { AdminRefundType, DisputeType } from '../orders/orderRefund.graphql.ts'
import { workshopTable } from '../workshops/allWorkshops.graphql.ts'
import { EmailPage, JobPage, WebhookPage } from './failures.graphql.ts'
import { ReviewReportType } from '../reviews/reviewReports.graphql.ts'
import { countWaiting, WAITING } from './waits.ts'

const RefundPage = rowsPage(
  'RefundPage',
  'Refund',
  'Refunds that wait for a person, the oldest first.',
  AdminRefundType,
)
const DisputePage = rowsPage(
  'DisputePage',
  'Dispute',
  'Disputes that wait for a person, the one that has to be answered first.',
  DisputeType,
)
const ReportPage = rowsPage(
  'ReportPage',
  'ConversationReport',
  'Reports of conversations that nobody has dealt with, the oldest first.',
  ConversationReportType,
)

const ReviewReportPage = rowsPage(
  'ReviewReportPage',
  'ReviewReport',
  'Reports of reviews that nobody has dealt with, the oldest first.',
  ReviewReportType,
)

/** The first rows only: once they are resolved, the next ones move up. Throws ValidationError. */
const few = ({ first }: { first?: number | null | undefined }) => tablePlace({ first: first ?? 5 } as object).take

export const WorkQueueType = builder.objectRef<object>('WorkQueue').implement({
  description: 'What waits for an administrator. A group that cannot be read is null; the others are shown.',
  fields: (t) => {
    const args = { first: t.arg.int({ required: false, description: 'How many rows, 5 unless said, 100 at most.' }) }
    const group = (name: keyof typeof WAITING, type: object, description: string) =>
      t.field({
        type: type as typeof bookingTable.Page,
        nullable: true,
        args,
        description,
        resolve: (_queue, given, { clock }) => {
          const { where, orderBy } = WAITING[name]
          return { where: where(clock.now()), orderBy, take: few(given), skip: 0 }
        },
      })
    return {
      total: t.int({
        nullable: true,
        // Sixteen statements, some of them over several tables.
        cost: { work: 300 },
        description: 'How many things wait, in all groups; null if some of them could not be counted.',
        resolve: (_queue, _args, context) => countWaiting(context),
      }),
      applications: group('applications', mentorTable.Page, 'Mentors who wait to be accepted.'),
      workshops: group('workshops', workshopTable.Page, 'Workshops that wait to be approved.'),
      sessionsWithoutLink: group(
        'sessionsWithoutLink',
        bookingTable.Page,
        'Confirmed sessions within 24 hours without a meeting link, the next first.',
      ),
      noShows: group(
        'noShows',
        bookingTable.Page,
        'Sessions whose no-show report is disputed, or has had no answer for 24 hours.',
      ),
      reports: group('reports', ReportPage, 'Reported conversations.'),
      reviewReports: group('reviewReports', ReviewReportPage, 'Reported reviews.'),
      orders: group(
        'orders',
        orderTable.Page,
        'Orders that the provider does not answer for. Their refunds wait in `refunds`.',
      ),
      refunds: group('refunds', RefundPage, 'Refunds that were refused, are stuck, or were made at the provider.'),
      disputes: group(
        'disputes',
        DisputePage,
        "Payments that the payer's bank disputes: to be answered, lost, or over after what was bought had gone.",
      ),
      unpaidBookings: group(
        'unpaidBookings',
        bookingTable.Page,
        'Sessions and packages that stand although all of their money has gone back: to be cancelled or kept.',
      ),
      mentorlessBookings: group(
        'mentorlessBookings',
        bookingTable.Page,
        'Sessions to come and packages that are not over, whose mentor is no longer accepted or active. They are to be cancelled, unless the mentor is accepted again. A package includes its sessions. The next first.',
      ),
      emails: group('emails', EmailPage, 'Emails that failed.'),
      jobs: t.field({
        type: JobPage,
        nullable: true,
        args,
        description: 'Jobs out of tries.',
        resolve: (_queue, given) => ({ take: few(given) }),
      }),
      webhooks: group('webhooks', WebhookPage, 'Events of the payment provider that were given up.'),
      workshopRefunds: group(
        'workshopRefunds',
        workshopTable.Page,
        'Cancelled workshops with seats that are still registered: their holders have no refund yet.',
      ),
      mentorlessWorkshops: group(
        'mentorlessWorkshops',
        workshopTable.Page,
        'Approved workshops to come whose mentor is no longer accepted, the next first.',
      ),
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
