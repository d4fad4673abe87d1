/** Everybody else tries everything about a conversation of two: over real sockets and HTTP they get nothing and change nothing. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { publishChange } from '../live/liveEvent.ts'
import { testApp } from '../testing/app.ts'
import { device } from '../testing/chat/device.ts'
import { makePlan, startSession } from '../testing/chat/world.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { browser, testServer } from '../testing/server.ts'
import { CHAT_MESSAGE } from './chatEvents.ts'

const tested = await testApp({ config: { rateLimitFactor: 1_000 } })
const { db, clock } = tested
const { url } = await testServer(tested.app)
const now = clock.now()
const [mentor, mentee] = [await makeMentor(db, { id: 501 }), await makeMentee(db, { id: 502 })]
const conversationId = await makePlan(db, { mentorId: mentor.id, menteeId: mentee.id, now, days: 30 })
const open = async (side: 'MENTOR' | 'MENTEE') => {
  const [type, { id }] = side === 'MENTOR' ? (['mentor', mentor] as const) : (['mentee', mentee] as const)
  return device({ side, conversationId, token: await startSession(db, type, id, now), url: () => url })
}

/** Accounts of both kinds, some with the number that one of the two has in the other kind. */
async function strangers() {
  const people = [
    { type: 'mentor', id: (await makeMentor(db)).id },
    { type: 'mentee', id: (await makeMentee(db)).id },
    { type: 'mentor', id: (await makeMentor(db, { id: mentee.id })).id },
    { type: 'mentee', id: (await makeMentee(db, { id: mentor.id })).id },
  ] as const
  const { id } = await db.communityMember.create({
    data: { name: 'Meera', email: 'meera@test.example', branch: 'Civil Engineering', type: 'student' },
  })
  return [...people, { type: 'community', id } as const]
}

/** Everything that a change could show in. */
const everything = async () => ({
  messages: await db.chatMessage.findMany({ orderBy: { id: 'asc' } }),
  conversations: await db.conversation.findMany(),
  readers: await db.conversationReader.findMany({ orderBy: [{ planSubscriptionId: 'asc' }, { side: 'asc' }] }),
  blocks: await db.conversationBlock.findMany(),
  reports: await db.conversationReport.findMany(),
})

const globalId = (type: string, id: number) => btoa(`${type}:${id}`)

test('a third person asks for every id, writes to every one and listens all the while', async () => {
  const [from, to] = [await open('MENTOR'), await open('MENTEE')]
  const others = await Promise.all(
    (await strangers()).map(async (person) => {
      const token = await startSession(db, person.type, person.id, now)
      const client = browser(url)
      client.cookies.set('session', token)
      return { person, client, heard: await listen(token) }
    }),
  )
  expect(await from.send(randomUUID(), 'Between us')).toEqual({ number: 1 })
  await to.read(1)
  const { id: messageId, clientId } = await db.chatMessage.findFirstOrThrow({
    where: { planSubscriptionId: conversationId },
  })
  const before = await everything()
  const clients = [...others.map(({ client }) => client), browser(url)]
  const input = { conversationId }
  const questions = [
    `{ conversation(id: ${conversationId}) { messages { message } } }`,
    `{ node(id: "${globalId('Conversation', conversationId)}") { ... on Conversation { messages { message } } } }`,
    `{ node(id: "${globalId('ChatMessage', messageId)}") { ... on ChatMessage { message } } }`,
    `{ node(id: "${globalId('PlanSubscription', conversationId)}") { id } }`,
    `{ viewer { conversations { edges { node { messages { message } } } } unreadMessages } }`,
    `{ chatAccess(mentorId: ${mentor.id}, menteeId: ${mentee.id}) { hasAccess } }`,
  ]
  const changes = {
    sendChatMessage: { ...input, clientId, message: 'Between us', attachments: [] },
    markConversationRead: { ...input, upTo: 1 },
    showTyping: input,
    blockConversation: input,
    unblockConversation: input,
    reportConversation: { ...input, reason: 'SPAM', details: 'Nothing' },
  }
  for (const client of clients) {
    for (const question of questions) {
      const { body } = await client.graphql(question)
      expect(JSON.stringify(body)).not.toMatch(/Between us|hasAccess":|"id":"/)
    }
    for (const [name, given] of Object.entries(changes)) {
      const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`
      const text = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`
      const { body } = await client.graphql<{ data: Record<string, { __typename: string }> }>(text, { input: given })
      expect(body.data[name]!.__typename).toMatch(/^Not(Found|Allowed|SignedIn)Error$/)
    }
    const read = await client.send('GET', `/api/chat/messages/${conversationId}`)
    expect(read.status).toBeGreaterThanOrEqual(400)
    expect(JSON.stringify(read.body)).not.toContain('Between us')
  }
  expect(await everything()).toEqual(before)
  // The number of somebody else's message, told to them as if by mistake.
  for (const { person, heard } of others) {
    if (person.type === 'community') continue
    await publishChange(db, person, { what: CHAT_MESSAGE, change: 'created', id: messageId, of: conversationId })
    await expect.poll(() => heard.length).toBe(2)
    expect(heard[1]).toMatchObject({
      payload: { data: { conversationChanged: { conversation: null, chatMessage: null } } },
    })
  }
})

test('what one side wrote is not sent as the other’s when that one is signed in by now', async () => {
  const client = browser(url)
  client.cookies.set('session', await startSession(db, 'mentor', mentor.id, now))
  const send = async (writtenBy: string) => {
    const input = { conversationId, clientId: randomUUID(), message: 'Whose is this?', writtenBy }
    const text = 'mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) { __typename } }'
    const { body } = await client.graphql<{ data: { sendChatMessage: { __typename: string } } }>(text, { input })
    return body.data.sendChatMessage.__typename
  }
  const before = await everything()
  expect(await send(`viewer:mentee:${mentee.id}`)).toBe('NotSignedInError')
  expect(await everything()).toEqual(before)
  expect(await send(`viewer:mentor:${mentor.id}`)).toBe('SendChatMessagePayload')
})

/** What a person's socket is told of chats: at first that it has started, of theirs nothing else. */
async function listen(token: string): Promise<unknown[]> {
  const heard: unknown[] = []
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { cookie: `session=${token}`, origin: url },
  })
  const query = 'subscription { conversationChanged { change conversation { id } chatMessage { message } } }'
  socket.once('message', () => {
    socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query } }))
    socket.on('message', (data) => heard.push(JSON.parse(String(data))))
  })
  await once(socket, 'open')
  socket.send('{"type":"connection_init"}')
  await expect.poll(() => heard.length).toBeGreaterThan(0)
  return heard
}

test('a plan that goes takes its chat along, for both sides', async () => {
  const [from, to] = [await open('MENTOR'), await open('MENTEE')]
  expect((await to.counts()).lastNumber).toBe(2)
  await db.planSubscription.delete({ where: { id: conversationId } })
  const question = `{ conversation(id: ${conversationId}) { id } }`
  for (const side of [from, to]) expect(await side.ask(question)).toEqual({ conversation: null })
  expect(await from.send(randomUUID(), 'Anybody there?')).toEqual({ refused: 'NotFoundError' })
})
