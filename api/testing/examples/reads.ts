/** What is read. */
import { administrator, mentee, mentor, type Day, type Example } from './example.ts'

export const reads = (day: Day): Example[] => [
  { call: 'GET /api/auth/user', ...mentee },
  {
    call: 'GET /api/mentors',
    query: { search: 'bridge', available: 'true', language: 'Hindi', maxPrice: '900', limit: '20' },
  },
  { call: 'GET /api/mentors/:id', params: { id: 1 } },
  { call: 'GET /api/workshops/active' },
  { call: 'GET /api/workshops/:id', params: { id: 1 } },
  { call: 'GET /api/mentee/bookings/:menteeId', ...mentee, params: { menteeId: 1 } },
  { call: 'GET /api/mentor/workshops/:mentorId', ...mentor, params: { mentorId: 1 } },
  { call: 'GET /api/notifications', ...mentee },
  { call: 'GET /api/mentorship-requests', ...mentor },
  { call: 'GET /api/mentor/chat-threads/:mentorId', ...mentor, params: { mentorId: 1 } },
  {
    call: 'GET /api/chat/messages/:planSubscriptionId',
    ...mentee,
    params: { planSubscriptionId: 1 },
    query: { after: '2' },
  },
  { call: 'GET /api/chat/access/:mentorId/:menteeId', ...mentee, params: { mentorId: 1, menteeId: 1 } },
  { call: 'GET /api/admin/session', ...administrator },
  { call: 'GET /api/admin/administrators', ...administrator },
  { call: 'GET /api/admin/mentors', ...administrator, query: { search: 'ananya', limit: '20' } },
  { call: 'GET /api/mentees', ...administrator, query: { search: 'vikram', limit: '20' } },
  { call: 'GET /api/bookings', ...administrator, query: { search: 'vikram', limit: '20' } },
  { call: 'GET /api/workshops', ...administrator, query: { search: 'drawing', limit: '20' } },
  { call: 'GET /api/workshops/:id/registrations', ...administrator, params: { id: 1 } },
  { call: 'GET /api/admin/mentorship-requests', ...administrator, query: { search: 'ananya', limit: '20' } },
  { call: 'GET /api/admin/chat-conversations', ...administrator, query: { search: 'vikram', limit: '20' } },
  {
    call: 'GET /api/admin/chat-conversation/:subscriptionId',
    ...administrator,
    params: { subscriptionId: 1 },
    query: { reason: 'They reported it.' },
  },
  { call: 'GET /api/analytics', ...administrator, query: { weeks: '12' } },
  {
    call: 'GET /api/admin/orders',
    ...administrator,
    query: { status: 'paid', kind: 'booking', search: 'vikram', limit: '20' },
  },
  { call: 'GET /api/admin/orders/:id', ...administrator, params: { id: 1 } },
  { call: 'GET /api/admin/bookings/:id', ...administrator, params: { id: 717 } },
  {
    call: 'GET /api/admin/bookings/:id/slots',
    ...administrator,
    params: { id: 717 },
    query: { from: day(7), to: day(20) },
  },
]
