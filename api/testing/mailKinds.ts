/**
 * Every kind of mail and the operation that sends it, for the test that reads them all. A new `queueEmail` needs an
 * entry here: the test finds files that have none.
 */
import { changePassword } from '../accounts/changePassword.ts'
import { closeAccount } from '../accounts/closeAccount.ts'
import { resendConfirmation } from '../accounts/resendConfirmation.ts'
import { sendPasswordReset } from '../accounts/sendPasswordReset.ts'
import { setMeetingLink } from '../bookings/setMeetingLink.ts'
import { remindOfSession } from '../bookings/reminders.ts'
import { registerCommunityMember } from '../community/registerCommunityMember.ts'
import { inTransaction } from '../database/transaction.ts'
import { registerMentee } from '../mentees/registerMentee.ts'
import { applyAsMentor } from '../mentors/applyAsMentor.ts'
import { setMentorStatus } from '../mentors/setMentorStatus.ts'
import { requestRefund, type RefundReason } from '../payments/refunds.ts'
import { endAccess, warnOfAccessEnd } from '../plans/accessNotices.ts'
import { createMentorshipRequest } from '../requests/createMentorshipRequest.ts'
import { respondToMentorshipRequest } from '../requests/respondToMentorshipRequest.ts'
import { istInstant } from '../rules/time.ts'
import type { TestApp } from './app.ts'
import { bookMonth, bookSession } from './bookings.ts'
import { menteeAccount, mentorAccount, PASSWORD } from './people.ts'

/** Names that try to be markup, to turn the text, and to start a header. */
export const MENTOR_NAME = 'Asha <b>Rao</b> & "Co"\u202Egpj'
export const MENTEE_NAME = "Ravi\u200B 'J' <img src=x onerror=alert(1)>"
const AGENDA = 'Drift <script>alert(1)</script> & more.\nSecond line\u202E of it.'
const LINK = 'https://meet.test.example/room?a=1&b=2'
const START = istInstant('2026-11-28', '10:30')
const HOUR = 60 * 60_000
const from = { ip: '127.0.0.1' }

export interface MailKind {
  name: string
  /** Which file of api/ queues it. */
  file: string
  /** How many mails one cause makes. */
  mails: number
  cause(tested: TestApp, people: { mentorId: number; menteeId: number }): Promise<unknown>
}

async function month(tested: TestApp, people: { mentorId: number; menteeId: number }): Promise<number> {
  const bought = await bookMonth(tested, { ...people, startDate: '2026-11-25', agenda: AGENDA })
  return bought.subscriptionId
}

const session = (tested: TestApp, people: { mentorId: number; menteeId: number }) =>
  bookSession(tested, { ...people, startsAt: START, agenda: AGENDA })

function reminder(hours: 24 | 1, meetingBaseUrl: string | null): MailKind['cause'] {
  return async (tested, people) => {
    tested.app.config.meetingBaseUrl = meetingBaseUrl
    const bookingId = await session(tested, people)
    tested.app.config.meetingBaseUrl = null
    tested.clock.set(new Date(START.getTime() - hours * HOUR))
    await remindOfSession(tested.app, { bookingId, startsAt: START.toISOString(), hours })
  }
}

function refund(reason: RefundReason): MailKind['cause'] {
  return async (tested, people) => {
    await session(tested, people)
    const { id: paymentId } = await tested.db.payment.findFirstOrThrow({ where: { menteeId: people.menteeId } })
    await inTransaction(tested.db, (tx) => requestRefund(tx, tested.app, { paymentId, reason }))
  }
}

function answer(status: 'approved' | 'rejected'): MailKind['cause'] {
  return async (tested, people) => {
    const requestId = await ask(tested, people)
    const responseMessage = 'Gladly <b>so</b>.'
    await respondToMentorshipRequest(tested.app, people.mentorId, { requestId, status, responseMessage })
  }
}

function ask({ app }: TestApp, { mentorId, menteeId }: { mentorId: number; menteeId: number }): Promise<number> {
  const words = { discussionTopic: 'Pile <i>caps</i>', background: AGENDA, additionalNotes: 'Thanks & bye' }
  const input = { ...words, preferredDateTime: '2026-11-30T18:30:00+05:30' }
  return createMentorshipRequest(app, menteeId, { mentorId, input: input as never })
}

const profile = { mainBranch: 'Civil Engineering', linkedinUrl: 'https://www.linkedin.com/in/x', password: PASSWORD }
const BOOKED = 2

