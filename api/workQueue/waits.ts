/** What needs an administrator. Each condition is written once, in its feature, and serves rows, their number and the total. */
import { DAY_MS } from '../rules/time/durations.ts'
import type { App } from '../app.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { mentorlessBookings, REFUNDED_BUT_CONFIRMED } from '../bookings/bookingsToDecide.ts'
import { rowsOf } from '../graphql/rowNow.ts'
import { FAILED_EMAILS } from '../mail/unsentMails.ts'
import { countJobs } from '../jobs/failedJobs.ts'
import { GIVEN_UP_WEBHOOKS, unansweredOrders, WAITING_DISPUTES, WAITING_REFUNDS } from '../payments/needsPerson.ts'
import { IN_STATE, withSeatsLeft } from '../workshops/whichWorkshops.ts'

const dayFrom = (now: Date) => new Date(now.getTime() + DAY_MS)
const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS)

/** Sessions without a meeting link that begin within a day or are on. */
const sessionsWithoutLink = (now: Date): Prisma.BookingWhereInput => ({
  status: 'confirmed',
  startsAt: { lt: dayFrom(now) },
  endsAt: { gt: now },
  OR: [{ meetingLink: null }, { meetingLink: '' }],
})

/** No-show reports of sessions that stand: disputed, or without an answer for a day. */
export const openNoShows = (now: Date): Prisma.BookingWhereInput => ({
  status: 'confirmed',
  noShow: { finding: null, OR: [{ answer: 'disputed' }, { answer: null, reportedAt: { lt: dayBefore(now) } }] },
})

/** Approved and to come, with a mentor who is no longer accepted or active. */
const mentorlessWorkshops = (now: Date): Prisma.WorkshopWhereInput => ({
  ...IN_STATE.approved,
  startsAt: { gt: now },
  OR: [{ mentorId: null }, { mentor: { NOT: { status: 'accepted', isActive: true } } }],
})

type Asked<Model extends Prisma.ModelName> = NonNullable<
  Prisma.TypeMap['model'][Model]['operations']['findMany']['args']
>

/** Rows that wait: what has waited longest comes first unless another order is given. */
function waiting<Model extends Prisma.ModelName>(
  model: Model,
  where: Asked<Model>['where'] | ((now: Date) => Asked<Model>['where']),
  orderBy: object[] = [{ id: 'asc' }],
) {
  return { model, where: (now: Date): object => (typeof where === 'function' ? where(now) : where) ?? {}, orderBy }
}

const NEXT_FIRST = [{ startsAt: 'asc' }]

/** The groups of the work queue, but for jobs, which are no rows of ours. */
export const WAITING = {
  applications: waiting('Mentor', { status: 'pending_review' }),
  workshops: waiting('Workshop', IN_STATE.pending),
  sessionsWithoutLink: waiting('Booking', sessionsWithoutLink, NEXT_FIRST),
  noShows: waiting('Booking', openNoShows),
  reports: waiting('ConversationReport', { status: 'open' }),
  reviewReports: waiting('ReviewReport', { resolvedAt: null }),
  orders: waiting('PaymentOrder', unansweredOrders),
  refunds: waiting('Refund', WAITING_REFUNDS),
  // The one that has to be answered first.
  disputes: waiting('Dispute', WAITING_DISPUTES, [{ respondBy: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }]),
  unpaidBookings: waiting('Booking', REFUNDED_BUT_CONFIRMED),
  mentorlessBookings: waiting('Booking', mentorlessBookings, NEXT_FIRST),
  emails: waiting('Email', FAILED_EMAILS, [{ id: 'desc' }]),
  webhooks: waiting('WebhookEvent', GIVEN_UP_WEBHOOKS, [{ receivedAt: 'desc' }]),
  workshopRefunds: waiting('Workshop', withSeatsLeft),
  mentorlessWorkshops: waiting('Workshop', mentorlessWorkshops, NEXT_FIRST),
}

export async function countWaiting({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> {
  const now = clock.now()
  const [{ failed }, ...counts] = await Promise.all([
    countJobs({ db }),
    ...Object.values(WAITING).map(({ model, where }) => rowsOf(db, model).count({ where: where(now) })),
  ])
  return counts.reduce((sum, count) => sum + count, failed)
}
