/**
 * Who sees the fields of a record. Those in `open` are shown with it, to whomever it is shown; the others say, as in
 * `row.ts`, who sees them. A field of the schema that is in neither fails the test.
 */
import { MENTOR_LIST_NAMES } from '../../rules/people/mentorLists.ts'
import { MENTOR_TEXT_NAMES } from '../../rules/people/mentorTexts.ts'
import { idsOf, type Asked } from './row.ts'

/** Own, and somebody else's or a namesake's. */
type Line = [own: string, other: string]

export interface Fields {
  /** The field of Query that answers with it, without the selection. */
  ask(asked: Asked): string
  /** Whether the record itself is shown. */
  shown: Line
  open: string
  /** Fields that are asked by themselves: what refuses them takes the record along. */
  apart?: string[]
  guarded?: Record<string, Line>
}

//              visitor review mentor mentee community admin expired both ended
const ALL: string = 'ok ok ok ok ok ok ok ok ok'
const NOBODY = 'null null null null null null null null null'
const SIDES = 'null ok ok ok null ok null ok null'
const ADMINS = 'null null null null null ok null ok null'
const ADMINS_ONLY = 'in no no no no ok in ok in'
const SIGNED_IN = 'null ok ok ok ok null null ok null'
const ITS_SIDES = 'null ok ok ok null null null ok null'
const ORGANISER = 'null ok ok null null ok null ok null'
const PAYERS = 'null null null ok null ok null ok null'
const none = 'null empty empty empty empty null null empty null'

const nodes = (type: string, ids: (asked: Asked) => number[]) => (asked: Asked) =>
  `nodes(ids: ${JSON.stringify(idsOf(type, ids(asked)))})`

