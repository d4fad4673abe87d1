import { HOUR_MS } from '../rules/time/durations.ts'
import { updateMentor } from '../mentors/administration/updateMentor.graphql.ts'
import { changeMoney } from '../database/transaction.ts'
import { followDispute } from '../payments/disputes/followDispute.ts'
import { requestRefund } from '../payments/refunds/requestRefund.ts'
import { adminCancelBooking } from './admin/adminBooking.ts'
import { adminMoveBooking, adminMovePlan } from './admin/adminMoves.ts'
import { cancelBooking } from './change/cancelBooking.graphql.ts'
import { decideNoShow, keepUnpaidBooking } from './admin/adminDecisions.ts'
import { moveBooking, answerProposal, proposeTime } from './change/moveBooking.graphql.ts'
import { answerNoShow, reportNoShow } from './afterwards/afterSession.graphql.ts'
import { remindOfSession } from './announce/reminders.ts'
import { setMeetingLink } from './change/setMeetingLink.graphql.ts'
import { bookPlanCall } from './calls/bookPlanCall.graphql.ts'
import { istInstant } from '../rules/time/time.ts'
import { bookPlan } from '../testing/bookings.ts'
import {
  AGENDA,
  BOOKED,
  bounded,
  causePlan,
  causeSession,
  PAID_FOR,
  START,
  type MailCause,
} from '../testing/mailCauses.ts'

/** Another free time of the mentor. */
const OTHER = istInstant('2026-11-30', '09:45')

const TEAM = { id: 1, username: 'admin' }
const REASON = 'You both asked for it. <b>See</b> https://evil.example/x.'

/** Paise of its payment that nobody has asked back. */
async function owedFor({ db }: Parameters<MailCause['cause']>[0], bookingId: number): Promise<number> {
  return (await db.payment.findFirstOrThrow({ where: { order: { bookingId } } })).amount
}

function reminder(hours: 24 | 1, meetingBaseUrl: string | null): MailCause['cause'] {
  return async (tested, people) => {
    tested.app.config.meetingBaseUrl = meetingBaseUrl
    const bookingId = await causeSession(tested, people)
    tested.app.config.meetingBaseUrl = null
    tested.clock.set(new Date(START.getTime() - hours * HOUR_MS))
    await remindOfSession(tested.app, { bookingId, startsAt: START.toISOString(), hours })
  }
}