export const MAIL_KINDS: MailKind[] = [
  {
    name: 'welcome, mentee',
    file: 'mentees/registerMentee.ts',
    mails: 1,
    cause: ({ app }) =>
      registerMentee(
        app,
        {
          ...profile,
          subBranch: undefined,
          name: MENTEE_NAME,
          email: 'new@test.example',
          currentLevel: 'Fresh Graduate',
        },
        from,
      ),
  },
  {
    name: 'application received',
    file: 'mentors/applyAsMentor.ts',
    mails: 1,
    cause: ({ app }) => {
      const rates = { starterPackageRate: '500', advancedPackageRate: '3000' }
      const work = { experience: 5, bio: 'Twelve years of bridges and their drawings.', available: true }
      const application = { ...profile, ...rates, ...work, name: MENTOR_NAME, email: 'applicant@test.example' }
      return applyAsMentor(app, application as never, from)
    },
  },
  {
    name: 'welcome, community',
    file: 'community/registerCommunityMember.ts',
    mails: 1,
    cause: ({ app }) => {
      const person = { name: MENTEE_NAME, email: 'joins@test.example', engineeringField: 'Civil' }
      return registerCommunityMember(app, { ...person, type: 'student' }, from)
    },
  },
  {
    name: 'address confirmation',
    file: 'accounts/resendConfirmation.ts',
    mails: 1,
    cause: ({ app }, { menteeId }) => resendConfirmation(app, { type: 'mentee', id: menteeId }),
  },
  {
    name: 'password reset',
    file: 'accounts/sendPasswordReset.ts',
    mails: 1,
    cause: async ({ app, db }, { menteeId }) => {
      const { email } = await db.mentee.findUniqueOrThrow({ where: { id: menteeId } })
      // The same address as a mentor: one mail with a link for each account.
      await mentorAccount(db, { name: MENTOR_NAME, email })
      await sendPasswordReset(app, { requestId: `kind-${menteeId}`, email })
    },
  },
  {
    name: 'password changed',
    file: 'accounts/passwordChangedMail.ts',
    mails: 1,
    cause: async ({ app, db, clock }, { menteeId }) => {
      const now = clock.now()
      const sessionHash = `kind-${menteeId}`
      const times = { createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + HOUR) }
      await db.session.create({ data: { tokenHash: sessionHash, userType: 'mentee', userId: menteeId, ...times } })
      const passwords = { currentPassword: PASSWORD, newPassword: 'An0ther@pass' }
      await changePassword(app, { type: 'mentee', id: menteeId, sessionHash }, passwords as never, from)
    },
  },
  {
    name: 'account closed',
    file: 'accounts/accountClosedMail.ts',
    mails: 1,
    cause: ({ app }, { menteeId }) =>
      closeAccount(app, { type: 'mentee', id: menteeId }, { password: PASSWORD, ...from }),
  },
  ...(['accepted', 'rejected'] as const).map((status) => ({
    name: `mentor ${status}`,
    file: 'mentors/setMentorStatus.ts',
    mails: 1,
    cause: async ({ app, db }: TestApp) => {
      const { id } = await mentorAccount(db, { name: MENTOR_NAME, status: 'pending_review' })
      await setMentorStatus(app, { mentorId: id, status })
    },
  })),
  { name: 'request received', file: 'requests/announceRequest.ts', mails: 1, cause: ask },
  { name: 'request accepted', file: 'requests/announceRequest.ts', mails: 2, cause: answer('approved') },
  { name: 'request declined', file: 'requests/announceRequest.ts', mails: 2, cause: answer('rejected') },
  { name: 'session confirmed', file: 'bookings/announceConfirmation.ts', mails: BOOKED, cause: session },
  { name: 'month confirmed', file: 'bookings/announceConfirmation.ts', mails: BOOKED, cause: month },
  {
    name: 'meeting link',
    file: 'bookings/announceMeetingLink.ts',
    mails: BOOKED + 2,
    cause: async (tested, people) => {
      const bookingId = await session(tested, people)
      await setMeetingLink(tested.app, people.mentorId, { bookingId, meetingLink: LINK })
    },
  },
  {
    name: 'reminder, a day',
    file: 'bookings/announceReminder.ts',
    mails: BOOKED + 2,
    cause: reminder(24, 'https://meet.test.example'),
  },
  {
    name: 'reminder, an hour',
    file: 'bookings/announceReminder.ts',
    mails: BOOKED + 2,
    cause: reminder(1, null),
  },
  ...(['slot_lost', 'duplicate_payment', 'amount_mismatch'] as const).map((reason) => ({
    name: `refund, ${reason}`,
    file: 'payments/announceRefund.ts',
    mails: BOOKED + (reason === 'slot_lost' ? 2 : 1),
    cause: refund(reason),
  })),
  {
    name: 'month ending',
    file: 'plans/announceAccess.ts',
    mails: BOOKED + 1,
    cause: async (tested, people) => {
      const subscriptionId = await month(tested, people)
      tested.clock.set(istInstant('2026-12-22', '10:00'))
      await warnOfAccessEnd(tested.app, { subscriptionId })
    },
  },
  {
    name: 'month ended',
    file: 'plans/announceAccess.ts',
    mails: BOOKED + 2,
    cause: async (tested, people) => {
      const subscriptionId = await month(tested, people)
      tested.clock.set(istInstant('2026-12-25', '00:00'))
      await endAccess(tested.app, { subscriptionId })
    },
  },
]

/** Two people of its own for one kind. */
export async function mailPeople({ db }: TestApp): Promise<{ mentorId: number; menteeId: number }> {
  const [mentor, mentee] = await Promise.all([
    mentorAccount(db, { name: MENTOR_NAME }),
    menteeAccount(db, { name: MENTEE_NAME }),
  ])
  return { mentorId: mentor.id, menteeId: mentee.id }
}
