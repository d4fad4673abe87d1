/** The chat, and what administrators read of it. */
import { bookPlan } from '../bookings.ts'
import { menteeAccount, mentorAccount } from '../people.ts'
import type { Contract } from './contract.ts'
import { ADMINISTRATORS, HUGE, reason, tableFilters, type Rows } from './row.ts'

const AFTER = 'after must be a number, from 0'

export const rows: Rows = {
  'GET /api/mentor/chat-threads/:mentorId': { own: ['mentor'], others: '401 401 403 404 403 403', unknownId: 404 },
  'GET /api/chat/messages/:planSubscriptionId': {
    own: ['mentee', 'mentor'],
    others: '401 401 404 404 404 403',
    unknownId: 404,
    query: { after: [AFTER, ['-1', AFTER], ['x', AFTER]] },
  },
  'POST /api/chat/messages': {
    own: ['mentee', 'mentor'],
    others: '401 401 404 404 403 403',
    again: 201,
    unknown: { planSubscriptionId: 404 },
    body: {
      planSubscriptionId: ['Plan subscription is required', 'Plan subscription is required'],
      message: [
        'Message is required',
        'Message is required',
        ['  \n ', 'Message is required'],
        [HUGE, 'Message must be at most 4000 characters'],
      ],
      clientId: [null, 'Client id must be a UUID', ['x', 'Client id must be a UUID']],
    },
  },
  'GET /api/chat/access/:mentorId/:menteeId': {
    own: ['mentee', 'mentor'],
    others: '401 401 403 403 403 ok',
    unknownId: { mentorId: 200, menteeId: 403 },
    noId: 404,
  },
  'GET /api/admin/chat-conversations': { others: ADMINISTRATORS, query: tableFilters },
  'GET /api/admin/chat-conversation/:subscriptionId': {
    others: ADMINISTRATORS,
    unknownId: 404,
    query: { reason: [reason[1], ['abcd', reason[1]]] },
  },
  'GET /api/admin/conversation-reports': { others: ADMINISTRATORS },
  'POST /api/admin/conversation-reports/:id/resolve': {
    others: ADMINISTRATORS,
    again: 409,
    unknownId: 404,
    body: {
      note: [
        'Note is required',
        'Note is required',
        ['  ', 'Note is required'],
        [HUGE, 'Note must be at most 1000 characters'],
      ],
    },
  },
}

export async function story({ t, call, signIn, bystanders: { administrator } }: Contract): Promise<void> {
  const [mentee, mentor] = [await menteeAccount(t.db), await mentorAccount(t.db)]
  const sides = [await signIn('mentee', mentee.email), await signIn('mentor', mentor.email)]
  const plan = { mentorId: mentor.id, menteeId: mentee.id, startDate: '2026-11-21' }
  const { subscriptionId: planSubscriptionId } = await bookPlan(t, plan)
  for (const who of sides) {
    await call(who, 'POST', '/api/chat/messages', { planSubscriptionId, message: 'Which file first?' })
    await call(who, 'GET', `/api/chat/messages/${planSubscriptionId}`)
    await call(who, 'GET', `/api/chat/access/${mentor.id}/${mentee.id}`)
  }
  await call(sides[1]!, 'GET', `/api/mentor/chat-threads/${mentor.id}`)
  await call(administrator, 'GET', '/api/admin/chat-conversations')
  await call(administrator, 'GET', `/api/admin/chat-conversation/${planSubscriptionId}`)
  const report = {
    reporter: 'mentee',
    reason: 'off_platform',
    details: 'Asked for UPI.',
    createdAt: t.clock.now(),
  } as const
  const { id } = await t.db.conversationReport.create({ data: { ...report, planSubscriptionId } })
  await call(administrator, 'GET', '/api/admin/conversation-reports')
  await call(administrator, 'POST', `/api/admin/conversation-reports/${id}/resolve`, { note: 'Both were warned.' })
}