export const causes = bounded(PAID_FOR, [
  { name: 'session confirmed', file: 'bookings/announce/announceConfirmation.ts', mails: BOOKED, cause: causeSession },
  { name: 'plan confirmed', file: 'bookings/announce/announceConfirmation.ts', mails: BOOKED, cause: causePlan },
  {
    name: 'meeting link',
    file: 'bookings/change/setMeetingLink.graphql.ts',
    mails: BOOKED + 2,
    cause: async (tested, people) => {
      const bookingId = await causeSession(tested, people)
      const meetingLink = 'https://meet.test.example/room?a=1&b=2'
      await setMeetingLink(tested.app, people.mentorId, { bookingId, meetingLink })
    },
  },
  {
    name: 'session kept although its payment was refunded',
    file: 'bookings/admin/adminDecisions.ts',
    // The refund tells both as well.
    mails: BOOKED + 4,
    cause: async (tested, people) => {
      const bookingId = await causeSession(tested, people)
      const { id: paymentId } = await tested.db.payment.findFirstOrThrow({ where: { order: { bookingId } } })
      await changeMoney(tested.db, 'administrator:1', (tx) =>
        requestRefund(tx, tested.app, { paymentId, reason: 'by_administrator', note: REASON }),
      )
      await keepUnpaidBooking(tested.app, TEAM, { bookingId, reason: REASON })
    },
  },
  {
    name: 'mentor switched off with a session and a package sold',
    file: 'bookings/announce/announceLeft.ts',
    mails: 2 * BOOKED + 1,
    cause: async (tested, people) => {
      await causeSession(tested, people)
      await causePlan(tested, people)
      await updateMentor(tested.app, { ...TEAM, sessionHash: '' }, { id: people.mentorId, isActive: false })
    },
  },
  {
    name: 'mentor switched off and on again with a session and a package sold',
    file: 'bookings/announce/announceLeft.ts',
    // The mentor hears that they can log in again.
    mails: 2 * BOOKED + 3,
    cause: async (tested, people) => {
      await causeSession(tested, people)
      await causePlan(tested, people)
      for (const isActive of [false, true])
        await updateMentor(tested.app, { ...TEAM, sessionHash: '' }, { id: people.mentorId, isActive })
    },
  },
  {
    name: 'session cancelled by its mentee',
    file: 'bookings/announce/announceCancellation.ts',
    // The refund has a mail of its own.
    mails: BOOKED + 3,
    cause: async (tested, people) => {
      const bookingId = await causeSession(tested, people)
      await cancelBooking(tested.app, { type: 'mentee', id: people.menteeId }, { bookingId })
    },
  },
  {
    name: 'plan cancelled by its mentor',
    file: 'bookings/announce/announceCancellation.ts',
    mails: BOOKED + 3,
    cause: async (tested, people) => {
      const planSubscriptionId = await causePlan(tested, people)
      const { id: bookingId } = await tested.db.booking.findFirstOrThrow({ where: { planSubscriptionId } })
      await cancelBooking(tested.app, { type: 'mentor', id: people.mentorId }, { bookingId })
    },
  },
  {
    name: 'session moved by its mentee',
    file: 'bookings/announce/announceMove.ts',
    mails: BOOKED + 2,
    cause: async (tested, people) => {
      const bookingId = await causeSession(tested, people)
      await moveBooking(tested.app, people.menteeId, { bookingId, startsAt: OTHER })
    },
  },
  {
    name: 'another time proposed and declined',
    file: 'bookings/announce/announceMove.ts',
    mails: BOOKED + 2,
    cause: async (tested, people) => {
      const bookingId = await causeSession(tested, people)
      await proposeTime(tested.app, people.mentorId, { bookingId, startsAt: OTHER })
      await answerProposal(tested.app, people.menteeId, { bookingId, startsAt: OTHER, accept: false })
    },
  },
  {
    name: 'another time proposed and accepted',
    file: 'bookings/announce/announceMove.ts',
    mails: BOOKED + 3,
    cause: async (tested, people) => {
      const bookingId = await causeSession(tested, people)
      await proposeTime(tested.app, people.mentorId, { bookingId, startsAt: OTHER })
      await answerProposal(tested.app, people.menteeId, { bookingId, startsAt: OTHER, accept: true })
    },
  },
  {
    name: 'no-show reported and agreed',
    file: 'bookings/announce/announceNoShow.ts',
    // The refund has a mail of its own.
    mails: BOOKED + 3,
    cause: async (tested, people) => {
      const bookingId = await causeSession(tested, people)
      tested.clock.set(new Date(START.getTime() + HOUR_MS))
      await reportNoShow(tested.app, { type: 'mentee', id: people.menteeId }, { bookingId })
      await answerNoShow(tested.app, { type: 'mentor', id: people.mentorId }, { bookingId, agree: true })
    },
  },
  {
    name: 'session cancelled by the team',
    file: 'bookings/announce/announceCancellation.ts',
    // The refund has a mail of its own.
    mails: BOOKED + 3,
    cause: async (tested, people) => {
      const bookingId = await causeSession(tested, people)
      const sums = { refund: 10_000, expectedRefundable: await owedFor(tested, bookingId) }
      await adminCancelBooking(tested.app, TEAM, { bookingId, ...sums, reason: REASON })
    },
  },
  {
    name: 'session moved by the team',
    file: 'bookings/announce/announceMove.ts',
    mails: BOOKED + 2,
    cause: async (tested, people) => {
      const bookingId = await causeSession(tested, people)
      await adminMoveBooking(tested.app, TEAM, { bookingId, startsAt: OTHER, reason: REASON })
    },
  },
  {
    name: 'package moved by the team',
    file: 'bookings/announce/announcePlan.ts',
    mails: BOOKED + 2,
    cause: async (tested, people) => {
      const planSubscriptionId = await causePlan(tested, people)
      const { id: bookingId } = await tested.db.booking.findFirstOrThrow({ where: { planSubscriptionId } })
      await adminMovePlan(tested.app, TEAM, { bookingId, endDate: '2027-01-15', reason: REASON })
    },
  },
  {
    name: 'no-show decided by the team',
    file: 'bookings/announce/announceNoShow.ts',
    // The refund has a mail of its own.
    mails: BOOKED + 4,
    cause: async (tested, people) => {
      const bookingId = await causeSession(tested, people)
      tested.clock.set(new Date(START.getTime() + HOUR_MS))
      await reportNoShow(tested.app, { type: 'mentee', id: people.menteeId }, { bookingId })
      const refund = await owedFor(tested, bookingId)
      const found = { finding: 'mentor_missed', refund, expectedRefundable: refund, reason: REASON } as const
      await decideNoShow(tested.app, TEAM, { bookingId, ...found })
    },
  },
  {
    name: 'sessions that had moved to the next package, gone and back',
    file: 'bookings/announce/announcePlan.ts',
    mails: BOOKED + 12,
    cause: async (tested, people) => {
      const { db, app, clock, provider } = tested
      const planId = await causePlan(tested, people)
      const bought = await db.booking.findFirstOrThrow({ where: { planSubscriptionId: planId } })
      clock.set(istInstant('2026-12-23', '09:00'))
      const startsAt = istInstant('2026-12-24', '09:45')
      const bookingId = await bookPlanCall(app, people.menteeId, { planId, startsAt, agenda: AGENDA })
      await bookPlan(tested, { ...people, startDate: '2026-12-25', agenda: AGENDA })
      await cancelBooking(app, { type: 'mentor', id: people.mentorId }, { bookingId })
      const dispute = { id: await provider.dispute(bought.paymentId!), paymentId: bought.paymentId! }
      for (const news of ['lost', 'won'] as const) {
        await provider.moveDispute(dispute.id, news)
        await followDispute(app, dispute)
      }
    },
  },
  {
    name: 'session of a package booked',
    file: 'bookings/announce/announcePlan.ts',
    mails: BOOKED + 2,
    cause: async (tested, people) => {
      const planId = await causePlan(tested, people)
      await bookPlanCall(tested.app, people.menteeId, { planId, startsAt: OTHER, agenda: AGENDA })
    },
  },
  {
    name: 'reminder, a day',
    file: 'bookings/announce/reminders.ts',
    mails: BOOKED + 2,
    cause: reminder(24, 'https://meet.test.example'),
  },
  { name: 'reminder, an hour', file: 'bookings/announce/reminders.ts', mails: BOOKED + 2, cause: reminder(1, null) },
])
