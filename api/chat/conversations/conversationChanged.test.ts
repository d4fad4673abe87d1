/** What the two sides hear of a conversation, what others do not, and what it costs. */
import { cancelBooking } from '../../bookings/change/cancelBooking.graphql.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { listenForEvents, LISTENER } from '../../database/pubsub.ts'
import { connect } from '../../database/client.ts'
import { typed } from '../../graphql/typed.ts'
import type { SideMember } from '../../graphql/identity.ts'
import { publishChange } from '../../live/liveEvent.ts'
import { endAccess } from '../../plans/plans.jobs.ts'
import { istInstant } from '../../rules/time/time.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { testApp } from '../../testing/app.ts'
import { bookPlan } from '../../testing/bookings.ts'
import { makeChat, say, type Chat } from '../../testing/chats.ts'
import { asCommunity, asMentee, asMentor } from '../../testing/client.ts'
import { afterFile } from '../../testing/ending.ts'
import { makeMentee } from '../../testing/factories.ts'
import { recordStatements } from '../../testing/statements.ts'
import { setBlock } from './blockConversation.graphql.ts'
import { CHAT_MESSAGE, CHAT_READ, CHAT_STATE, CHAT_TYPING } from '../chatEvents.ts'
import { markConversationRead } from '../messages/markConversationRead.graphql.ts'
import { showTyping } from '../messages/showTyping.graphql.ts'

const tested = await testApp()
const { app, db, clock } = tested
// From here on no mentor has the number of their mentee.
await makeMentee(db)

const CHANGED = typed(`subscription changed {
  conversationChanged {
    change what conversationId
    conversation { databaseId lastNumber unreadCount otherReadUpTo viewerCanWrite closedReason }
    chatMessage { number message senderType }
  }
}`)

let chat: Chat
beforeEach(async () => {
  clock.set('2026-11-21T04:30:00Z')
  chat = await makeChat(tested)
})

const as = ({ type, id }: SideMember, on = app) => (type === 'mentor' ? asMentor(on, id) : asMentee(on, id))

/** Follows from now on. */
async function listen(side: SideMember, on = app) {
  const events = await as(side, on).subscribe(CHANGED)
  const next = async () => {
    const { value } = await events.next()
    const answer = value as { data: { conversationChanged: Record<string, unknown> }; errors?: unknown } | undefined
    expect(answer?.errors).toBeUndefined()
    return answer!.data.conversationChanged
  }
  expect(await next()).toEqual(STARTED)
  return { next, stop: () => events.return() }
}
const NOTHING = { conversation: null, chatMessage: null }
const STARTED = { change: 'STARTED', what: null, conversationId: null, ...NOTHING }

test('both hear of a message, of reading and of a block, each as they see it', async () => {
  const mentor = await listen(chat.mentor)
  const mentee = await listen(chat.mentee)
  await say(tested, chat, chat.mentee, 'Drift fails.')
  const message = { number: 1, message: 'Drift fails.', senderType: 'MENTEE' }
  const sent = { change: 'CREATED', what: 'MESSAGE', conversationId: chat.id, chatMessage: message }
  expect(await mentor.next()).toMatchObject({ ...sent, conversation: { lastNumber: 1, unreadCount: 1 } })
  expect(await mentee.next()).toMatchObject({ ...sent, conversation: { lastNumber: 1, unreadCount: 0 } })
  await markConversationRead(app, chat.mentor, { conversationId: chat.id, upTo: 1 })
  const read = { change: 'READ', what: 'READ', conversationId: chat.id, chatMessage: null }
  expect(await mentor.next()).toMatchObject({ ...read, conversation: { unreadCount: 0 } })
  expect(await mentee.next()).toMatchObject({ ...read, conversation: { otherReadUpTo: 1 } })
  await setBlock(app, chat.mentor, { conversationId: chat.id, isBlocked: true })
  const state = { change: 'CHANGED', what: 'STATE', conversationId: chat.id }
  expect(await mentor.next()).toMatchObject({ ...state, conversation: { closedReason: 'BLOCKED_BY_VIEWER' } })
  expect(await mentee.next()).toMatchObject({
    ...state,
    conversation: { closedReason: 'BLOCKED', viewerCanWrite: false },
  })
  await mentor.stop()
  await mentee.stop()
})

