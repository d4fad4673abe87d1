/** The calls that the product's specification names: each has a route with its method and path. */
import { expect, test } from 'vitest'
import { routes } from '../../features.ts'

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
