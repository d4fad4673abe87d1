/** Who does what: every field of Mutation. See `row.ts`. */
import { MINUTE_MS } from '../../rules/time/durations.ts'
import { readConfig } from '../../config.ts'
import { randomUUID } from 'node:crypto'
import { PASSWORD } from '../people.ts'
import { EVERYBODY, everybody, input, MEMBERS, members, MENTEES, NOT_THEIRS, unlessUnlisted, type Row } from './row.ts'

let serial = 0
const address = () => `new-${(serial += 1)}@test.example`
const NEW_PASSWORD = 'An0ther@pass'
const linkedinUrl = 'https://www.linkedin.com/in/asha'

/** Whoever is on a side of a booking; of somebody else's nothing is known. */
const SIDES = 'in ok ok ok no no in ok in'
const NOT_A_SIDE = 'in gone gone gone no no in gone in'

/** Of every administrator there. */
const { password: ADMIN_PASSWORD } = readConfig({ NODE_ENV: 'test' }).admin

/** A booking that an administrator may not change so. */
const NOT_OPEN_ADMINS = 'in no no no no BookingNotOpenError in BookingNotOpenError in'
/** Both sides of a booking hear of it. */
const TOLD_BOTH = ['emails of mentee', 'emails of mentor', 'notifications of mentee', 'notifications of mentor']
/** Administrators only. */
const ADMINS = 'in no no no no ok in ok in'
const IN_USE = 'in no no no no AccountInUseError in AccountInUseError in'
/** A workshop's mentor, under review too, and administrators. */
const ORGANISERS = 'in ok ok no no ok in ok in'
const NO_ORGANISERS = 'in gone gone no no ok in ok in'
const WORKSHOP_NEWS = ['workshops of mentor', 'emails of mentor', 'notifications of mentor']