test('both hear when a plan begins, is cancelled and ends', async () => {
  const mentor = await listen(chat.mentor)
  const menteeId = (await makeMentee(db)).id
  const bought = await bookPlan(tested, { mentorId: chat.mentor.id, menteeId, startDate: '2026-11-25' })
  const state = { what: 'STATE', conversationId: bought.subscriptionId }
  expect(await mentor.next()).toMatchObject({ ...state, conversation: { viewerCanWrite: true } })
  const mentee = await listen({ type: 'mentee', id: menteeId } as SideMember)
  await cancelBooking(app, { type: 'mentee', id: menteeId } as SideMember, { bookingId: bought.bookingId })
  for (const side of [mentor, mentee])
    expect(await side.next()).toMatchObject({ ...state, conversation: { closedReason: 'EXPIRED' } })
  clock.set(istInstant('2026-12-20', '00:00'))
  await endAccess(app, { subscriptionId: chat.id })
  expect(await mentor.next()).toMatchObject({ conversationId: chat.id, conversation: { closedReason: 'EXPIRED' } })
  await mentor.stop()
  await mentee.stop()
})

describe('typing', () => {
  test('is heard by the other side alone, once in two seconds, and stored nowhere', async () => {
    const mentor = await listen(chat.mentor)
    const mentee = await listen(chat.mentee)
    const told = await Promise.all([showTyping(app, chat.mentee, chat.id), showTyping(app, chat.mentor, chat.id)])
    expect(told).toEqual([true, true])
    for (const side of [mentor, mentee])
      expect(await side.next()).toMatchObject({ what: 'TYPING', conversationId: chat.id })
    clock.advance(1_999)
    expect(await showTyping(app, chat.mentee, chat.id)).toBe(false)
    clock.advance(1)
    expect(await showTyping(app, chat.mentee, chat.id)).toBe(true)
    await say(tested, chat, chat.mentee)
    expect(await mentor.next()).toMatchObject({ what: 'TYPING' })
    // Nobody hears of their own.
    for (const side of [mentor, mentee]) expect(await side.next()).toMatchObject({ what: 'MESSAGE' })
    await mentor.stop()
    await mentee.stop()
  })

  test('of nobody else, and not where nothing can be sent', async () => {
    const stranger = await makeChat(tested)
    for (const other of [stranger.mentor, stranger.mentee])
      await expect(showTyping(app, other, chat.id)).rejects.toThrow(NotFoundError)
    await setBlock(app, chat.mentor, { conversationId: chat.id, isBlocked: true })
    for (const side of [chat.mentor, chat.mentee]) expect(await showTyping(app, side, chat.id)).toBe(false)
    await setBlock(app, chat.mentor, { conversationId: chat.id, isBlocked: false })
    clock.set(istInstant('2026-12-20', '00:00'))
    for (const side of [chat.mentor, chat.mentee]) expect(await showTyping(app, side, chat.id)).toBe(false)
  })
})

test('what is told to the wrong person shows nothing of it', async () => {
  const stranger = await makeChat(tested)
  const messageId = await say(tested, chat, chat.mentee)
  for (const other of [stranger.mentor, stranger.mentee]) {
    const events = await listen(other)
    await publishChange(db, other, { what: CHAT_MESSAGE, change: 'created', id: messageId, of: chat.id })
    await publishChange(db, other, { what: CHAT_MESSAGE, change: 'created', id: messageId, of: stranger.id })
    for (const what of [CHAT_READ, CHAT_TYPING, CHAT_STATE])
      await publishChange(db, other, { what, change: 'changed', id: chat.id })
    expect(await events.next()).toMatchObject({ what: 'MESSAGE', ...NOTHING })
    expect(await events.next()).toMatchObject({ what: 'MESSAGE', chatMessage: null })
    for (const what of ['READ', 'TYPING', 'STATE']) expect(await events.next()).toMatchObject({ what, ...NOTHING })
    await events.stop()
  }
  await expect(asCommunity(app, 1).subscribe(CHANGED)).rejects.toThrow('not allowed')
})

