/** The documented calls of the chat, over HTTP. */
import { MINUTE_MS } from '../rules/time/durations.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ensureFirstAdmin } from '../admin/administrators.ts'
import type { MenteeId, MentorId } from '../graphql/identity.ts'
import { CHAT_MESSAGES_A_MINUTE } from '../rules/constants.ts'
import { istInstant } from '../rules/time/time.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { bookPlan } from '../testing/bookings.ts'
import { menteeAccount, mentorAccount } from '../testing/people.ts'
import { browser, signedIn, testServer, type Browser } from '../testing/server.ts'
import { recordStatements } from '../testing/statements.ts'
import { MESSAGES_ANSWERED } from './chat.rest.ts'

let t: TestApp
let url: string
let statements: string[]
let mentorId: MentorId
let menteeId: MenteeId
let planSubscriptionId: number
let mentor: Browser
let mentee: Browser
let strangers: Browser[]
let admin: Browser

interface Message {
  id: number
  number: number
  senderId: number
  senderType: string
  message: string
  createdAt: string
}
interface Failure {
  message: string
  error: string
}

beforeAll(async () => {
  t = await testApp({
    config: { admin: { username: 'root', password: 'Root@pass1', isDefault: false, loginPath: '/control-room' } },
  })
  const recorded = recordStatements(t.url)
  statements = recorded.statements
  const app = { ...t.app, db: recorded.db }
  url = (await testServer(app)).url
  await ensureFirstAdmin(t.app)
  admin = browser(url)
})

beforeEach(async () => {
  t.clock.set('2026-11-21T04:30:00Z')
  await t.db.rateLimit.deleteMany()
  const advisor = await mentorAccount(t.db, { name: 'Asha Rao', subBranch: 'Structural Engineering' })
  const asker = await menteeAccount(t.db, { name: 'Ravi Jain' })
  const others = { mentor: await mentorAccount(t.db), mentee: await menteeAccount(t.db) }
  ;[mentorId, menteeId] = [advisor.id, asker.id]
  planSubscriptionId = (await bookPlan(t, { mentorId, menteeId, startDate: '2026-11-25' })).subscriptionId
  t.clock.set(istInstant('2026-11-26', '12:00'))
  mentor = await signedIn(url, 'mentor', advisor.email)
  mentee = await signedIn(url, 'mentee', asker.email)
  strangers = [await signedIn(url, 'mentor', others.mentor.email), await signedIn(url, 'mentee', others.mentee.email)]
  await admin.send('POST', '/api/admin/login', { username: 'root', password: 'Root@pass1' })
})

const send = (who: Browser, message: string, clientId?: string) =>
  who.send<Message & Failure>('POST', '/api/chat/messages', { planSubscriptionId, message, clientId })
const read = (who: Browser, query = '', init?: RequestInit) =>
  who.send<Message[]>('GET', `/api/chat/messages/${planSubscriptionId}${query}`, undefined, init)
const held = (etag: string | null): RequestInit => ({ headers: { 'if-none-match': etag ?? '' } })

test('a message that is sent is answered, and read by both sides', async () => {
  const sent = await send(mentee, '  Which file first?  ')
  expect([sent.status, sent.body]).toMatchObject([
    201,
    { number: 1, senderId: menteeId, senderType: 'mentee', message: 'Which file first?', attachments: [] },
  ])
  await send(mentor, 'The drift.')
  for (const who of [mentor, mentee]) {
    const { status, body } = await read(who)
    expect(status).toBe(200)
    expect(body.map(({ number, senderType, message }) => [number, senderType, message])).toEqual([
      [1, 'mentee', 'Which file first?'],
      [2, 'mentor', 'The drift.'],
    ])
  }
  expect((await read(mentee, '?after=1')).body.map(({ number }) => number)).toEqual([2])
  expect((await read(mentee, '?after=2')).body).toEqual([])
})

test('the same client id twice is one message', async () => {
  const clientId = crypto.randomUUID()
  const [first, again] = [await send(mentee, 'Once.', clientId), await send(mentee, 'Once.', clientId)]
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
  expect((await read(mentee)).body).toHaveLength(1)
  const other = await send(mentee, 'Other words.', clientId)
  expect([other.status, other.body.error]).toEqual([409, other.body.message])
})

