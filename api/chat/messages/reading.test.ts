/** Reading: forwards only, counted right, also while messages come in. */
import { beforeEach, describe, expect, test } from 'vitest'
import { asAdmin, asMentee, asMentor } from '../../testing/client.ts'
import { typed } from '../../graphql/typed.ts'
import type { SideMember } from '../../graphql/identity.ts'
import { subscribeToChanges } from '../../live/liveEvent.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { testApp } from '../../testing/app.ts'
import { makeChat, say, type Chat } from '../../testing/chats.ts'
import { makeMentee } from '../../testing/factories.ts'
import { CHAT_READ } from '../chatEvents.ts'
import { markConversationRead } from './markConversationRead.graphql.ts'

const tested = await testApp({ config: { rateLimitFactor: 20 } })
const { app, db, clock } = tested

// From here on no mentor has the number of their mentee.
await makeMentee(db)

let chat: Chat
beforeEach(async () => {
  clock.set('2026-11-21T04:30:00Z')
  chat = await makeChat(tested)
})

const read = (side: SideMember, upTo: number, id = chat.id) =>
  markConversationRead(app, side, { conversationId: id, upTo })
const reader = ({ type }: SideMember) =>
  db.conversationReader.findUniqueOrThrow({
    where: { planSubscriptionId_side: { planSubscriptionId: chat.id, side: type } },
  })

const COUNTS = typed(`query counts($id: Int!) {
  conversation(id: $id) { lastNumber unreadCount viewerReadUpTo otherReadUpTo messages { number isRead } }
  viewer { unreadMessages }
}`)
const as = ({ type, id }: SideMember) => (type === 'mentor' ? asMentor(app, id) : asMentee(app, id))
async function counts(side: SideMember) {
  const { data, errors } = await as(side).run(COUNTS, { id: chat.id })
  expect(errors).toBeUndefined()
  return { ...data.conversation!, total: data.viewer!.unreadMessages }
}

/** What the reader's row must say, from the messages themselves. */
async function expectRight(side: SideMember) {
  const { readUpTo, unreadSince } = await reader(side)
  const unread = await db.chatMessage.findMany({
    where: { planSubscriptionId: chat.id, number: { gt: readUpTo }, senderType: { not: side.type } },
    orderBy: { number: 'asc' },
  })
  expect(unreadSince).toEqual(unread[0]?.createdAt ?? null)
  expect(await counts(side)).toMatchObject({ unreadCount: unread.length, total: unread.length })
}

test('what the other side has sent is unread until it is read up to there; one’s own never is', async () => {
  await say(tested, chat, chat.mentee)
  clock.advance(60_000)
  await say(tested, chat, chat.mentee)
  clock.advance(60_000)
  await say(tested, chat, chat.mentor)
  expect(await counts(chat.mentor)).toMatchObject({ unreadCount: 2, viewerReadUpTo: 0, otherReadUpTo: 0, total: 2 })
  expect(await counts(chat.mentee)).toMatchObject({ unreadCount: 1 })
  await expectRight(chat.mentor)
  await read(chat.mentor, 1)
  expect(await counts(chat.mentor)).toMatchObject({ unreadCount: 1, viewerReadUpTo: 1 })
  await expectRight(chat.mentor)
  expect(await counts(chat.mentee)).toMatchObject({
    otherReadUpTo: 1,
    messages: [
      { number: 1, isRead: true },
      { number: 2, isRead: false },
      { number: 3, isRead: false },
    ],
  })
  await read(chat.mentor, 3)
  expect(await reader(chat.mentor)).toMatchObject({ readUpTo: 3, unreadSince: null })
  await say(tested, chat, chat.mentee)
  await expectRight(chat.mentor)
})

