/** Where conversations are found and read, page by page; nothing of it for others; reports. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { asAdmin, asCommunity, asGuest, asMentee, asMentor } from '../../testing/client.ts'
import { testApp } from '../../testing/app.ts'
import { makeChat, say, type Chat } from '../../testing/chats.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { recordStatements } from '../../testing/statements.ts'
import { markConversationRead } from '../messages/markConversationRead.graphql.ts'

const tested = await testApp({ config: { rateLimitFactor: 20 } })
const { app, db, clock } = tested
// From here on no mentor has the number of their mentee.
await makeMentee(db)

let chat: Chat
beforeEach(async () => {
  clock.set('2026-11-21T04:30:00Z')
  chat = await makeChat(tested)
})

interface Page {
  edges: { node: { databaseId: number; unreadCount: number } }[]
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
}
const LIST = `query ($first: Int, $after: String, $search: String, $unread: Boolean) { viewer { unreadMessages
  conversations(first: $first, after: $after, search: $search, unread: $unread) {
    edges { node { databaseId unreadCount viewerReadUpTo daysRemaining lastMessage { message createdAt }
      plan { mentor { name } mentee { name profileImage } } } }
    pageInfo { endCursor hasNextPage } } } }`
async function list(client: Client, variables: Record<string, unknown> = {}) {
  const { data, errors } = await client.run<{ viewer: { unreadMessages: number; conversations: Page } }>(
    LIST,
    variables,
  )
  expect(errors).toBeUndefined()
  return data.viewer
}
const idsOf = ({ conversations }: { conversations: Page }) => conversations.edges.map(({ node }) => node.databaseId)

describe('the list', () => {
  /** Five chats of one mentor, the oldest first, with one message each. */
  async function fiveChats() {
    const names = ['Asha Rao', 'Bilal 100% Khan', 'Chitra_Nair', 'Dev Singh', 'asha Menon']
    const chats: Chat[] = []
    for (const name of names) {
      clock.advance(60_000)
      const one = await makeChat(tested, { mentorId: chat.mentor.id, menteeId: (await makeMentee(db, { name })).id })
      await say(tested, one, one.mentee)
      chats.push(one)
    }
    return chats
  }

  test('is ordered by activity, and goes on where it was when a conversation moves up meanwhile', async () => {
    const chats = await fiveChats()
    const ids = chats.map(({ id }) => id).toReversed()
    const mentor = asMentor(app, chat.mentor.id)
    const first = await list(mentor, { first: 2 })
    expect(idsOf(first)).toEqual(ids.slice(0, 2))
    clock.advance(60_000)
    // The last one of the page, and one of a page to come.
    await say(tested, chats[3]!, chats[3]!.mentee)
    await say(tested, chats[0]!, chats[0]!.mentee)
    const second = await list(mentor, { first: 2, after: first.conversations.pageInfo.endCursor })
    expect(idsOf(second)).toEqual([ids[2], ids[3]])
    const third = await list(mentor, { first: 2, after: second.conversations.pageInfo.endCursor })
    expect(idsOf(third)).toEqual([chat.id])
    expect(third.conversations.pageInfo.hasNextPage).toBe(false)
    expect(idsOf(await list(mentor)).slice(0, 2)).toEqual([chats[3]!.id, chats[0]!.id].toSorted((a, b) => b - a))
    for (const after of ['nonsense', '999999999999999:1']) expect(idsOf(await list(mentor, { after }))).toEqual([])
  })

  test('finds by the name of the other side, in whatever case, and takes no wildcards', async () => {
    const chats = await fiveChats()
    const mentor = asMentor(app, chat.mentor.id)
    const find = async (search: string) => idsOf(await list(mentor, { search }))
    expect(await find(' ASHA ')).toEqual([chats[4]!.id, chats[0]!.id])
    expect(await find('100%')).toEqual([chats[1]!.id])
    expect(await find('a_n')).toEqual([chats[2]!.id])
    for (const nothing of ['%%', '_____', '\\', 'zzz']) expect(await find(nothing)).toEqual([])
    expect(await find('  ')).toHaveLength(6)
    // A mentee finds by the mentor's name, not by their own.
    expect(idsOf(await list(asMentee(app, chats[0]!.mentee.id), { search: 'Asha' }))).toEqual([])
    expect(idsOf(await list(asMentee(app, chats[0]!.mentee.id), { search: 'mentor' }))).toEqual([chats[0]!.id])
  })

  test('shows on demand only those that the viewer has not read', async () => {
    const chats = await fiveChats()
    await say(tested, chat, chat.mentor)
    await markConversationRead(app, chat.mentor, { conversationId: chats[2]!.id, upTo: 1 })
    const unread = async (client: Client) => idsOf(await list(client, { unread: true }))
    const left = [chats[4]!, chats[3]!, chats[1]!, chats[0]!]
    expect(await unread(asMentor(app, chat.mentor.id))).toEqual(left.map(({ id }) => id))
    expect(await unread(asMentee(app, chat.mentee.id))).toEqual([chat.id])
    // What they wrote themselves is not unread to them.
    expect(await unread(asMentee(app, chats[0]!.mentee.id))).toEqual([])
  })

  test('costs the same for one conversation and for six, with everything that it shows', async () => {
    const { db: recorded, statements } = recordStatements(tested.url)
    const client = asMentor({ ...app, db: recorded }, chat.mentor.id)
    const cost = async () => {
      statements.length = 0
      await list(client)
      return statements.length
    }
    await cost()
    const ofOne = await cost()
    await fiveChats()
    expect(await cost()).toBe(ofOne)
    const counted = await list(client)
    expect(counted.unreadMessages).toBe(5)
    expect(counted.conversations.edges.map(({ node }) => node.unreadCount)).toEqual([1, 1, 1, 1, 1, 0])
    statements.length = 0
    await client.run('{ viewer { unreadMessages } }')
    expect(statements.filter((text) => text.includes('chat_messages'))).toHaveLength(1)
  })

  test('a mentor’s page and a plan lead to it: of the active plan, else of the newest', async () => {
    const pair = { mentorId: chat.mentor.id, menteeId: chat.mentee.id }
    const cancelled = await makeChat(tested, { ...pair, status: 'cancelled' })
    const mentee = asMentee(app, chat.mentee.id)
    const found = async (client = mentee) => {
      const { data } = await client.run<{ mentor: { viewerConversation: { databaseId: number } | null } }>(
        `{ mentor(id: ${chat.mentor.id}) { viewerConversation { databaseId } } }`,
      )
      return data.mentor.viewerConversation?.databaseId ?? null
    }
    expect(await found()).toBe(chat.id)
    await db.planSubscription.update({ where: { id: chat.id }, data: { status: 'expired' } })
    expect(await found()).toBe(cancelled.id)
    expect(await found(asMentee(app, (await makeMentee(db)).id))).toBeNull()
    expect(await found(asMentor(app, chat.mentor.id))).toBeNull()
    const { data } = await mentee.run(
      `{ viewer { plans { edges { node { databaseId conversation { databaseId } } } } } }`,
    )
    expect(data).toMatchObject({
      viewer: { plans: { edges: [cancelled, chat].map(({ id }) => ({ node: { conversation: { databaseId: id } } })) } },
    })
  })
})