export const FIELDS: Record<string, Fields> = {
  Mentor: {
    ask: nodes('Mentor', ({ mentorId }) => [mentorId]),
    shown: [ALL, ALL],
    open: `id databaseId name bio experience mainBranch subBranch starterPackageRate advancedPackageRate
      starterPrice advancedPrice rating reviewCount reviews reviewSummary available profileImage hasProfileImage linkedinUrl createdAt lastActiveAt sessionsHeld
      ${[...MENTOR_TEXT_NAMES, ...MENTOR_LIST_NAMES].join(' ')} weeklyAvailability`,
    guarded: {
      email: ['null ok ok null null ok null ok null', ADMINS],
      status: ['null ok ok null null ok null ok null', ADMINS],
      // Only the mentor under review does not take part.
      away: ['null ok null null null null null null null', NOBODY],
      isActive: [ADMINS, ADMINS],
      lastLoginAt: [ADMINS, ADMINS],
      termsAcceptedAt: [ADMINS, ADMINS],
      // Nobody under review is offered.
      freeSlots: ['ok empty ok ok ok ok ok ok ok', ALL],
      nextFreeSlot: ['ok null ok ok ok ok ok ok ok', ALL],
      nextFreeSlots: ['ok empty ok ok ok ok ok ok ok', ALL],
      isSaved: [SIGNED_IN, SIGNED_IN],
      completeness: ['null ok ok null null ok null ok null', ADMINS],
      profileVersion: ['null ok ok null null ok null ok null', ADMINS],
      daysOff: ['null ok ok null null null null null null', NOBODY],
      sessionsOnDaysOff: ['null ok ok null null null null null null', NOBODY],
      slotPreview: ['null ok ok null null null null null null', NOBODY],
      viewerRequest: ['null null null ok null null null ok null', NOBODY],
      viewerConversation: ['null null null ok null null null ok null', NOBODY],
      upcoming: [ADMINS, ADMINS],
      allReviews: [ADMINS, ADMINS],
    },
  },
  Mentee: {
    ask: nodes('Mentee', ({ menteeId }) => [menteeId]),
    shown: [SIDES, ADMINS],
    open: `id databaseId name mainBranch subBranch currentLevel profileImage hasProfileImage linkedinUrl bio college year
      goals createdAt`,
    guarded: {
      email: [PAYERS, ADMINS],
      profileVersion: [PAYERS, ADMINS],
      isActive: [ADMINS, ADMINS],
      lastLoginAt: [ADMINS, ADMINS],
    },
  },
  Booking: {
    ask: nodes('Booking', ({ bookings }) => bookings),
    shown: [SIDES, ADMINS],
    open: `id databaseId mentor mentee mentorName menteeName packageType status paymentStatus selectedTimeSlot startsAt
      endsAt startDate endDate duration agenda sessionType meetingLink amount refundedAmount disputed heldByBank confirmedAt calendarSequence movedAt completedAt plan noShow joins
      cancelledAt cancelledBy cancelReason movedFrom proposal createdAt mentorListed isUndecided review`,
    // Of a time that is only held the mentor learns nothing.
    guarded: {
      holdExpiresAt: [PAYERS, ADMINS],
      orderId: [PAYERS, ADMINS],
      refunds: [PAYERS, ADMINS],
      moneyLines: ['null ok ok ok null empty null ok null', 'null null null null null empty null empty null'],
      // Whoever sees it without being a side of it may do nothing with it.
      viewerSide: [ITS_SIDES, NOBODY],
      refundText: [ITS_SIDES, NOBODY],
      // Only the mentor under review does not take part.
      mentorLeft: ['null ok null null null null null null null', NOBODY],
      viewerCanCancel: [ITS_SIDES, NOBODY],
      viewerCanMove: [ITS_SIDES, NOBODY],
      viewerCanPropose: [ITS_SIDES, NOBODY],
      viewerCanComplete: [ITS_SIDES, NOBODY],
      viewerCanReview: [ITS_SIDES, NOBODY],
      viewerCanReportNoShow: [ITS_SIDES, NOBODY],
      viewerCanAnswerNoShow: [ITS_SIDES, NOBODY],
      adminRights: [ADMINS, ADMINS],
      order: [ADMINS, ADMINS],
    },
  },
  DaysOff: {
    ask: nodes('DaysOff', ({ daysOffId }) => [daysOffId]),
    shown: ['null ok ok null null null null null null', NOBODY],
    open: 'id databaseId startDate endDate note',
  },
  Plan: {
    ask: nodes('Plan', ({ planId }) => [planId]),
    shown: [SIDES, ADMINS],
    open: 'id databaseId mentor mentee status startDate endDate callsUsed callsRemaining createdAt conversation chatGoesOn',
    // These plans were not bought.
    guarded: {
      bookingId: [NOBODY, NOBODY],
      agenda: [NOBODY, NOBODY],
      viewerCanBookCall: ['null null null ok null null null ok null', NOBODY],
    },
  },
  Conversation: {
    ask: nodes('Conversation', ({ planId, pastPlanId }) => [planId, pastPlanId]),
    shown: [SIDES, ADMINS],
    open: `id databaseId plan isActive daysRemaining expiresAt viewerCanWrite closedReason lastNumber lastActivityAt
      unreadCount viewerReadUpTo otherReadUpTo viewerMayRead viewerHasReported viewerHasBlocked`,
    apart: ['messages'],
    guarded: {
      viewerSide: [ITS_SIDES, NOBODY],
      // Administrators say why before they read.
      lastMessage: [ITS_SIDES, NOBODY],
      messages: ['null ok ok ok null no null ok null', 'null null null null null no null no null'],
    },
  },
  ChatMessage: {
    ask: nodes('ChatMessage', ({ chatMessageId }) => [chatMessageId]),
    // Administrators say why before they read.
    shown: [ITS_SIDES, NOBODY],
    open: 'id databaseId number clientId senderType senderId message attachments createdAt isRead conversation',
  },
  Payment: {
    ask: nodes('Payment', ({ paymentId }) => [paymentId]),
    shown: [PAYERS, ADMINS],
    open: 'id databaseId receiptNumber paidAt amount disputed heldByBank whatFor booking refunds moneyLines',
    // It was for a session.
    guarded: { registration: [NOBODY, NOBODY] },
  },
  PaymentOrder: {
    ask: nodes('PaymentOrder', ({ orders }) => orders),
    shown: [ADMINS, ADMINS],
    open: `id databaseId kind whatFor payerName payerEmail mentee booking amount platformFee mentorEarning currency receipt
      providerOrderId status createdAt settledAt checks nextCheckAt needsAttention attentionReason payments`,
    // They are for bookings.
    guarded: {
      registration: [NOBODY, NOBODY],
      // Entries of the log are nobody's rows.
      journal: [ADMINS.replaceAll('ok', 'empty'), ADMINS.replaceAll('ok', 'empty')],
    },
  },
  MentorshipRequest: {
    ask: nodes('MentorshipRequest', ({ requests }) => requests),
    shown: [SIDES, ADMINS],
    open: `id databaseId mentor mentee mentorListed discussionTopic background preferredDateTime additionalNotes status
      responseMessage respondedAt withdrawnAt createdAt times`,
  },
  Notification: {
    ask: nodes('Notification', ({ notificationId }) => [notificationId]),
    shown: [SIGNED_IN, NOBODY],
    open: 'id databaseId type title message link isRead createdAt data mentorId',
  },
  SavedMentor: {
    ask: nodes('SavedMentor', ({ savedMentorId }) => [savedMentorId]),
    shown: [SIGNED_IN, NOBODY],
    open: 'id savedAt',
    // The account of whoever is saved in these rows is closed.
    guarded: { mentor: [NOBODY, NOBODY] },
  },
  Review: {
    ask: nodes('Review', ({ reviewId }) => [reviewId]),
    shown: [ALL, ALL],
    open: 'id databaseId stars tags body createdAt editedAt answer answeredAt answerEditedAt authorName authorLevel',
    guarded: {
      outcomeScore: ['null null null ok null ok null ok null', ADMINS],
      hiddenAt: [NOBODY, NOBODY],
      hiddenReason: [NOBODY, NOBODY],
      viewerCanEdit: ['null null null ok null null null ok null', NOBODY],
      viewerCanAnswer: ['null ok ok null null null null null null', NOBODY],
    },
  },
  Session: {
    ask: nodes('Session', ({ sessionId }) => [sessionId]),
    shown: [SIGNED_IN, NOBODY],
    open: 'id databaseId device ip isHandheld isThisDevice lastSeenAt signedInAt',
  },
  Workshop: {
    ask: nodes('Workshop', ({ workshops }) => workshops),
    shown: [ALL, ALL],
    open: `id databaseId title description branch instructorName mentor date time startsAt duration maxParticipants
      registeredCount seatsLeft isFull price image isActive state isRegistrationOpen registrationClosesAt
      freeCancellationUntil createdAt viewerIsOrganiser`,
    guarded: {
      meetingLink: [ORGANISER, ADMINS],
      rejectionReason: [ORGANISER, ADMINS],
      rejectedAt: [ORGANISER, ADMINS],
      cancelReason: [ORGANISER, ADMINS],
      deleteRequestedAt: [ORGANISER, ADMINS],
      version: [ORGANISER, ADMINS],
      heldSeats: [ORGANISER, ADMINS],
      waitingCount: [ORGANISER, ADMINS],
      cancelRefunds: [ORGANISER, ADMINS],
      viewerRegistration: ['null null null ok null null null ok null', NOBODY],
      viewerWaitingEntry: ['null null null ok null null null ok null', NOBODY],
      registrations: [
        'empty empty ok empty empty ok empty ok empty',
        'empty empty empty empty empty ok empty ok empty',
      ],
      attendedCount: [ORGANISER, ADMINS],
      messages: [ORGANISER, ADMINS],
    },
  },
  WorkshopRegistration: {
    ask: nodes('WorkshopRegistration', ({ registrations }) => registrations),
    shown: ['null null ok ok null ok null ok null', ADMINS],
    open: `id databaseId workshop name email phone paymentStatus amount platformFee mentorEarning currency isRegistered
      registeredAt createdAt cancelledAt cancelReason hasAttended`,
    guarded: {
      ticketCode: ['null null null ok null null null ok null', NOBODY],
      menteeId: [ADMINS, ADMINS],
      paymentId: [ADMINS, ADMINS],
      orderId: [ADMINS, ADMINS],
      adminRights: [ADMINS, ADMINS],
    },
  },
  /** Its lists and records are asked whether they hold rows of the asker's, or of somebody else. */
  Viewer: {
    ask: () => 'viewer',
    shown: [SIGNED_IN, SIGNED_IN],
    open: `id databaseId type name email emailConfirmed termsAccepted unreadNotifications unreadMessages hasConversations hasUpcoming
      mentorshipRequestCounts savedMentorCount workshopsToDo`,
    guarded: {
      mentor: ['null ok ok null null null null null null', NOBODY],
      mentee: ['null null null ok null null null ok null', NOBODY],
      calendarFeed: ['null ok ok ok null null null ok null', 'null ok ok ok null null null ok null'],
      liveHold: ['null null null ok null null null ok null', NOBODY],
      nextSession: ['null ok ok ok null null null ok null', NOBODY],
      progress: ['null null null ok null null null ok null', 'null null null ok null null null ok null'],
      earnings: ['null ok ok null null null null null null', 'null ok ok null null null null null null'],
      // Nobody was asked.
      sessionsToReview: ['null empty empty empty empty null null empty null', none],
      sessionsToAnswer: ['null ok ok ok empty null null ok null', none],
      bookedSessions: ['null ok ok ok empty null null ok null', none],
      bookings: ['null ok ok ok empty null null ok null', none],
      plans: ['null ok ok ok empty null null ok null', none],
      conversations: ['null ok ok ok empty null null ok null', none],
      payments: ['null empty empty ok empty null null ok null', none],
      mentorshipRequests: ['null ok ok ok empty null null ok null', none],
      workshops: ['null ok ok empty empty null null empty null', none],
      workshopRegistrations: ['null empty empty ok empty null null ok null', none],
      seatOffers: ['null empty empty ok empty null null ok null', 'null empty empty ok empty null null ok null'],
      notifications: [SIGNED_IN, none],
      shortlist: [SIGNED_IN, none],
      sessions: [SIGNED_IN, none],
    },
  },
  AdminSession: {
    ask: () => 'adminSession',
    shown: [ADMINS, ADMINS],
    open: `id username name loginTime lastActivity expiresAt loginPath secondFactorRequired hasSecondFactor
      needsSecondFactor recoveryCodesLeft`,
  },
  AdminUser: {
    ask: () => 'administrators',
    shown: [ADMINS_ONLY, ADMINS_ONLY],
    open: 'id databaseId username name email createdAt lastLoginAt hasSecondFactor isMe openSessions',
  },
}

