/** What is told to many at the same moment is read once, and shown to those only whose it is. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { publishChange } from '../../live/liveEvent.ts'
import { testApp } from '../../testing/app.ts'
import { makePlan } from '../../testing/chat/world.ts'
import { asMentee, asMentor, type Answer } from '../../testing/client.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { recordStatements } from '../../testing/statements.ts'
import { CHAT_MESSAGE } from '../chatEvents.ts'

const { app, db, url, clock } = await testApp()
/** All that a page of ours asks for. */
const EVENTS = `subscription { conversationChanged { change what conversationId
  conversation {
    id databaseId viewerSide lastNumber lastActivityAt unreadCount viewerReadUpTo otherReadUpTo
    isActive daysRemaining expiresAt closedReason viewerHasReported viewerHasBlocked
    plan { id mentor { id databaseId name } mentee { id name } }
  }
  chatMessage { id number clientId senderType message createdAt attachments { id url } }
  viewer { id unreadMessages }
} }`
type Event = Answer<{ conversationChanged: { conversation: object | null; chatMessage: object | null } }>
type Events = AsyncGenerator<Event, void, void>

test('two people on four devices each are told with one reading of the message, the conversation and the counts', async () => {
  const [mentor, mentee, stranger] = [await makeMentor(db), await makeMentee(db), await makeMentee(db)]
  const of = await makePlan(db, { mentorId: mentor.id, menteeId: mentee.id, now: clock.now(), days: 30 })
  await db.conversationReport.create({ data: { planSubscriptionId: of, reporter: 'mentor', reason: 'spam' } })
  const recorded = recordStatements(url)
  const counted = { ...app, db: recorded.db }
  const started = async (client: ReturnType<typeof asMentor>): Promise<Events> => {
    const events = (await client.subscribe(EVENTS)) as Events
    await events.next()
    return events
  }
  const four = [0, 1, 2, 3]
  const mentors = await Promise.all(four.map(() => started(asMentor(counted, mentor.id))))
  const mentees = await Promise.all(four.map(() => started(asMentee(counted, mentee.id))))
  const other = await started(asMentee(counted, stranger.id))
  recorded.statements.length = 0
  const row = {
    planSubscriptionId: of,
    number: 1,
    clientId: randomUUID(),
    senderId: mentor.id,
    senderType: 'mentor',
  } as const
  const told = (events: Events[]) => Promise.all(events.map(async (one) => (await one.next()).value))
  await inTransaction(db, async (tx) => {
    const { id } = await tx.chatMessage.create({ data: { ...row, message: 'Look at this', attachments: [] } })
    await tx.conversation.update({ where: { planSubscriptionId: of }, data: { lastNumber: 1 } })
    await tx.conversationReader.updateMany({
      where: { planSubscriptionId: of, side: 'mentee' },
      data: { unreadSince: clock.now() },
    })
    // Somebody else, as if by mistake, with the same commit.
    for (const person of [mentor, mentee, stranger])
      await publishChange(
        tx,
        { type: person === mentor ? 'mentor' : 'mentee', id: person.id },
        { what: CHAT_MESSAGE, change: 'created', id, of },
      )
  })
  const event = (unreadCount: number) => ({
    conversation: {
      lastNumber: 1,
      unreadCount,
      viewerReadUpTo: 0,
      otherReadUpTo: 0,
      viewerHasReported: unreadCount === 0,
      closedReason: null,
      isActive: true,
      plan: { mentor: { name: mentor.name }, mentee: { name: mentee.name } },
    },
    chatMessage: { number: 1, message: 'Look at this' },
    viewer: { unreadMessages: unreadCount },
  })
  const [toMentors, toMentees, toOther] = await Promise.all([told(mentors), told(mentees), told([other])])
  for (const one of toMentors) expect(one).toMatchObject({ data: { conversationChanged: event(0) } })
  for (const one of toMentees) expect(one).toMatchObject({ data: { conversationChanged: event(1) } })
  expect(toOther).toMatchObject([{ data: { conversationChanged: { conversation: null, chatMessage: null } } }])
  // The message, the conversation and two counts, unless the announcement came in two pieces.
  expect(recorded.statements.length).toBeLessThanOrEqual(8)
  await Promise.all([...mentors, ...mentees, other].map((events) => events.return()))
})