test('what cannot be sent is refused with an error besides the message', async () => {
  for (const [body, status] of [
    [{}, 400],
    [{ planSubscriptionId, message: '   ' }, 400],
    [{ planSubscriptionId, message: 'x'.repeat(4_001) }, 400],
    [{ planSubscriptionId, message: 'a\u0000b' }, 400],
    [{ planSubscriptionId: planSubscriptionId + 9_999, message: 'Hello' }, 404],
  ] as const) {
    const answer = await mentee.send<Failure>('POST', '/api/chat/messages', body)
    expect([body, answer.status, answer.body.error]).toEqual([body, status, answer.body.message])
  }
  const noJson = await mentee.send<Failure>('POST', '/api/chat/messages', undefined, {
    body: 'message=Hello',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect([noJson.status, noJson.body.error]).toEqual([415, noJson.body.message])
  for (const who of strangers) expect((await send(who, 'Hello')).status).toBe(404)
  expect((await send(browser(url), 'Hello')).status).toBe(401)
  expect((await send(admin, 'Hello')).status).toBe(403)
  t.clock.set(istInstant('2026-12-25', '00:00'))
  const expired = await send(await signedIn(url, 'mentee', await addressOf(menteeId)), 'Hello')
  const text = 'Your chat access has expired. Please book again to continue.'
  expect([expired.status, expired.body.message, expired.body.error]).toEqual([403, text, text])
})

const addressOf = async (id: number) => (await t.db.mentee.findUniqueOrThrow({ where: { id } })).email

test('past 30 a minute a person is told when to try again, and nothing is sent', async () => {
  for (let count = 0; count < CHAT_MESSAGES_A_MINUTE; count += 1) expect((await send(mentee, 'Hi')).status).toBe(201)
  t.clock.advance(20_000)
  const over = await send(mentee, 'Hi')
  expect([over.status, over.headers.get('retry-after'), over.body.error]).toEqual([429, '40', over.body.message])
  expect((await send(mentor, 'Slowly!')).status).toBe(201)
  t.clock.advance(MINUTE_MS)
  expect((await send(mentee, 'Hi')).status).toBe(201)
  expect((await read(mentee)).body).toHaveLength(CHAT_MESSAGES_A_MINUTE + 2)
})

test('a conversation is read by its two sides, and by administrators once they have opened it', async () => {
  await send(mentee, 'Hello')
  for (const who of strangers) expect((await read(who)).status).toBe(404)
  expect((await read(browser(url))).status).toBe(401)
  expect((await read(admin)).status).toBe(403)
  await admin.send('GET', `/api/admin/chat-conversation/${planSubscriptionId}`)
  expect((await read(admin)).body).toHaveLength(1)
  // Also once it is over.
  t.clock.set(istInstant('2026-12-25', '12:00'))
  expect((await read(await signedIn(url, 'mentee', await addressOf(menteeId)))).body).toHaveLength(1)
})

test('asking for what is there already costs one statement beside the session, and sends nothing', async () => {
  await send(mentee, 'Hello')
  const { headers } = await read(mentor)
  const etag = headers.get('etag')
  statements.length = 0
  const same = await read(mentor, '', held(etag))
  expect([same.status, same.body, same.headers.get('etag')]).toEqual([304, '', etag])
  expect(statements).toHaveLength(2)
  expect(statements.filter((sql) => sql.includes('"sessions"') || sql.includes('sessions '))).toHaveLength(1)
  expect(statements.filter((sql) => sql.includes('conversations'))).toHaveLength(1)
  await send(mentee, 'Are you there?')
  const more = await read(mentor, '', held(etag))
  expect([more.status, more.body.length]).toEqual([200, 2])
  // The tag of a conversation opens it to nobody.
  for (const who of strangers) expect((await read(who, '', held(more.headers.get('etag')))).status).toBe(404)
  expect((await read(browser(url), '', held(more.headers.get('etag')))).status).toBe(401)
})

test('of a long conversation the newest come, or the first ones after a number', async () => {
  const total = MESSAGES_ANSWERED + 250
  await t.db.$executeRaw`
    INSERT INTO chat_messages (plan_subscription_id, number, sender_id, sender_type, message, attachments, attachment_names)
    SELECT ${planSubscriptionId}::int, n, ${menteeId}::int, 'mentee', 'Message ' || n, '{}', '{}' FROM generate_series(1, ${total}::int) n`
  await t.db.conversation.update({ where: { planSubscriptionId }, data: { lastNumber: total } })
  const numbers = async (query = '') => (await read(mentor, query)).body.map(({ number }) => number)
  const from = (first: number, length: number) => Array.from({ length }, (_, place) => first + place)
  expect(await numbers()).toEqual(from(251, 1_000))
  expect(await numbers('?after=0')).toEqual(from(1, 1_000))
  expect(await numbers('?after=1000')).toEqual(from(1_001, 250))
  for (const query of ['?after=x', '?after=-1', '?after=1.5']) expect((await read(mentor, query)).status).toBe(400)
})

test("a mentor's conversations are listed for that mentor only", async () => {
  const threads = (who: Browser, id: number = mentorId, init?: RequestInit) =>
    who.send('GET', `/api/mentor/chat-threads/${id}`, undefined, init)
  expect((await threads(mentor)).body).toEqual([
    {
      planSubscriptionId,
      menteeName: 'Ravi Jain',
      menteeProfileImage: '/media/default-mentee.svg',
      isActive: true,
      daysRemaining: 29,
      unreadCount: 0,
      lastMessage: null,
    },
  ])
  const { body: sent } = await send(mentee, 'Hello')
  const listed = await threads(mentor)
  expect(listed.body).toMatchObject([
    { unreadCount: 1, lastMessage: { senderType: 'mentee', message: 'Hello', createdAt: sent.createdAt } },
  ])
  expect((await threads(mentor, mentorId, held(listed.headers.get('etag')))).status).toBe(304)
  expect((await threads(mentor, mentorId + 1)).status).toBe(404)
  expect((await threads(mentee, menteeId)).status).toBe(403)
  expect((await threads(browser(url))).status).toBe(401)
  expect((await threads(strangers[0]!)).status).toBe(404)
})

test('access is told to that mentee, that mentor and administrators', async () => {
  const access = (who: Browser, mentee_ = menteeId as number) =>
    who.send('GET', `/api/chat/access/${mentorId}/${mentee_}`)
  for (const who of [mentor, mentee, admin]) {
    const { status, body } = await access(who)
    expect([status, body]).toEqual([
      200,
      { mentorId, menteeId, hasAccess: true, expiresAt: '2026-12-24T18:30:00.000Z', planSubscriptionId },
    ])
  }
  expect((await access(mentor, menteeId + 1)).body).toMatchObject({ hasAccess: false, planSubscriptionId: null })
  for (const who of strangers) expect((await access(who)).status).toBe(403)
  expect((await access(browser(url))).status).toBe(401)
  const nobody = await admin.send('GET', `/api/chat/access/${mentorId}/x`)
  expect([nobody.status, nobody.body]).toEqual([404, { message: 'Mentee not found', error: 'Mentee not found' }])
})

test('asking for access costs one statement beside the session, for either side', async () => {
  for (const who of [mentor, mentee]) {
    statements.length = 0
    expect((await who.send('GET', `/api/chat/access/${mentorId}/${menteeId}`)).status).toBe(200)
    expect(statements.filter((sql) => !/sessions\b/.test(sql))).toHaveLength(1)
    expect(statements).toHaveLength(2)
  }
})

test('administrators list conversations and read them, which stands in the audit log once a session', async () => {
  const list = () => admin.send<{ subscription_id: number }[]>('GET', '/api/admin/chat-conversations')
  const mine = async () => (await list()).body.find(({ subscription_id: id }) => id === planSubscriptionId)
  expect(await mine()).toEqual({
    subscription_id: planSubscriptionId,
    mentor_name: 'Asha Rao',
    mentor_specialization: 'Structural Engineering',
    mentee_name: 'Ravi Jain',
    mentee_email: await addressOf(menteeId),
    start_date: '2026-11-25',
    end_date: '2026-12-25',
    message_count: 0,
    last_activity: null,
  })
  await t.db.mentor.update({ where: { id: mentorId }, data: { subBranch: '' } })
  const { body: sent } = await send(mentee, 'Hello')
  expect(await mine()).toMatchObject({
    mentor_specialization: 'General',
    message_count: 1,
    last_activity: sent.createdAt,
  })
  const path = `/api/admin/chat-conversation/${planSubscriptionId}`
  expect((await admin.send('GET', path)).body).toEqual([
    { id: sent.id, sender_name: 'Ravi Jain', sender_type: 'mentee', message: 'Hello', created_at: sent.createdAt },
  ])
  expect((await admin.send('GET', `${path}?reason=The mentee asked us to.`)).status).toBe(200)
  const subjects = { has: `conversation:${planSubscriptionId}` }
  expect(await t.db.auditEntry.findMany({ where: { subjects }, select: { actorName: true, reason: true } })).toEqual([
    { actorName: 'root', reason: 'Read over the REST API, no reason given' },
  ])
  expect((await admin.send('GET', '/api/admin/chat-conversation/999999')).status).toBe(404)
  for (const who of [mentor, mentee, ...strangers])
    for (const address of [path, '/api/admin/chat-conversations'])
      expect((await who.send('GET', address)).status).toBe(403)
  for (const address of [path, '/api/admin/chat-conversations'])
    expect((await browser(url).send('GET', address)).status).toBe(401)
})