//     visitor review mentor mentee community admin expired both ended
export const MUTATIONS: Record<string, Row> = {
  'Mutation.acceptTerms': {
    ask: ({ world, role, whose, menteeId }) => {
      const person = whose === 'own' ? world.person(role) : null
      const type = (person?.type ?? 'mentee').toUpperCase()
      return `acceptTerms(input: { userType: ${type}, userId: ${person?.id ?? menteeId} }) { __typename }`
    },
    own: MEMBERS,
    other: 'in no no no no no in no in',
  },
  'Mutation.answerNoShow': {
    // It was reported by the mentee.
    ask: ({ pastBooking }) => `answerNoShow${input({ bookingId: pastBooking, agree: false })}`,
    own: 'in ok ok BookingNotOpenError no no in BookingNotOpenError in',
    other: NOT_A_SIDE,
    besides: ['emails of mentee', 'notifications of mentee', 'no_shows of nobody'],
  },
  'Mutation.answerProposal': {
    ask: ({ bookings, free }) =>
      `answerProposal${input({ bookingId: bookings[0], startsAt: free.toISOString(), accept: false })}`,
    own: MENTEES,
    other: 'in no no gone no no in gone in',
    besides: ['emails of mentor', 'notifications of mentor'],
  },
  'Mutation.answerReview': {
    ask: ({ reviewId }) => `answerReview${input({ reviewId, answer: 'Thank you for coming prepared.' })}`,
    own: 'in ok ok no no no in no in',
    other: 'in gone gone no no no in no in',
  },
  'Mutation.applyAsMentor': {
    ...everybody(
      () =>
        `applyAsMentor${input({
          name: 'Asha Rao',
          email: address(),
          password: PASSWORD,
          mainBranch: 'Civil Engineering',
          subBranch: 'Structural Engineering',
          bio: 'Designs frames and checks drawings for bridges.',
          experience: 5,
          starterPackageRate: '500.00',
          advancedPackageRate: '3000.00',
          linkedinUrl,
          signIn: true,
        })}`,
    ),
    // Without reviews their place is that of the mean.
    besides: ['mentors of nobody'],
  },
  'Mutation.blockConversation': {
    ask: ({ planId }) => `blockConversation${input({ conversationId: planId })}`,
    own: SIDES,
    other: NOT_A_SIDE,
  },
  'Mutation.bookPlanCall': {
    ask: ({ planId, free }) =>
      `bookPlanCall${input({ planId, startsAt: free.toISOString(), agenda: 'Storey drift in the Y direction.' })}`,
    own: MENTEES,
    other: 'in no no gone no no in gone in',
    besides: ['emails of mentor', 'notifications of mentor'],
  },
  'Mutation.cancelBooking': {
    ask: ({ bookings }) => `cancelBooking${input({ bookingId: bookings[0] })}`,
    own: SIDES,
    other: NOT_A_SIDE,
    besides: ['emails of mentee', 'emails of mentor', 'notifications of mentee', 'notifications of mentor'],
  },
  'Mutation.cancelWorkshopRegistration': {
    // Whoever has its code.
    ...everybody(({ ticketCode }) => `cancelWorkshopRegistration${input({ code: ticketCode, expectedRefund: 0 })}`),
    besides: ['emails of mentee', 'notifications of mentee', 'workshop_registrations of mentee', 'workshops of mentor'],
  },
  'Mutation.changePassword': {
    ask: () => `changePassword${input({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD })}`,
    own: 'in ok ok ok ValidationError no in ok in',
  },
  'Mutation.closeAccount': {
    ask: () => `closeAccount${input({ confirmation: 'close my account', password: PASSWORD })}`,
    own: 'in AccountInUseError AccountInUseError AccountInUseError ValidationError no in AccountInUseError in',
  },
  'Mutation.completeBooking': {
    ask: ({ heldBooking }) => `completeBooking${input({ bookingId: heldBooking })}`,
    own: MENTEES,
    other: 'in no no gone no no in gone in',
  },
  'Mutation.confirmEmail': {
    ask: ({ confirmationToken }) => `confirmEmail${input({ token: confirmationToken })}`,
    own: MENTEES.replaceAll(/in|no/g, 'NewPasswordNeededError'),
  },
  'Mutation.confirmMentorNeed': {
    ...everybody(({ needCode }) => `confirmMentorNeed${input({ code: needCode })}`),
    besides: ['mentor_needs of nobody'],
  },
  'Mutation.confirmWaitingListEntry': {
    ...unlessUnlisted(({ waitingCode }) => `confirmWaitingListEntry${input({ code: waitingCode })}`),
    // A seat is left: it is offered at once.
    besides: ['workshop_waiting_list of nobody', 'workshops of mentor'],
  },
  'Mutation.confirmWorkshopRegistration': {
    ...unlessUnlisted(({ unconfirmedCode }) => `confirmWorkshopRegistration${input({ code: unconfirmedCode })}`),
    besides: ['workshop_registrations of mentee', 'workshop_registrations of nobody', 'workshops of mentor'],
  },
  'Mutation.createBookingOrder': {
    ask: ({ mentorId, free, held, whose }) =>
      `createBookingOrder(input: { mentorId: ${mentorId}, packageType: STARTER, startsAt: "${(whose === 'own'
        ? free
        : held
      ).toISOString()}", agenda: "Storey drift in the Y direction." }) { __typename }`,
    own: MENTEES,
    other: 'in no no SlotTakenError no no in SlotTakenError in',
  },
  'Mutation.createMentorshipRequest': {
    // Asking in somebody else's name.
    ask: ({ newMentorId, whose, menteeId }) =>
      `createMentorshipRequest${input({
        mentorId: newMentorId,
        ...(whose === 'own' ? {} : { menteeId }),
        discussionTopic: 'Pile caps in soft clay',
        background: 'Final year, first site visit',
        preferredDateTime: '2026-11-28T05:00:00Z',
      })}`,
    own: MENTEES,
    other: 'in no no no no no in no in',
    besides: ['emails of mentor', 'notifications of mentor'],
  },
  'Mutation.createWorkshopOrder': unlessUnlisted(
    ({ workshops }) =>
      `createWorkshopOrder${input({ workshopId: workshops[0], name: 'Ravi', email: address(), phone: '+91 98765 43210' })}`,
  ),
  'Mutation.deleteNotification': {
    ask: ({ notificationId }) => `deleteNotification${input({ notificationId })}`,
    own: MEMBERS,
    other: NOT_THEIRS,
  },
  'Mutation.endOtherSessions': members(() => 'endOtherSessions { __typename }'),
  'Mutation.endSession': {
    ask: ({ sessionId }) => `endSession${input({ sessionId })}`,
    own: MEMBERS,
    other: NOT_THEIRS,
  },
  'Mutation.forgotPassword': everybody(({ menteeEmail }) => `forgotPassword${input({ email: menteeEmail })}`),
  'Mutation.giveUpRequestTime': {
    ask: ({ requests }) => `giveUpRequestTime${input({ requestId: requests[0] })}`,
    own: MENTEES,
    other: 'in no no gone no no in gone in',
  },
  'Mutation.holdSlot': {
    ask: ({ mentorId, free, held, whose }) =>
      `holdSlot${input({ mentorId, startsAt: (whose === 'own' ? free : held).toISOString() })}`,
    own: MENTEES,
    other: 'in no no SlotTakenError no no in SlotTakenError in',
  },
  'Mutation.markAllNotificationsRead': members(() => 'markAllNotificationsRead(input: {}) { __typename }'),
  'Mutation.markConversationRead': {
    ask: ({ planId }) => `markConversationRead${input({ conversationId: planId, upTo: 1 })}`,
    own: SIDES,
    other: NOT_A_SIDE,
    besides: ['conversation_readers of nobody'],
  },
  'Mutation.joinShortlist': members(({ newMentorId }) => `joinShortlist${input({ mentorIds: [newMentorId] })}`),
  'Mutation.joinWaitingList': {
    ...unlessUnlisted(({ workshops }) => `joinWaitingList${input({ workshopId: workshops[0], email: address() })}`),
    own: EVERYBODY.replace('ok ok', 'ok RegistrationsClosedError').replaceAll('ok', 'SeatsLeftError'),
  },
  'Mutation.leaveWaitingList': {
    ...everybody(({ waitingCode }) => `leaveWaitingList${input({ code: waitingCode })}`),
    besides: ['workshop_waiting_list of nobody'],
  },
  'Mutation.markAttendance': {
    ask: ({ workshops, attendedId }) =>
      `markAttendance(input: { workshopId: ${workshops[0]}, marks: [{ registrationId: ${attendedId}, hasAttended: false }] }) { __typename }`,
    own: 'in no AttendanceTooEarlyError no no no in no in',
    other: 'in gone gone no no no in no in',
  },
  'Mutation.markNotificationRead': {
    ask: ({ notificationId }) => `markNotificationRead${input({ notificationId })}`,
    own: MEMBERS,
    other: NOT_THEIRS,
  },
  'Mutation.moveBooking': {
    ask: ({ bookings, free }) => `moveBooking${input({ bookingId: bookings[0], startsAt: free.toISOString() })}`,
    own: MENTEES,
    other: 'in no no gone no no in gone in',
    besides: ['emails of mentor', 'notifications of mentor'],
  },
  'Mutation.openTranscript': {
    ask: ({ planId }) => `openTranscript${input({ conversationId: planId, reason: 'It was reported.' })}`,
    own: ADMINS,
    other: ADMINS,
  },
  'Mutation.proposeTime': {
    // Another time than the one that is proposed already: that would be asked of nobody again.
    ask: ({ bookings, free }) =>
      `proposeTime${input({ bookingId: bookings[0], startsAt: new Date(free.getTime() + 45 * MINUTE_MS).toISOString() })}`,
    // A mentor under review offers nothing.
    own: 'in BookingNotOpenError ok no no no in no in',
    other: 'in gone gone no no no in no in',
    besides: ['emails of mentee', 'notifications of mentee'],
  },
  'Mutation.recordAdminActivity': {
    ask: () => 'recordAdminActivity { __typename }',
    own: 'in in in in in ok in ok in',
  },
  'Mutation.registerCommunityMember': everybody(
    () =>
      `registerCommunityMember${input({ name: 'Meera', email: address(), engineeringField: 'Civil', type: 'student' })}`,
  ),
  'Mutation.registerMentee': everybody(
    () =>
      `registerMentee${input({
        name: 'Ravi',
        email: address(),
        password: PASSWORD,
        currentLevel: 'Final Year Student',
        linkedinUrl,
        signIn: true,
      })}`,
  ),
  'Mutation.editReview': {
    ask: ({ reviewId }) => `editReview${input({ reviewId, stars: 4 })}`,
    own: MENTEES,
    other: 'in no no gone no no in gone in',
    // The rating follows.
    besides: ['mentors of mentor', 'mentors of stranger'],
  },
  'Mutation.hideReview': {
    ask: ({ reviewId }) => `hideReview${input({ reviewId, reason: 'It is spam.' })}`,
    own: ADMINS,
    other: ADMINS,
    besides: [
      ...TOLD_BOTH,
      'mentors of mentor',

      'review_reports of nobody',
      'reviews of mentor',
      'reviews of mentee',
    ],
  },
  // Nothing is hidden here, and so nobody is told.
  'Mutation.restoreReview': {
    ask: ({ reviewId }) => `restoreReview${input({ reviewId, reason: 'It is none.' })}`,
    own: ADMINS,
    other: ADMINS,
  },
  'Mutation.reportReview': {
    ask: ({ reviewId }) => `reportReview(input: { reviewId: ${reviewId}, reason: FAKE }) { __typename }`,
    own: MEMBERS,
    other: MEMBERS,
  },
  'Mutation.resolveReviewReport': {
    ask: ({ reviewReportId }) => `resolveReviewReport${input({ reportId: reviewReportId, note: 'It stays.' })}`,
    own: ADMINS,
    other: ADMINS,
    besides: ['review_reports of nobody'],
  },
  'Mutation.writeReview': {
    ask: ({ heldBooking }) => `writeReview${input({ bookingId: heldBooking, stars: 4 })}`,
    own: MENTEES,
    other: 'in no no gone no no in gone in',
    besides: ['mentors of mentor', 'mentors of stranger', 'notifications of mentor'],
  },
  'Mutation.reportConversation': {
    ask: ({ planId }) => `reportConversation(input: { conversationId: ${planId}, reason: SPAM }) { __typename }`,
    own: SIDES,
    other: NOT_A_SIDE,
  },
  'Mutation.reportNoShow': {
    ask: ({ heldBooking }) => `reportNoShow${input({ bookingId: heldBooking })}`,
    own: SIDES,
    other: NOT_A_SIDE,
    besides: ['emails of mentee', 'emails of mentor', 'notifications of mentee', 'notifications of mentor'],
  },
  'Mutation.releaseHold': { ask: () => 'releaseHold { __typename }', own: MENTEES },
  'Mutation.removeCalendarFeed': { ask: () => 'removeCalendarFeed { __typename }', own: 'in ok ok ok no no in ok in' },
  'Mutation.removeDaysOff': {
    ask: ({ daysOffId }) => `removeDaysOff${input({ id: daysOffId })}`,
    own: 'in ok ok no no no in no in',
    other: 'in gone gone no no no in no in',
  },
  'Mutation.renewCalendarFeed': { ask: () => 'renewCalendarFeed { __typename }', own: 'in ok ok ok no no in ok in' },
  'Mutation.resendConfirmation': members(() => 'resendConfirmation { __typename }'),
  'Mutation.resetPassword': {
    ...everybody(({ resetToken }) => `resetPassword${input({ token: resetToken, newPassword: NEW_PASSWORD })}`),
    besides: [
      'calendar_feeds of mentee',
      'emails of mentee',
      'mentees of mentee',
      'password_reset_tokens of mentee',
      'sessions of mentee',
      'workshop_registrations of mentee',
      'workshop_waiting_list of mentee',
    ],
  },
  'Mutation.recheckOrder': {
    // Nobody knows it at the provider.
    ask: ({ orders }) => `recheckOrder${input({ orderId: orders[0] })}`,
    own: ADMINS,
    other: ADMINS,
  },
  'Mutation.refundPayment': {
    ask: ({ openPaymentId: paymentId }) =>
      `refundPayment${input({ paymentId, amount: 5_000, expectedRefundable: 79_900, reason: 'As you both agreed.' })}`,
    own: ADMINS,
    other: ADMINS,
    // It is a second payment, of which its mentor earns nothing.
    besides: ['emails of mentee', 'notifications of mentee', 'payments of mentee'],
  },
  'Mutation.retryRefund': {
    ask: ({ refundId }) => `retryRefund${input({ refundId })}`,
    own: ADMINS,
    other: ADMINS,
    besides: ['payments of mentee', 'refunds of nobody'],
  },
  'Mutation.resolveRefund': {
    ask: ({ refundId }) =>
      `resolveRefund(input: { refundId: ${refundId}, decision: RETURNED_ELSEWHERE, note: "By bank transfer.", returnedOn: "2026-11-20" }) { __typename }`,
    own: ADMINS,
    other: ADMINS,
    besides: ['emails of mentee', 'notifications of mentee', 'refunds of nobody'],
  },
  // Nothing is decided, disputed or refunded in full here: their own tests do it on rows that are.
  'Mutation.reopenRefund': {
    ask: ({ refundId }) => `reopenRefund${input({ refundId })}`,
    own: ADMINS.replaceAll('ok', 'gone'),
    other: ADMINS.replaceAll('ok', 'gone'),
  },
  'Mutation.resolveDispute': {
    ask: () =>
      'resolveDispute(input: { disputeId: 999999, expectedUpdatedAt: "2026-11-27T10:00:00Z", note: "Answered in the dashboard." }) { __typename }',
    own: ADMINS.replaceAll('ok', 'gone'),
  },
  'Mutation.keepUnpaidBooking': {
    ask: () => `keepUnpaidBooking${input({ bookingId: 999_999, reason: 'As you both asked.' })}`,
    own: ADMINS.replaceAll('ok', 'gone'),
  },
  // Nothing has failed: `api/workQueue/workQueue.test.ts` does it on rows that have.
  'Mutation.removeSavedMentor': members(({ newMentorId }) => `removeSavedMentor${input({ mentorId: newMentorId })}`),
  'Mutation.removeUnlistedMentors': members(() => 'removeUnlistedMentors { __typename }'),
  'Mutation.removeJob': { ask: () => `removeJob${input({ id: '1' })}`, own: ADMINS.replaceAll('ok', 'gone') },
  'Mutation.retryJob': { ask: () => `retryJob${input({ id: '1' })}`, own: ADMINS.replaceAll('ok', 'gone') },
  'Mutation.retryEmail': { ask: () => `retryEmail${input({ id: 999_999 })}`, own: ADMINS.replaceAll('ok', 'gone') },
  'Mutation.resolveEmail': { ask: () => `resolveEmail${input({ id: 999_999 })}`, own: ADMINS.replaceAll('ok', 'gone') },
  'Mutation.retryWebhook': {
    ask: () => `retryWebhook${input({ eventId: 'evt_none' })}`,
    own: ADMINS.replaceAll('ok', 'gone'),
  },
  'Mutation.resolveWebhook': {
    ask: () => `resolveWebhook${input({ eventId: 'evt_none' })}`,
    own: ADMINS.replaceAll('ok', 'gone'),
  },
  'Mutation.resolveConversationReport': {
    ask: ({ reportId }) => `resolveConversationReport${input({ reportId, note: 'Both were warned.' })}`,
    own: 'in no no no no ok in ok in',
    other: 'in no no no no ok in ok in',
    besides: ['conversation_reports of nobody'],
  },
  'Mutation.respondToMentorshipRequest': {
    ask: ({ requests }) =>
      `respondToMentorshipRequest(input: { requestId: ${requests[0]}, status: APPROVED }) { __typename }`,
    // A mentor under review learns nothing about the requests of others, and may not answer their own.
    own: 'in no ok no no no in no in',
    other: 'in gone gone no no no in no in',
    besides: ['emails of mentee', 'notifications of mentee'],
  },
  'Mutation.saveMentor': members(({ newMentorId }) => `saveMentor${input({ mentorId: newMentorId })}`),
  'Mutation.saveDaysOff': {
    ask: ({ daysOffId }) => `saveDaysOff${input({ id: daysOffId, startDate: '2026-12-20', note: 'A wedding' })}`,
    own: 'in ok ok no no no in no in',
    other: 'in gone gone no no no in no in',
  },
  'Mutation.sendChatMessage': {
    ask: ({ planId }) =>
      `sendChatMessage${input({ conversationId: planId, clientId: randomUUID(), message: 'The drift is within 0.004.' })}`,
    // Under review nobody writes.
    own: SIDES.replace('ok ok', 'MentorLeftError ok'),
    other: NOT_A_SIDE,
    besides: ['conversation_readers of nobody'],
  },
  'Mutation.resendWorkshopTicket': everybody(
    ({ workshops }) => `resendWorkshopTicket${input({ workshopId: workshops[0], email: address() })}`,
  ),
  'Mutation.sendWorkshopMessage': {
    ask: ({ workshops }) =>
      `sendWorkshopMessage${input({ workshopId: workshops[0], clientId: randomUUID(), message: 'Bring a scale and a calculator.' })}`,
    own: 'in no ok no no ok in ok in',
    other: 'in gone gone no no ok in ok in',
  },
  'Mutation.setMeetingLink': {
    ask: ({ bookings }) =>
      `setMeetingLink${input({ bookingId: bookings[0], meetingLink: 'https://meet.test.example/x' })}`,
    own: 'in ok ok no no no in no in',
    other: 'in gone gone no no no in no in',
    besides: ['emails of mentee', 'notifications of mentee'],
  },
  'Mutation.countMissedSearch': everybody(() => `countMissedSearch${input({ search: 'Quantum welding' })}`),
  'Mutation.createMentorNeed': everybody(
    () => `createMentorNeed${input({ text: 'Quantum welding', email: address(), wantsMail: true })}`,
  ),
  'Mutation.createSearchMeaning': {
    ask: () => `createSearchMeaning${input({ said: ['quuxle'], found: [], weight: 0.6, importance: 1 })}`,
    own: ADMINS,
  },
  'Mutation.deleteSearchMeaning': {
    ask: ({ meaningId }) => `deleteSearchMeaning${input({ id: meaningId })}`,
    own: ADMINS,
    other: ADMINS,
    besides: ['search_meanings of nobody', 'search_words of nobody'],
  },
  'Mutation.endMentorNeed': {
    ...everybody(({ needCode }) => `endMentorNeed${input({ code: needCode })}`),
    besides: ['mentor_needs of nobody'],
  },
  'Mutation.resolveMentorNeed': {
    ask: ({ needId }) => `resolveMentorNeed${input({ id: needId })}`,
    own: ADMINS,
    other: ADMINS,
    besides: ['mentor_needs of mentee'],
  },
  'Mutation.updateSearchMeaning': {
    ask: ({ meaningId }) =>
      `updateSearchMeaning${input({ id: meaningId, said: ['quuxle'], found: [], weight: 0.6, importance: 1 })}`,
    own: ADMINS,
    other: ADMINS,
    besides: ['search_meanings of nobody', 'search_words of nobody'],
  },
  'Mutation.createMentor': {
    ask: () =>
      `createMentor${input({ name: 'Ravi Das', email: address(), password: NEW_PASSWORD, experience: 4, bio: 'Slopes.' })}`,
    own: ADMINS,
    // Without reviews their place is that of the mean.
    besides: ['mentors of nobody'],
  },
  'Mutation.updateMentor': {
    ask: ({ mentorId }) => `updateMentor${input({ id: mentorId, bio: 'Slopes.', starterPackageRate: '450' })}`,
    own: ADMINS,
    other: ADMINS,
    // The words of all profiles are counted.
    besides: ['mentors of mentor', 'emails of mentor', 'notifications of mentor', 'search_words of nobody'],
  },
  // Sessions are open.
  'Mutation.deleteMentor': {
    ask: ({ mentorId }) => `deleteMentor${input({ id: mentorId })}`,
    own: IN_USE,
    other: IN_USE,
  },
  'Mutation.deleteMentee': {
    ask: ({ menteeId }) => `deleteMentee${input({ id: menteeId })}`,
    own: IN_USE,
    other: IN_USE,
  },
  'Mutation.setMentorStatus': {
    ask: ({ mentorId }) => `setMentorStatus(input: { mentorId: ${mentorId}, status: REJECTED }) { __typename }`,
    own: 'in no no no no ok in ok in',
    other: 'in no no no no ok in ok in',
    // Those who have paid for time to come are told too, and what is not paid yet is let go.
    besides: [
      'bookings of mentee',
      'bookings of mentor',
      'emails of mentee',
      'emails of mentor',
      'mentors of mentor',
      'notifications of mentee',
      'notifications of mentor',
      'search_suggestions of mentor',
      'search_suggestions of nobody',
      'search_words of nobody',
    ],
  },
  'Mutation.showTyping': {
    ask: ({ planId }) => `showTyping${input({ conversationId: planId })}`,
    own: SIDES,
    other: NOT_A_SIDE,
  },
  'Mutation.beginSecondFactor': { ask: () => 'beginSecondFactor { __typename }', own: ADMINS },
  'Mutation.changeAdminPassword': {
    ask: () => `changeAdminPassword${input({ currentPassword: ADMIN_PASSWORD, newPassword: 'An0ther@passw0rd' })}`,
    own: ADMINS,
  },
  // Refused on their own grounds: they have been shown no key, and have no app.
  'Mutation.confirmSecondFactor': {
    ask: () => `confirmSecondFactor${input({ code: '123456', password: ADMIN_PASSWORD })}`,
    own: ADMINS.replaceAll('ok', 'ValidationError'),
  },
  'Mutation.renewRecoveryCodes': {
    ask: () => `renewRecoveryCodes${input({ code: '123456' })}`,
    own: ADMINS.replaceAll('ok', 'ValidationError'),
  },
  'Mutation.createAdministrator': {
    ask: () =>
      `createAdministrator${input({ username: 'meera', name: 'Meera', password: 'An0ther@passw0rd', ownPassword: ADMIN_PASSWORD })}`,
    own: ADMINS,
    besides: ['admin_users of another administrator'],
  },
  'Mutation.removeAdministrator': {
    ask: ({ world }) => `removeAdministrator${input({ id: world.otherAdministrator, ownPassword: ADMIN_PASSWORD })}`,
    own: ADMINS,
    besides: ['admin_sessions of another administrator', 'admin_users of another administrator'],
  },
  'Mutation.endAdministratorSessions': {
    ask: ({ world }) => `endAdministratorSessions${input({ id: world.otherAdministrator })}`,
    own: ADMINS,
    besides: ['admin_sessions of another administrator'],
  },
  'Mutation.endMemberSessions': {
    ask: ({ menteeId }) => `endMemberSessions(input: { userType: MENTEE, id: ${menteeId} }) { __typename }`,
    own: ADMINS,
    other: ADMINS,
    besides: [
      'calendar_feeds of mentee',
      'sessions of mentee',
      'password_reset_tokens of mentee',
      'workshop_registrations of mentee',
      'workshop_waiting_list of mentee',
    ],
  },
  'Mutation.signIn': {
    ask: ({ menteeEmail }) =>
      `signIn(input: { userType: MENTEE, email: "${menteeEmail}", password: "${PASSWORD}" }) { __typename }`,
    own: EVERYBODY,
    besides: ['mentees of mentee', 'sessions of mentee'],
  },
  'Mutation.signInAdmin': {
    ask: () => `signInAdmin${input({ username: 'admin', password: 'not this one' })}`,
    own: EVERYBODY.replaceAll('ok', 'InvalidCredentialsError'),
  },
  'Mutation.signOut': everybody(() => 'signOut { __typename }'),
  'Mutation.signOutAdmin': everybody(() => 'signOutAdmin { __typename }'),
  'Mutation.unblockConversation': {
    ask: ({ planId }) => `unblockConversation${input({ conversationId: planId })}`,
    own: SIDES,
    other: NOT_A_SIDE,
  },
  'Mutation.updateMenteeProfile': {
    ask: ({ menteeId }) => `updateMenteeProfile${input({ menteeId, name: 'Ravi Das', college: 'COEP' })}`,
    own: MENTEES,
    other: 'in no no gone no no in gone in',
  },
  'Mutation.updateMentorProfile': {
    ask: ({ mentorId }) => `updateMentorProfile${input({ mentorId, name: 'Asha Rao', skills: ['Slopes'] })}`,
    own: 'in ok ok no no no in no in',
    other: 'in gone gone no no no in no in',
    besides: ['search_words of nobody'],
  },
  'Mutation.verifyBookingPayment': {
    ask: ({ orderId }) =>
      `verifyBookingPayment${input({ orderId, paymentId: 'pay_IH4NVgf4Dreq1l', signature: 'a'.repeat(64) })}`,
    own: 'in no no PaymentVerificationError no no in PaymentVerificationError in',
    other: 'in no no gone no no in gone in',
  },
  'Mutation.withdrawMentorshipRequest': {
    ask: ({ requests }) => `withdrawMentorshipRequest${input({ requestId: requests[0] })}`,
    own: MENTEES,
    other: 'in no no gone no no in gone in',
  },
  'Mutation.verifyWorkshopPayment': {
    ask: () => `verifyWorkshopPayment${input({ orderId: 'order_none', paymentId: 'pay_none', signature: 'none' })}`,
    own: 'gone gone gone gone gone gone gone gone gone',
  },
  'Mutation.adminCancelBooking': {
    ask: ({ bookings }) =>
      `adminCancelBooking${input({ bookingId: bookings[0], refund: 0, expectedRefundable: 0, reason: 'As you both asked.' })}`,
    own: ADMINS,
    other: ADMINS,
    besides: ['bookings of mentee', 'bookings of mentor', ...TOLD_BOTH],
  },
  'Mutation.adminMoveBooking': {
    ask: ({ bookings, held }) =>
      `adminMoveBooking${input({ bookingId: bookings[0], startsAt: new Date(held.getTime() + 7 * 86_400_000), reason: 'As you both asked.', anyTime: true })}`,
    own: ADMINS,
    other: ADMINS,
    besides: ['bookings of mentee', 'bookings of mentor', ...TOLD_BOTH],
  },
  'Mutation.adminCancelRegistration': {
    ask: ({ registrations }) =>
      `adminCancelRegistration${input({ registrationId: registrations[0], refund: 0, expectedRefundable: 0, reason: 'As you both asked.' })}`,
    own: ADMINS,
    other: ADMINS,
    besides: ['workshop_registrations of mentee', 'workshops of mentor', ...TOLD_BOTH],
  },
  'Mutation.adminMoveRegistration': {
    // That workshop is not approved.
    ask: ({ registrations, workshops }) =>
      `adminMoveRegistration${input({ registrationId: registrations[0], workshopId: workshops[1], reason: 'As you both asked.' })}`,
    own: 'in no no no no gone in gone in',
    other: 'in no no no no gone in gone in',
  },
  'Mutation.adminMovePlan': {
    // It was refunded.
    ask: ({ bookings }) =>
      `adminMovePlan${input({ bookingId: bookings[2], endDate: '2026-12-24', reason: 'As you both asked.' })}`,
    own: NOT_OPEN_ADMINS,
    other: NOT_OPEN_ADMINS,
  },
  'Mutation.decideNoShow': {
    ask: ({ bookings }) =>
      `decideNoShow(input: { bookingId: ${bookings[3]}, finding: TOOK_PLACE, refund: 0, expectedRefundable: 0, reason: "As you both said." }) { __typename }`,
    own: ADMINS,
    other: ADMINS,
    besides: ['no_shows of nobody', 'bookings of mentee', 'bookings of mentor', ...TOLD_BOTH],
  },
  'Mutation.approveWorkshop': {
    ask: ({ workshops }) => `approveWorkshop${input({ id: workshops[1] })}`,
    own: ADMINS,
    other: ADMINS,
    besides: WORKSHOP_NEWS,
  },
  'Mutation.rejectWorkshop': {
    ask: ({ workshops }) => `rejectWorkshop${input({ id: workshops[1], reason: 'Too short.' })}`,
    own: ADMINS,
    other: ADMINS,
    besides: WORKSHOP_NEWS,
  },
  'Mutation.deleteWorkshop': {
    ask: ({ workshops }) => `deleteWorkshop${input({ id: workshops[1] })}`,
    own: ADMINS,
    other: ADMINS,
    besides: WORKSHOP_NEWS,
  },
  'Mutation.cancelWorkshop': {
    ask: ({ workshops }) => `cancelWorkshop${input({ id: workshops[0], reason: 'I am ill.' })}`,
    own: 'in no ok no no ok in ok in',
    other: NO_ORGANISERS,
    besides: WORKSHOP_NEWS,
  },
  'Mutation.createWorkshop': {
    // Whatever a mentor says, it is their own; administrators name whose it is.
    ask: ({ mentorId }) =>
      `createWorkshop${input({
        title: 'Reading drawings',
        description: 'From bar marks to site.',
        branch: 'Civil Engineering',
        date: '2026-12-20',
        time: '16:00',
        duration: '2 hours',
        price: '499',
        mentorId,
        isActive: true,
      })}`,
    own: 'in no ok no no ok in ok in',
    other: 'in no ok no no ok in ok in',
    besides: WORKSHOP_NEWS,
  },
  'Mutation.setWorkshopMeetingLink': {
    ask: ({ workshops }) =>
      `setWorkshopMeetingLink${input({ id: workshops[0], meetingLink: 'https://meet.test.example/new' })}`,
    own: 'in no ok no no ok in ok in',
    other: NO_ORGANISERS,
    besides: ['workshops of mentor'],
  },
  'Mutation.updateWorkshop': {
    ask: ({ workshops }) => `updateWorkshop${input({ id: workshops[1], title: 'Reading drawings again' })}`,
    own: ORGANISERS,
    other: NO_ORGANISERS,
    besides: ['workshops of mentor'],
  },
}