/** Types whose fields are shown to whoever is given them: parts of the records above, and what is the same for all. */
export const PLAIN =
  `AccountConstraint AdminTotals Analytics AnalyticsWeek AvailabilityWindow BookingAdminRights BookingCancelRight BookingJoin BookingProposal BookingRefundText
  BookingRight CalendarFeed CancelRefunds Certificate ChatAccess ChatAttachment ConversationReport Earning EarningsMonth FieldIssue FreeSession MailedNeed MatchedLine
  MenteeProgress MentorFacet MentorFacetValue MentorUpcoming MentorNeed MentorshipRequestCounts MissedSearch MissingProfileItem NoShow PageInfo ProfileCompleteness Refund RegistrationAdminRights SearchGroup SearchMeaning SearchSuggestion Site
  ReviewReport ReviewStarCount ReviewSummary ReviewTagCount FailedEmail FailedJob FailedWebhook WorkQueue AdminRefund Dispute FullRefund AuditChange AuditEntry AuditSubject OrderPayment
  RequestTime Slot SlotPreview SlotPreviewDay SocialLink TicketRefund VisitorLocation WaitingListEntry WorkshopConstraint WorkshopMessage
  WorkshopTicket`.split(/\s+/)

/** Answers of mutations, errors, pages and events: their fields are rows of `mutations.ts` and `subscriptions.ts`. */
export const ENVELOPES = /^(Query|Mutation|Subscription|.*(Payload|Error|Connection|ConnectionEdge|Page|Event))$/
