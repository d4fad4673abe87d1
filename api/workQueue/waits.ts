/** What needs an administrator. Each condition is written once, in its feature, and serves rows, their number and the total. */
import { DAY_MS } from '../rules/time/durations.ts'
import type { App } from '../app.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { mentorlessBookings, REFUNDED_BUT_CONFIRMED } from '../bookings/bookingsToDecide.ts'
import { FAILED_EMAILS } from '../mail/failedEmails.ts'
import { countJobs } from '../jobs/failedJobs.ts'
import { GIVEN_UP_WEBHOOKS, unansweredOrders, WAITING_DISPUTES, WAITING_REFUNDS } from '../payments/needsPerson.ts'
import { withSeatsLeft } from '../workshops/manage/cancelWorkshop.ts'
import { IN_STATE } from '../workshops/workshopState.ts'

const dayFrom = (now: Date) => new Date(now.getTime() + DAY_MS)
const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS)

export const APPLICATIONS = { status: 'pending_review' } as const satisfies Prisma.MentorWhereInput

export const PENDING_WORKSHOPS = IN_STATE.pending satisfies Prisma.WorkshopWhereInput

/** Sessions without a meeting link that begin within a day or are on. */
export const sessionsWithoutLink = (now: Date): Prisma.BookingWhereInput => ({
  status: 'confirmed',
  startsAt: { lt: dayFrom(now) },
  endsAt: { gt: now },
  OR: [{ meetingLink: null }, { meetingLink: '' }],
})

/**
 * No-show reports that need a decision: the two sides do not agree, or the other side has not answered for a day. Not of a
 * session that was cancelled since.
 */
export const openNoShows = (now: Date): Prisma.BookingWhereInput => ({
  status: 'confirmed',
  noShow: {
    finding: null,
    OR: [{ answer: 'disputed' }, { answer: null, reportedAt: { lt: dayBefore(now) } }],
  },
})

export const OPEN_REPORTS = { status: 'open' } as const satisfies Prisma.ConversationReportWhereInput

/** Approved and to come, with a mentor who is no longer accepted or active. */
export const mentorlessWorkshops = (now: Date): Prisma.WorkshopWhereInput => ({
  ...IN_STATE.approved,
  startsAt: { gt: now },
  OR: [{ mentorId: null }, { mentor: { NOT: { status: 'accepted', isActive: true } } }],
})

/** How many things wait, of all kinds. */
export async function countWaiting(app: Pick<App, 'db' | 'clock'>): Promise<number> {
  const { db } = app
  const now = app.clock.now()
  const [{ failed }, ...counts] = await Promise.all([
    countJobs(app),
    db.mentor.count({ where: APPLICATIONS }),
    db.workshop.count({ where: PENDING_WORKSHOPS }),
    db.booking.count({ where: sessionsWithoutLink(now) }),
    db.booking.count({ where: openNoShows(now) }),
    db.conversationReport.count({ where: OPEN_REPORTS }),
    db.paymentOrder.count({ where: unansweredOrders(now) }),
    db.refund.count({ where: WAITING_REFUNDS }),
    db.booking.count({ where: REFUNDED_BUT_CONFIRMED }),
    db.booking.count({ where: mentorlessBookings(now) }),
    db.dispute.count({ where: WAITING_DISPUTES }),
    db.email.count({ where: FAILED_EMAILS }),
    db.webhookEvent.count({ where: GIVEN_UP_WEBHOOKS }),
    db.workshop.count({ where: withSeatsLeft(now) }),
    db.workshop.count({ where: mentorlessWorkshops(now) }),
  ])
  return counts.reduce((sum, count) => sum + count, failed)
}