test('a message that is gone when it is heard of is null, and the rest goes on', async () => {
  const mentor = await listen(chat.mentor)
  await publishChange(db, chat.mentor, { what: CHAT_MESSAGE, change: 'created', id: 2_000_000_000, of: chat.id })
  expect(await mentor.next()).toMatchObject({
    what: 'MESSAGE',
    chatMessage: null,
    conversation: { databaseId: chat.id },
  })
  await mentor.stop()
})

describe('on two nodes over one database', () => {
  test('each hears of every message, once and in order, sent on either; after a lost connection they start anew', async () => {
    const otherDb = connect(tested.url, { poolSize: 5 })
    const pubsub = await listenForEvents(tested.url, () => {})
    afterFile(async () => {
      await pubsub.close()
      await otherDb.$disconnect()
    })
    const other = { ...app, db: otherDb, pubsub }
    const followers = [await listen(chat.mentor), await listen(chat.mentee, other), await listen(chat.mentor, other)]
    for (let place = 0; place < 20; place++)
      await say({ app: place % 2 === 0 ? app : other }, chat, place % 3 === 0 ? chat.mentor : chat.mentee)
    for (const { next } of followers)
      for (let number = 1; number <= 20; number++)
        expect(await next()).toMatchObject({ what: 'MESSAGE', chatMessage: { number } })
    await db.$executeRaw`SELECT pg_terminate_backend(pid, 3000) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = ${LISTENER}`
    await say(tested, chat, chat.mentee, 'Nobody may have heard')
    for (const { next, stop } of followers) {
      // It may have been heard as well, after the connection was back.
      expect(await next()).toEqual(STARTED)
      await stop()
    }
    const { data } = await asMentor(other, chat.mentor.id).run<{ conversation: { messages: unknown[] } }>(
      `{ conversation(id: ${chat.id}) { messages(after: 20) { number message } } }`,
    )
    expect(data.conversation.messages).toEqual([{ number: 21, message: 'Nobody may have heard' }])
  })
})

test('a message is one statement for who hears of it, with the conversation and its counts two more', async () => {
  const { db: recorded, statements } = recordStatements(tested.url)
  const on = { ...app, db: recorded }
  const cost = async (selection: string) => {
    const events = await asMentor(on, chat.mentor.id).subscribe(
      `subscription { conversationChanged { change what conversationId ${selection} } }`,
    )
    await events.next()
    await recorded.$queryRaw`SELECT 1`
    await say(tested, chat, chat.mentee)
    statements.length = 0
    await events.next()
    await events.return()
    return [...statements]
  }
  const message = 'chatMessage { id number clientId senderType message attachments { id } createdAt }'
  expect(await cost(message)).toHaveLength(1)
  const conversation =
    'conversation { id lastNumber viewerReadUpTo otherReadUpTo unreadCount viewerCanWrite closedReason }'
  expect(await cost(`${message} ${conversation}`)).toHaveLength(3)
})

test('the account that hears is read with each event, once, and only for what it is asked of', async () => {
  const { db: recorded, statements } = recordStatements(tested.url)
  const heard = async (fields: string) => {
    const events = await asMentor({ ...app, db: recorded }, chat.mentor.id).subscribe(
      `subscription { conversationChanged { change viewer { ${fields} } } }`,
    )
    await events.next()
    const next = async () => {
      statements.length = 0
      await publishChange(db, chat.mentor, { what: CHAT_STATE, change: 'changed', id: chat.id })
      return (await events.next()).value
    }
    return { next, stop: () => events.return() }
  }
  const counting = await heard('id type databaseId')
  await counting.next()
  expect(statements).toHaveLength(0)
  await counting.stop()
  const naming = await heard('name email emailConfirmed')
  await naming.next()
  expect(statements).toHaveLength(1)
  await db.mentor.update({ where: { id: chat.mentor.id }, data: { name: 'Asha Kulkarni' } })
  expect(await naming.next()).toMatchObject({ data: { conversationChanged: { viewer: { name: 'Asha Kulkarni' } } } })
  await naming.stop()
})
