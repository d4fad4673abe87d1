import { DAY_MS } from '../../rules/time/durations.ts'
import { expect, test } from 'vitest'
import { contextFor } from '../../graphql/context.ts'
import { typed } from '../../graphql/typed.ts'
import { accessTo, pathOf } from '../../media/paths.ts'
import { testApp } from '../../testing/app.ts'
import { makeChat, say } from '../../testing/chats.ts'
import { asAdmin, asMentor, expectResult, type Client } from '../../testing/client.ts'
import { reportConversation } from '../reports/reportActs.graphql.ts'
import { dropOldOpenings } from './transcripts.ts'

const tested = await testApp()
const { app, db, clock } = tested
const chat = await makeChat(tested)
const other = await makeChat(tested, { mentorId: chat.mentor.id })
const messageId = await say(tested, chat, chat.mentee, 'Private words')
await say(tested, other, other.mentee, 'Other words')
await reportConversation(app, chat.mentee, { conversationId: chat.id, reason: 'abuse', details: undefined })

const OPEN = typed(`mutation ($id: Int!, $reason: String!) {
  openTranscript(input: { conversationId: $id, reason: $reason }) {
    __typename
    ... on OpenTranscriptPayload { conversation { lastMessage { message } messages { message } } }
    ... on ValidationError { issues { path message } }
  }
}`)
const open = async (as: Client, id: number, reason = 'Mentee reported abuse.') =>
  (await as.run(OPEN, { id, reason })).data.openTranscript
const session = (name: string) => asAdmin(app, 1, { sessionHash: name })
const entries = () => db.auditEntry.findMany({ where: { action: 'conversation.read' }, orderBy: { id: 'asc' } })

const WAYS = [
  `{ conversation(id: ${chat.id}) { messages { message } } }`,
  `{ conversation(id: ${chat.id}) { lastMessage { message attachments { url } } } }`,
  `{ node(id: "${btoa(`ChatMessage:${messageId}`)}") { ... on ChatMessage { message } } }`,
  `{ node(id: "${btoa(`Conversation:${chat.id}`)}") { ... on Conversation { messages { message } } } }`,
  '{ conversationReports(first: 1) { edges { node { conversation { lastMessage { message } } } } } }',
  '{ conversationReports(first: 1) { edges { node { conversation { messages { message } } } } } }',
  '{ allConversations { rows { lastMessage { message } } } }',
]

test.each(WAYS)('an administrator reads nothing before they say why, by whichever way: %s', async (way) => {
  const as = session(`way ${way}`)
  expect(JSON.stringify(await as.run(way))).not.toMatch(/words/)
  await open(as, chat.id)
  const answer = JSON.stringify(await as.run(way))
  expect(answer).toMatch(/Private words/)
  expect(answer).not.toMatch(/Other words/)
})

test('it is written down once a session, with the reason and everybody whom it concerns', async () => {
  const before = (await entries()).length
  const as = session('once')
  const answers = [open(as, chat.id, 'The mentee asked us to.'), open(as, chat.id, 'Again, in another tab.')]
  for (const answer of await Promise.all(answers))
    expect(expectResult(answer, 'OpenTranscriptPayload').conversation.messages).toEqual([{ message: 'Private words' }])
  const [entry, ...more] = (await entries()).slice(before)
  expect(more).toEqual([])
  expect(entry).toMatchObject({
    actor: 'administrator:1',
    subjects: expect.arrayContaining([`mentee:${chat.mentee.id}`]),
  })
  expect(JSON.stringify(entry)).not.toMatch(/words/)
  await open(session('another'), chat.id)
  expect(await entries()).toHaveLength(before + 2)
})

test('a reason too short opens nothing, nor does one for a conversation that is not there', async () => {
  const as = session('none')
  expect(await open(as, chat.id, ' x ')).toMatchObject({ __typename: 'ValidationError', issues: [{ path: 'reason' }] })
  expect(await open(as, 999_999)).toMatchObject({ __typename: 'NotFoundError' })
  expect(JSON.stringify(await as.run(WAYS[0]!))).not.toMatch(/words/)
})

test('somebody who is logged in as both reads their own conversation as its side, and no other', async () => {
  const { administrator, exchange } = session('both').context()
  const { schemaEngine } = await import('../../testing/client.ts')
  const read = async (id: number) => {
    const context = contextFor(app, { member: chat.mentee, administrator }, exchange)
    return JSON.stringify(
      await (await schemaEngine()).run({ query: `{ conversation(id: ${id}) { messages { message } } }` }, context),
    )
  }
  expect(await read(chat.id)).toMatch(/Private words/)
  expect(await read(other.id)).not.toMatch(/words/)
  expect(JSON.stringify(await asMentor(app, chat.mentor.id).run(WAYS[0]!))).toMatch(/Private words/)
})

test('a file of it is read once it is open, in that session alone', async () => {
  const hash = 'a'.repeat(64)
  await db.chatMessage.update({
    where: { id: messageId },
    data: { attachments: [pathOf(hash, true)], attachmentNames: ['drift.pdf'] },
  })
  const as = session('file').context()
  expect(await accessTo(as, hash)).toBeNull()
  await open(session('file'), other.id)
  expect(await accessTo(as, hash)).toBeNull()
  await open(session('file'), chat.id)
  expect(await accessTo(as, hash)).toEqual({ name: 'drift.pdf' })
  expect(await accessTo(session('later').context(), hash)).toBeNull()
})

test('what was opened is forgotten after a day, when no session is left', async () => {
  await open(session('old'), chat.id)
  clock.set(new Date(clock.now().getTime() + DAY_MS + 1))
  await dropOldOpenings(app)
  expect(await db.transcriptOpening.count()).toBe(0)
})
