/** The calls that the product's specification names: each has a route with its method and path. */
import { expect, test } from 'vitest'
import { routes } from '../../features.ts'
import { answerOf, inputOf } from '../../rest/openapi.ts'

/** Visitors, accounts and booking. */
const FIRST = [
  'GET /api/auth/user',
  'POST /api/auth/logout',
  'POST /api/auth/mentor/login',
  'POST /api/auth/mentee/login',
  'POST /api/mentors',
  'POST /api/mentees',
  'GET /api/mentors',
  'GET /api/mentors/{id}',
  'POST /api/mentorship-requests',
  'GET /api/mentorship-requests',
  'PATCH /api/mentorship-requests/{id}/respond',
  'GET /api/notifications',
  'PATCH /api/notifications/{id}/read',
  'DELETE /api/notifications/{id}',
  'POST /api/accept-terms',
  'POST /api/booking-payment/create-order',
  'POST /api/booking-payment/verify',
]

/** Dashboards, chat, workshops, passwords and administration. */
const SECOND = [
  'GET /api/auth/user',
  'POST /api/auth/mentor/login',
  'POST /api/auth/mentee/login',
  'GET /api/mentors/{id}',
  'PUT /api/mentors/{id}',
  'PUT /api/mentees/{id}',
  'GET /api/mentor/chat-threads/{mentorId}',
  'GET /api/chat/messages/{planSubscriptionId}',
  'POST /api/chat/messages',
  'GET /api/chat/access/{mentorId}/{menteeId}',
  'GET /api/mentor/workshops/{mentorId}',
  'POST /api/workshops',
  'GET /api/mentee/bookings/{menteeId}',
  'PATCH /api/mentee/bookings/{id}/complete',
  'POST /api/community/register',
  'GET /api/workshops/active',
  'GET /api/workshops/{id}',
  'POST /api/workshop-payment/create-order',
  'POST /api/workshop-payment/verify',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'GET /api/admin/chat-conversations',
  'GET /api/admin/chat-conversation/{subscription_id}',
  'GET /api/admin/mentors',
  'GET /api/mentees',
  'GET /api/workshops',
  'GET /api/bookings',
  'GET /api/admin/mentorship-requests',
  'GET /api/analytics',
  'GET /api/workshops/{id}/registrations',
  'POST /api/mentors',
  'DELETE /api/mentors/{id}',
  'PATCH /api/mentors/{id}/status',
  'DELETE /api/mentees/{id}',
  'PUT /api/workshops/{id}',
  'DELETE /api/workshops/{id}',
  'PATCH /api/workshops/{id}/approve',
  'PATCH /api/workshops/{id}/reject',
]

/** What was added to them: the community's login, and the administrators' session. */
const ADDED = [
  'POST /api/auth/community/login',
  'POST /api/admin/login',
  'POST /api/admin/logout',
  'GET /api/admin/session',
]

/** What a part of a path is called is nobody's concern. */
const shape = (call: string) => call.replaceAll(/\{\w+\}|:\w+/g, '{}')

test('every documented call has a route', () => {
  const answered = new Set(routes.map(({ method, path }) => shape(`${method} ${path}`)))
  expect([...FIRST, ...SECOND, ...ADDED].filter((call) => !answered.has(shape(call)))).toEqual([])
})

const MENTOR =
  'id name profileImage subBranch rating reviewCount bio skills starterPackageRate advancedPackageRate available mainBranch experience linkedinUrl status currentCity currentCountry currentJobTitle currentCompany previousCompanies keyProjects industriesWorkedIn toolsAndSoftware certifications topicsCanMentorOn timeSlotsPerWeek weeklyAvailability whyIMentor successStories createdAt'
const MENTEE =
  'id name email mainBranch subBranch currentLevel college year bio goals profileImage linkedinUrl createdAt'
const USER = 'id name email type role userType termsAccepted'
const WORKSHOP =
  'id title description branch instructorName mentorId date time duration maxParticipants registeredCount price imageUrl meetingLink isActive'
const REQUEST =
  'id menteeId mentee discussionTopic preferredDateTime background additionalNotes status responseMessage createdAt'