describe('the messages of a conversation', () => {
  const page = async (args: string) => {
    const { data, errors } = await asMentee(app, chat.mentee.id).run<{
      conversation: { messages: { number: number }[] }
    }>(`{ conversation(id: ${chat.id}) { messages${args} { number } } }`)
    return errors ? errors[0]!.message : data.conversation.messages.map(({ number }) => number)
  }

  test('after a number, before a number, or the newest; oldest first, by one indexed statement', async () => {
    for (let place = 0; place < 12; place++) await say(tested, chat, place % 2 ? chat.mentor : chat.mentee)
    expect(await page('')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(await page('(limit: 3)')).toEqual([10, 11, 12])
    expect(await page('(before: 10, limit: 3)')).toEqual([7, 8, 9])
    expect(await page('(before: 2, limit: 3)')).toEqual([1])
    expect(await page('(after: 0, limit: 3)')).toEqual([1, 2, 3])
    expect(await page('(after: 10)')).toEqual([11, 12])
    expect(await page('(after: 12)')).toEqual([])
    expect(await page('(after: -5, limit: 1)')).toEqual([1])
    const plan = await db.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(
      `EXPLAIN SELECT * FROM chat_messages WHERE plan_subscription_id = ${chat.id} AND number > 5 ORDER BY number LIMIT 50`,
    )
    expect(plan.map((line) => line['QUERY PLAN']).join(' ')).toContain('chat_messages_plan_subscription_id_number_key')
  })

  test.each(['(after: 1, before: 3)', '(limit: 0)', '(limit: -1)', '(limit: 101)', '(limit: 2147483647)'])(
    'refuses %s in words',
    async (args) => {
      await say(tested, chat, chat.mentee)
      expect(await page(args)).toEqual(
        expect.stringMatching(/limit must be from 1 to 100|not both|too (much|many|big)/i),
      )
    },
  )

  test('100 may be asked for, and count as so many objects', async () => {
    expect(await page('(limit: 100)')).toEqual([])
    const { errors } = await asMentee(app, chat.mentee.id).run(
      `{ viewer { conversations(first: 100) { edges { node { messages(limit: 100) { attachments { name } } } } } } }`,
    )
    expect(errors?.[0]?.extensions.code).toBe('LIMIT_EXCEEDED')
  })
})

test('nobody else finds anything, whichever number they try', async () => {
  const id = await say(tested, chat, chat.mentee, 'Private words')
  const stranger = await makeChat(tested)
  const nodes = [`Conversation:${chat.id}`, `ChatMessage:${id}`, `Plan:${chat.id}`].map((text) => btoa(text))
  const query = `{ conversation(id: ${chat.id}) { lastMessage { message } }
    chatAccess(mentorId: ${chat.mentor.id}, menteeId: ${chat.mentee.id}) { hasAccess }
    nodes(ids: ${JSON.stringify(nodes)}) { id ... on ChatMessage { message } } }`
  const others = [
    asMentor(app, stranger.mentor.id),
    asMentee(app, stranger.mentee.id),
    asMentor(app, chat.mentee.id),
    asMentee(app, chat.mentor.id),
    asCommunity(app, chat.mentor.id),
  ]
  for (const other of others) {
    const { data } = await other.run(query)
    expect(data).toEqual({ conversation: null, chatAccess: null, nodes: [null, null, null] })
  }
  const guest = await asGuest(app).run(query)
  expect(guest.data).toEqual({ conversation: null, chatAccess: null, nodes: [null, null, null] })
  expect(guest.errors).toHaveLength(2)
  const { data } = await asAdmin(app).run(query)
  expect(data).toMatchObject({
    conversation: { lastMessage: null },
    chatAccess: { hasAccess: true },
  })
})

describe('a report', () => {
  const report = async (client: Client, input: string) =>
    (
      await client.run<{ reportConversation: Record<string, unknown> }>(`mutation { reportConversation(input: {
        conversationId: ${chat.id}, ${input} }) { __typename
          ... on ReportConversationPayload { conversation { viewerHasReported } }
          ... on ValidationError { message } } }`)
    ).data.reportConversation
  const rows = () => db.conversationReport.findMany({ where: { planSubscriptionId: chat.id }, orderBy: { id: 'asc' } })

  test('is one a side while it is open, however often it is sent; the other side sees nothing of it', async () => {
    const mentee = asMentee(app, chat.mentee.id)
    const done = { __typename: 'ReportConversationPayload', conversation: { viewerHasReported: true } }
    const both = await Promise.all(
      [1, 2, 3].map(() => report(mentee, 'reason: OFF_PLATFORM, details: "  Asks for UPI  "')),
    )
    for (const answer of both) expect(answer).toEqual(done)
    expect(await rows()).toMatchObject([
      { reporter: 'mentee', reason: 'off_platform', details: 'Asks for UPI', status: 'open' },
    ])
    const other = await asMentor(app, chat.mentor.id).run(`{ conversation(id: ${chat.id}) { viewerHasReported } }`)
    expect(other.data).toEqual({ conversation: { viewerHasReported: false } })
    await report(asMentor(app, chat.mentor.id), 'reason: ABUSE')
    await db.conversationReport.updateMany({ where: { reporter: 'mentee' }, data: { status: 'resolved' } })
    await report(mentee, 'reason: SPAM')
    expect((await rows()).map(({ reporter, status }) => `${reporter} ${status}`)).toEqual([
      'mentee resolved',
      'mentor open',
      'mentee open',
    ])
  })

  test('is of a conversation of theirs, and not too long', async () => {
    const mentee = asMentee(app, chat.mentee.id)
    expect(await report(mentee, `reason: OTHER, details: "${'a'.repeat(1_001)}"`)).toEqual({
      __typename: 'ValidationError',
      message: 'Details must be at most 1000 characters',
    })
    expect(await report(asMentor(app, (await makeMentor(db)).id), 'reason: SPAM')).toEqual({
      __typename: 'NotFoundError',
    })
    expect(await rows()).toEqual([])
  })
})

test('a message is cleaned, trimmed, and neither empty nor too long', async () => {
  const send = async (message: string, clientId: string = crypto.randomUUID()) => {
    const { data, errors } = await asMentee(app, chat.mentee.id).run<{ sendChatMessage: Record<string, unknown> }>(
      `mutation ($message: String!, $clientId: String!) { sendChatMessage(input: {
        conversationId: ${chat.id}, message: $message, clientId: $clientId }) { __typename
          ... on SendChatMessagePayload { chatMessage { number message clientId } conversation { lastNumber } }
          ... on ValidationError { issues { path message } } } }`,
      { message, clientId },
    )
    expect(errors).toBeUndefined()
    return data.sendChatMessage
  }
  const issues = (path: string, message: string) => ({ __typename: 'ValidationError', issues: [{ path, message }] })
  const unseen = ['\u200B', '\u2060\uFEFF\u00AD', '\u202E\u202C', '\u3164', '\u2800', '\u{E0041}\uFE0F']
  for (const empty of ['', ' \n\t ', '\u0001\u0007', ...unseen])
    expect(await send(empty)).toEqual(issues('message', 'Message is required'))
  expect(await send('a'.repeat(4_001))).toEqual(issues('message', 'Message must be at most 4000 characters'))
  expect(await send('Hello', 'not-a-uuid')).toEqual(issues('clientId', 'Client id must be a UUID'))
  const clientId = crypto.randomUUID()
  const text = 'नमस्ते 👷‍♀️\r\nk = 3·EI/L³ <b>&amp;</b>\ud83d'
  expect(await send(`  ${text}\u0001  `, clientId)).toEqual({
    __typename: 'SendChatMessagePayload',
    chatMessage: { number: 1, clientId, message: 'नमस्ते 👷‍♀️\nk = 3·EI/L³ <b>&amp;</b>\ufffd' },
    conversation: { lastNumber: 1 },
  })
  expect(await send('a'.repeat(4_000))).toMatchObject({ chatMessage: { number: 2 } })
  await markConversationRead(app, chat.mentor, { conversationId: chat.id, upTo: 2 })
})
