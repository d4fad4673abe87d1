import { expect, test } from 'vitest'
import { contextFor, type Context } from '../graphql/context.ts'
import { testApp } from '../testing/app.ts'
import { makeChat, say } from '../testing/chats.ts'
import { asAdmin, asMentee, asMentor, type Client } from '../testing/client.ts'
import { noteAdminRead } from './adminReads.ts'
import { reportConversation } from './reportConversation.graphql.ts'

const tested = await testApp()
const { app, log } = tested
const chat = await makeChat(tested)
const other = await makeChat(tested, { mentorId: chat.mentor.id })
const id = await say(tested, chat, chat.mentee, 'Private words')
await say(tested, other, other.mentee, 'Other words')
await reportConversation(app, chat.mentee, { conversationId: chat.id, reason: 'abuse', details: undefined })

const ONE = { administrator: 'admin', conversationId: chat.id }

async function noted(client: Client, query: string): Promise<object[]> {
  log.length = 0
  expect(JSON.stringify(await client.run(query))).toMatch(/words/)
  return log.map(({ fields }) => fields)
}

test.each([
  `{ conversation(id: ${chat.id}) { messages { message } again: messages { message } lastMessage { message } } }`,
  `{ conversation(id: ${chat.id}) { lastMessage { message } } }`,
  `{ node(id: "${btoa(`ChatMessage:${id}`)}") { ... on ChatMessage { message } } }`,
  '{ conversationReports(first: 1) { edges { node { conversation { lastMessage { message } } } } } }',
])('an administrator who reads a conversation is written down once, by whichever way: %s', async (way) => {
  expect(await noted(asAdmin(app), way)).toEqual([ONE])
})

test('whoever reads the newest message of each is written down for each; the two sides never', async () => {
  const all = '{ allConversations { rows { lastMessage { message } } } }'
  expect(await noted(asAdmin(app), all)).toEqual(
    expect.arrayContaining([ONE, { administrator: 'admin', conversationId: other.id }]),
  )
  const own = `{ conversation(id: ${chat.id}) { messages { message } } }`
  expect(await noted(asMentor(app, chat.mentor.id), own)).toEqual([])
  expect(await noted(asMentee(app, chat.mentee.id), own)).toEqual([])
})

test('somebody who is logged in as both reads their own conversation as its side', async () => {
  const { administrator, exchange } = asAdmin(app).context()
  const asBoth = (): Context => contextFor(app, { member: chat.mentee, administrator }, exchange)
  log.length = 0
  await noteAdminRead(asBoth(), chat.id)
  expect(log).toEqual([])
  await noteAdminRead(asBoth(), other.id)
  expect(log.map(({ fields }) => fields)).toEqual([{ ...ONE, conversationId: other.id }])
})
