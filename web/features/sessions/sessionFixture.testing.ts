import { istInstant } from '../../../api/rules/time/time.ts'

/** 21 November 2026, noon in India. */
export const NOW = istInstant('2026-11-21', '12:00')
export const at = (time: string, date = '2026-11-28') => istInstant(date, time).toISOString()

export const no = (reason: string) => ({ allowed: false, reason })
export const yes = { allowed: true, reason: '' }
const over = no('This session isn’t over yet.')

const person = { mainBranch: 'Civil Engineering', subBranch: null, profileImage: '', hasProfileImage: false }

/** A Starter session a week from now, as its mentee may treat it. */
export const session = {
  __typename: 'Booking',
  id: 'session',
  databaseId: 7,
  status: 'CONFIRMED',
  paymentStatus: 'COMPLETED',
  packageType: 'STARTER',
  sessionType: 'starter',
  startsAt: at('10:30'),
  endsAt: at('11:15'),
  startDate: null,
  endDate: null,
  agenda: 'Storey drift',
  amount: 79_900,
  heldByBank: 0,
  refundedAmount: null,
  refunds: [],
  moneyLines: [] as readonly string[],
  refundText: {
    text: 'Full refund if you cancel by Thu 26 Nov, 10:30 am IST. No refund after that.',
    until: at('10:30', '2026-11-26'),
    isRefundable: true,
  },
  meetingLink: null,
  mentorLeft: null,
  mentorListed: true,
  mentorName: 'Ananya Iyer',
  menteeName: 'Vikram Patil',
  confirmedAt: at('12:00', '2026-11-20'),
  calendarSequence: 0,
  movedAt: null,
  movedFrom: null,
  cancelledAt: null,
  cancelledBy: null,
  cancelReason: null,
  proposal: null,
  isUndecided: false,
  noShow: null,
  joins: [],
  mentor: { ...person, id: 'ananya', databaseId: 12, name: 'Ananya Iyer' },
  mentee: { ...person, id: 'vikram', name: 'Vikram Patil' },
  viewerCanCancel: yes,
  viewerCanMove: yes,
  viewerCanPropose: no('Only the mentor proposes another time. You can move the session yourself.'),
  viewerCanComplete: over,
  viewerCanReportNoShow: over,
  viewerCanAnswerNoShow: no('There is no no-show report to answer.'),
  viewerCanReview: over,
  review: null,
}

/** The same, over since yesterday: to be completed, or reported. */
export const pastSession = {
  ...session,
  startsAt: at('10:30', '2026-11-20'),
  endsAt: at('11:15', '2026-11-20'),
  viewerCanCancel: no('This session has already started, so it can’t be cancelled.'),
  viewerCanMove: no('This session has already started, so it can’t be moved.'),
  viewerCanComplete: yes,
  viewerCanReportNoShow: yes,
}
