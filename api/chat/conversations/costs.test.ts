/** What reading of chats takes: what is declared of it, and from which index it comes. */
import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeChat } from '../../testing/chats.ts'
import { asMentor } from '../../testing/client.ts'
import { planOf, recordStatements } from '../../testing/statements.ts'
import { sendDigests } from '../messages/digests.ts'
import { COUNTED } from '../messages/reading.ts'

const tested = await testApp()
const { app, db, url } = tested

test('pages of messages in a page of conversations count the statements that they take', async () => {
  const { mentor } = await makeChat(tested)
  const ask = async (count: number) => {
    const pages = Array.from({ length: count }, (_, at) => `p${at}: messages(limit: 1) { number }`).join(' ')
    const query = `{ viewer { conversations(first: 100) { edges { node { ${pages} } } } } }`
    return (await asMentor(app, mentor.id).run(query)).errors?.[0]?.extensions.code
  }
  expect(await ask(2)).toBeUndefined()
  expect(await ask(4)).toBe('LIMIT_EXCEEDED')
})

test('what is unread is counted from the index, however many messages others have', async () => {
  const { id, mentor, mentee } = await makeChat(tested)
  const pair = { mentorId: mentor.id, menteeId: mentee.id }
  for (let count = 0; count < 20; count++) await makeChat(tested, { ...pair, status: 'expired' })
  await db.$executeRaw`
    INSERT INTO chat_messages (plan_subscription_id, number, sender_id, sender_type, message, attachments)
    SELECT plan_subscription_id, number, mentee_id, 'mentee', 'Drift fails in Y.', '{}'
    FROM conversations, generate_series(1, 1002) number WHERE mentor_id = ${mentor.id}`
  await db.conversation.updateMany({ where: { mentorId: mentor.id }, data: { lastNumber: 1_002 } })
  await db.conversationReader.updateMany({ where: { planSubscriptionId: { gte: id } }, data: { readUpTo: 1_000 } })
  await db.$executeRaw`ANALYZE`
  const { db: recorded, statements } = recordStatements(url)
  const { data } = await asMentor({ ...app, db: recorded }, mentor.id).run(
    '{ viewer { unreadMessages conversations(first: 1) { edges { node { unreadCount } } } } }',
  )
  expect(data).toEqual({ viewer: { unreadMessages: 42, conversations: { edges: [{ node: { unreadCount: 2 } }] } } })
  const counts = statements.filter((text) => text.includes('count(*)') && text.includes('chat_messages'))
  expect(counts).toHaveLength(2)
  for (const text of counts) {
    const plan = await planOf(url, text)
    expect(plan).toContain('chat_messages_plan_subscription_id_number_key')
    expect(plan).not.toContain('Seq Scan on chat_messages')
  }
  // The trigger lets nobody turn it back.
  await db.conversationReader.deleteMany({ where: { planSubscriptionId: id } })
  await db.conversationReader.create({ data: { planSubscriptionId: id, side: 'mentor', unreadSince: new Date() } })
  const again = await asMentor(app, mentor.id).run(`{ conversation(id: ${id}) { unreadCount } }`)
  expect(again.data).toEqual({ conversation: { unreadCount: COUNTED } })
})

test('who is to be mailed is found reader by reader, from the first message that they have not read', async () => {
  const { db: recorded, statements } = recordStatements(url)
  await sendDigests({ ...app, db: recorded })
  const [due] = statements.filter((text) => text.includes('FROM conversation_readers r JOIN conversations c'))
  const plan = await planOf(url, due!)
  expect(plan).toContain('SubPlan')
  expect(plan).toMatch(/Index Cond: \(\(plan_subscription_id = r\.plan_subscription_id\) AND \(number > GREATEST/)
})