test('never back, never past the newest message, and telling both only of what is new', async () => {
  for (let place = 0; place < 4; place++) await say(tested, chat, chat.mentee)
  const followers = [chat.mentor, chat.mentee].map((member) =>
    subscribeToChanges({ ...app, member }, CHAT_READ, 'done'),
  )
  for (const events of followers) await events.next()
  await read(chat.mentor, 3)
  await read(chat.mentor, 3)
  await read(chat.mentor, 1)
  await read(chat.mentor, -5)
  expect(await reader(chat.mentor)).toMatchObject({ readUpTo: 3 })
  await read(chat.mentor, 2_147_483_647)
  expect(await reader(chat.mentor)).toMatchObject({ readUpTo: 4, unreadSince: null })
  await say(tested, chat, chat.mentee)
  await read(chat.mentor, 5)
  for (const events of followers) {
    for (let place = 0; place < 3; place++)
      expect((await events.next()).value).toEqual({ what: CHAT_READ, change: 'read', id: chat.id })
    await events.return?.()
  }
  // Whoever else writes the row does not turn it back either.
  await db.conversationReader.updateMany({ where: { planSubscriptionId: chat.id }, data: { readUpTo: 2 } })
  expect(await reader(chat.mentor)).toMatchObject({ readUpTo: 5 })
})

test('it is also read once access is over, but not by anybody else', async () => {
  await say(tested, chat, chat.mentee)
  await db.planSubscription.update({ where: { id: chat.id }, data: { status: 'expired' } })
  const stranger = await makeChat(tested)
  const namesake = { ...chat.mentor, type: 'mentee' } as unknown as SideMember
  for (const other of [stranger.mentor, stranger.mentee, namesake])
    await expect(read(other, 1)).rejects.toThrow(NotFoundError)
  expect(await reader(chat.mentor)).toMatchObject({ readUpTo: 0 })
  await read(chat.mentor, 1)
  expect(await reader(chat.mentor)).toMatchObject({ readUpTo: 1 })
})

test('an administrator reads without being counted', async () => {
  await say(tested, chat, chat.mentee)
  const admin = asAdmin(app)
  await admin.run(
    `mutation { openTranscript(input: { conversationId: ${chat.id}, reason: "The mentee asked us to." }) { __typename } }`,
  )
  const { data } = await admin.run(`{ conversation(id: ${chat.id}) {
    unreadCount viewerReadUpTo otherReadUpTo viewerSide viewerCanWrite viewerHasReported viewerHasBlocked
    messages { message } } }`)
  expect(data).toEqual({
    conversation: {
      unreadCount: 0,
      viewerReadUpTo: 0,
      otherReadUpTo: 0,
      viewerSide: null,
      viewerCanWrite: false,
      viewerHasReported: false,
      viewerHasBlocked: false,
      messages: [{ message: 'Drift fails in Y.' }],
    },
  })
})

describe('while messages come in', () => {
  test('counts and the time of the oldest unread message are right after any order of both', async () => {
    for (let round = 0; round < 4; round++) {
      chat = await makeChat(tested)
      const sending = Array.from({ length: 24 }, async (_, place) => {
        clock.advance(7)
        await say(tested, chat, place % 3 === 0 ? chat.mentor : chat.mentee)
      })
      const reading = Array.from({ length: 24 }, (_, place) =>
        read(place % 2 === 0 ? chat.mentor : chat.mentee, Math.ceil(Math.random() * 24)),
      )
      await Promise.all([...sending, ...reading])
      for (const side of [chat.mentor, chat.mentee]) await expectRight(side)
    }
  })

  test('a read that waits for a message which is just being written does not take it for read', async () => {
    await say(tested, chat, chat.mentee)
    let reading: Promise<void> | undefined
    await db.$transaction(async (tx) => {
      clock.advance(60_000)
      await say({ app: { ...app, db: tx as never } }, chat, chat.mentee)
      reading = read(chat.mentor, 2)
      await new Promise((resolve) => setTimeout(resolve, 50))
    })
    await reading
    expect(await reader(chat.mentor)).toMatchObject({ readUpTo: 1 })
    await expectRight(chat.mentor)
    expect((await reader(chat.mentor)).unreadSince).not.toBeNull()
  })
})