/** Fields of the answers by their documented names; of a list, of each in it. */
const ANSWERS: Record<string, string> = {
  'GET /api/auth/user': USER,
  'POST /api/auth/mentor/login': 'user',
  'POST /api/auth/mentee/login': 'user',
  'POST /api/auth/community/login': 'user',
  'GET /api/mentors': MENTOR,
  'GET /api/mentors/{id}': MENTOR,
  'POST /api/mentors': MENTOR,
  'PUT /api/mentors/{id}': MENTOR,
  'GET /api/admin/mentors': `${MENTOR} email isActive termsAcceptedAt lastLoginAt`,
  'POST /api/mentees': MENTEE,
  'PUT /api/mentees/{id}': MENTEE,
  'GET /api/mentees': `${MENTEE} isActive`,
  'POST /api/mentorship-requests': REQUEST,
  'GET /api/mentorship-requests': REQUEST,
  'PATCH /api/mentorship-requests/{id}/respond': REQUEST,
  'GET /api/notifications': 'id type title message link isRead createdAt data',
  'POST /api/booking-payment/create-order': 'keyId amount currency orderId bookingData',
  'POST /api/booking-payment/verify': 'message bookingId',
  'GET /api/mentor/chat-threads/{mentorId}':
    'planSubscriptionId menteeName menteeProfileImage isActive daysRemaining unreadCount lastMessage',
  'GET /api/chat/messages/{planSubscriptionId}': 'id senderId senderType message createdAt',
  'POST /api/chat/messages': 'id senderId senderType message createdAt',
  'GET /api/chat/access/{mentorId}/{menteeId}': 'mentorId menteeId hasAccess expiresAt planSubscriptionId',
  'GET /api/mentor/workshops/{mentorId}': WORKSHOP,
  'POST /api/workshops': WORKSHOP,
  'GET /api/workshops/active': WORKSHOP,
  'GET /api/workshops/{id}': WORKSHOP,
  'GET /api/workshops': WORKSHOP,
  'GET /api/mentee/bookings/{menteeId}':
    'selectedTimeSlot agenda packageType duration status mentorName mentorProfileImage',
  'POST /api/workshop-payment/create-order': 'keyId currency orderId amount platformFee mentorEarning',
  'POST /api/workshop-payment/verify': 'message registrationId',
  'POST /api/auth/forgot-password': 'message',
  'GET /api/workshops/{id}/registrations':
    'workshopId menteeId name email phone amount currency paymentStatus platformFee mentorEarning createdAt',
  'GET /api/bookings': 'id menteeName mentorName agenda packageType selectedTimeSlot duration paymentStatus',
  'GET /api/admin/mentorship-requests': 'id menteeName mentorName createdAt preferredDateTime status',
  'GET /api/admin/chat-conversations':
    'subscription_id mentor_name mentor_specialization mentee_name mentee_email start_date end_date message_count last_activity',
  'GET /api/admin/chat-conversation/{id}': 'id sender_name sender_type message created_at',
  'GET /api/admin/session': 'username loginTime lastActivity expiresAt',
}

/** Fields of the bodies by their documented names. */
const BODIES: Record<string, string> = {
  'POST /api/auth/mentor/login': 'email password',
  'POST /api/auth/mentee/login': 'email password',
  'POST /api/mentors':
    'name email password mainBranch subBranch bio experience starterPackageRate advancedPackageRate linkedinUrl available',
  'POST /api/mentees': 'name email password mainBranch subBranch currentLevel linkedinUrl',
  'PUT /api/mentees/{id}': 'name email bio college year linkedinUrl goals profileImage password',
  'POST /api/mentorship-requests': 'mentorId menteeId discussionTopic background preferredDateTime additionalNotes',
  'PATCH /api/mentorship-requests/{id}/respond': 'status responseMessage',
  'POST /api/accept-terms': 'userType userId',
  'POST /api/booking-payment/create-order': 'mentorId selectedTimeSlot agenda amount packageType startDate endDate',
  'POST /api/booking-payment/verify': 'razorpay_order_id razorpay_payment_id razorpay_signature',
  'POST /api/chat/messages': 'planSubscriptionId message',
  'POST /api/workshops':
    'title description date time duration branch maxParticipants price imageUrl meetingLink mentorId isActive',
  'POST /api/community/register': 'name email engineeringField type',
  'POST /api/workshop-payment/create-order': 'workshopId name email phone',
  'POST /api/workshop-payment/verify': 'razorpayPaymentId razorpayOrderId razorpaySignature',
  'POST /api/auth/forgot-password': 'email',
  'POST /api/auth/reset-password': 'token newPassword',
  'PATCH /api/mentors/{id}/status': 'status',
  'POST /api/admin/login': 'username password',
}

interface Shape {
  properties?: Record<string, unknown>
  items?: Shape
}

/** The documented fields that a call does not have. */
function missing(documented: Record<string, string>, shapeOf: (call: string) => Shape): string[] {
  return Object.entries(documented).flatMap(([call, names]) => {
    const { properties, items } = shapeOf(call)
    const known = Object.keys(properties ?? items?.properties ?? {})
    return names
      .split(' ')
      .filter((name) => !known.includes(name))
      .map((name) => `${call}: ${name}`)
  })
}

const routeOf = (call: string) => routes.find(({ method, path }) => shape(`${method} ${path}`) === shape(call))!

test('answers and bodies have their documented fields', () => {
  expect(missing(ANSWERS, (call) => answerOf(routeOf(call).schemas.response) as Shape)).toEqual([])
  expect(missing(BODIES, (call) => inputOf(routeOf(call).schemas.body!) as Shape)).toEqual([])
})
