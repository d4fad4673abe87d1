/** Who reads what: every field of Query, and every type of node by its global id. See `row.ts`. */
import { EVERYBODY, everybody, idsOf, MENTEES, NOBODY, type Asked, type Row } from './row.ts'

const node =
  (type: string, id: (rows: Asked) => number): Row['ask'] =>
  (asked) =>
    `node(id: "${idsOf(type, [id(asked)])[0]}") { __typename }`

//      visitor review mentor mentee community admin expired both ended
const BOTH_SIDES = 'null ok ok ok null ok null ok null'
const ADMINISTRATORS = 'null null null null null ok null ok null'
const SIGNED_IN = 'null ok ok ok ok null null ok null'
const ADMINISTRATORS_ONLY = 'in no no no no ok in ok in'

/** An administrators' table. */
const table = (field: string): Row => ({
  ask: () => `${field}(first: 1) { total rows { __typename } }`,
  own: ADMINISTRATORS_ONLY,
})

export const QUERIES: Record<string, Row> = {
  'Query.adminDoor': everybody(() => 'adminDoor(path: "/nowhere")'),
  'Query.administrators': {
    ask: () => 'administrators { __typename }',
    own: 'in no no no no ok in ok in',
  },
  'Query.adminSession': { ask: () => 'adminSession { __typename }', own: ADMINISTRATORS },
  'Query.adminSlots': {
    ask: ({ bookings }) => `adminSlots(bookingId: ${bookings[0]}, from: "2026-11-24", to: "2026-11-30") { __typename }`,
    own: 'in no no no no ok in ok in',
    other: 'in no no no no ok in ok in',
  },
  'Query.adminTotals': { ask: () => 'adminTotals { mentors bookings }', own: ADMINISTRATORS_ONLY },
  'Query.analytics': { ask: () => 'analytics { weeks { __typename } }', own: ADMINISTRATORS_ONLY },
  'Query.allBookings': table('allBookings'),
  'Query.allConversations': table('allConversations'),
  'Query.allMentees': table('allMentees'),
  'Query.allMentorNeeds': table('allMentorNeeds'),
  'Query.allMentors': table('allMentors'),
  'Query.allMentorshipRequests': table('allMentorshipRequests'),
  'Query.allMissedSearches': table('allMissedSearches'),
  'Query.allSearchMeanings': table('allSearchMeanings'),
  'Query.allWorkshops': table('allWorkshops'),
  'Query.allOrders': table('allOrders'),
  'Query.auditLog': table('auditLog'),
  'Query.booking': {
    ask: ({ bookings }) => `booking(id: ${bookings[0]}) { __typename }`,
    own: 'in ok ok ok null ok in ok in',
    other: 'in null null null null ok in ok in',
  },
  'Query.bookingByOrder': {
    ask: ({ orderId }) => `bookingByOrder(orderId: "${orderId}") { __typename }`,
    own: MENTEES,
    other: 'in no no null no no in null in',
  },
  'Query.certificate': everybody(({ certificateCode }) => `certificate(code: "${certificateCode}") { __typename }`),
  'Query.chatAccess': {
    ask: ({ mentorId, menteeId }) => `chatAccess(mentorId: ${mentorId}, menteeId: ${menteeId}) { __typename }`,
    own: 'in ok ok ok null ok in ok in',
    other: 'in null null null null ok in ok in',
  },
  'Query.conversationReports': {
    ask: () => 'conversationReports(first: 1) { edges { node { __typename } } }',
    own: ADMINISTRATORS_ONLY,
  },
  'Query.conversation': {
    ask: ({ planId }) => `conversation(id: ${planId}) { __typename }`,
    own: 'in ok ok ok null ok in ok in',
    other: 'in null null null null ok in ok in',
  },
  'Query.mailedNeed': everybody(({ needCode }) => `mailedNeed(code: "${needCode}") { __typename }`),
  'Query.mentee': {
    ask: ({ menteeId }) => `mentee(id: ${menteeId}) { __typename }`,
    own: 'in ok ok ok null ok in ok in',
    other: 'in null null null null ok in ok in',
  },
  'Query.mentor': {
    ask: ({ mentorId }) => `mentor(id: ${mentorId}) { __typename }`,
    own: EVERYBODY,
    other: EVERYBODY,
  },
  'Query.mentorFacets': everybody(() => 'mentorFacets { __typename }'),
  'Query.mentors': everybody(() => 'mentors(first: 1) { edges { node { __typename } } }'),
  'Query.mentorsById': everybody(({ newMentorId }) => `mentorsById(ids: [${newMentorId}]) { __typename }`),
  'Query.mentorshipRequest': {
    ask: ({ requests }) => `mentorshipRequest(id: ${requests[0]}) { __typename }`,
    own: 'in ok ok ok null ok in ok in',
    other: 'in null null null null ok in ok in',
  },
  'Query.mentorWorkshops': {
    ask: ({ mentorId }) => `mentorWorkshops(mentorId: ${mentorId}, first: 1) { edges { node { __typename } } }`,
    own: 'in ok ok no no ok in ok in',
    other: 'in gone gone no no ok in ok in',
  },
  'Query.nextFreeSessions': everybody(() => 'nextFreeSessions(first: 1) { __typename }'),
  'Query.nodes': {
    ask: ({ bookings }) => `nodes(ids: ["${idsOf('Booking', bookings)[0]}"]) { __typename }`,
    own: 'empty ok ok ok empty ok empty ok empty',
    other: 'empty empty empty empty empty ok empty ok empty',
  },
  'Query.order': {
    ask: ({ orders }) => `order(id: ${orders[0]}) { __typename }`,
    own: 'in no no no no ok in ok in',
    other: 'in no no no no ok in ok in',
  },
  'Query.searchSuggestions': everybody(() => 'searchSuggestions(search: "civil") { __typename }'),
  'Query.site': everybody(() => 'site { __typename }'),
  'Query.viewer': { ask: () => 'viewer { __typename }', own: SIGNED_IN },
  'Query.visitorLocation': everybody(() => 'visitorLocation { __typename }'),
  'Query.waitingListEntry': everybody(({ waitingCode }) => `waitingListEntry(code: "${waitingCode}") { __typename }`),
  // The asker's own one that waits for approval; an approved one is everybody's.
  'Query.workshop': {
    ask: ({ workshops }) => `workshop(id: ${workshops[1]}) { __typename }`,
    own: 'null ok ok null null ok null ok null',
    other: ADMINISTRATORS,
  },
  'Query.workQueue': { ask: () => 'workQueue { total __typename }', own: ADMINISTRATORS_ONLY },
  'Query.workshopPaymentOutcome': everybody(() => 'workshopPaymentOutcome(orderId: "order_none")'),
  'Query.workshopTicket': everybody(({ ticketCode }) => `workshopTicket(code: "${ticketCode}") { __typename }`),
  'Query.workshops': everybody(() => 'workshops(first: 1) { edges { node { __typename } } }'),

  'Node.Booking': {
    ask: node('Booking', ({ bookings }) => bookings[0]!),
    own: BOTH_SIDES,
    other: ADMINISTRATORS,
  },
  'Node.ChatMessage': {
    ask: node('ChatMessage', ({ chatMessageId }) => chatMessageId),
    // Administrators say why before they read.
    own: 'null ok ok ok null null null ok null',
    other: NOBODY,
  },
  'Node.Conversation': { ask: node('Conversation', ({ planId }) => planId), own: BOTH_SIDES, other: ADMINISTRATORS },
  'Node.DaysOff': {
    ask: node('DaysOff', ({ daysOffId }) => daysOffId),
    own: 'null ok ok null null null null null null',
    other: NOBODY,
  },
  'Node.Mentee': { ask: node('Mentee', ({ menteeId }) => menteeId), own: BOTH_SIDES, other: ADMINISTRATORS },
  'Node.Mentor': { ask: node('Mentor', ({ mentorId }) => mentorId), own: EVERYBODY, other: EVERYBODY },
  'Node.MentorshipRequest': {
    ask: node('MentorshipRequest', ({ requests }) => requests[0]!),
    own: BOTH_SIDES,
    other: ADMINISTRATORS,
  },
  'Node.Notification': {
    ask: node('Notification', ({ notificationId }) => notificationId),
    own: SIGNED_IN,
    other: NOBODY,
  },
  'Node.SavedMentor': {
    ask: node('SavedMentor', ({ savedMentorId }) => savedMentorId),
    own: SIGNED_IN,
    other: NOBODY,
  },
  'Node.Payment': {
    ask: node('Payment', ({ paymentId }) => paymentId),
    own: 'null null null ok null ok null ok null',
    other: ADMINISTRATORS,
  },
  'Node.PaymentOrder': {
    ask: node('PaymentOrder', ({ orders }) => orders[0]!),
    own: ADMINISTRATORS,
    other: ADMINISTRATORS,
  },
  'Node.Plan': { ask: node('Plan', ({ planId }) => planId), own: BOTH_SIDES, other: ADMINISTRATORS },
  'Node.Review': { ask: node('Review', ({ reviewId }) => reviewId), own: EVERYBODY, other: EVERYBODY },
  'Node.Session': { ask: node('Session', ({ sessionId }) => sessionId), own: SIGNED_IN, other: NOBODY },
  'Node.Workshop': {
    ask: node('Workshop', ({ workshops }) => workshops[1]!),
    own: 'null ok ok null null ok null ok null',
    other: ADMINISTRATORS,
  },
  'Node.WorkshopRegistration': {
    ask: node('WorkshopRegistration', ({ registrations }) => registrations[0]!),
    // A mentor under review does not read participants.
    own: 'null null ok ok null ok null ok null',
    other: ADMINISTRATORS,
  },
}
