/** Sending: numbered without gaps, once a client id, told to both. */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { MenteeId, MentorId, SideMember } from '../graphql/identity.ts'
import { memberFrom } from '../graphql/identity.ts'
import { follow } from '../live/follow.ts'
import { testApp } from '../testing/app.ts'
import { bookPlan } from '../testing/bookings.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { CHAT_MESSAGE } from './happenings.ts'
import { sendChatMessage } from './sendChatMessage.ts'

const tested = await testApp()
const { app, db, clock } = tested

let mentor: SideMember
let mentee: SideMember
let conversationId: number

beforeEach(async () => {
  clock.set('2026-11-21T04:30:00Z')
  mentor = memberFrom({ type: 'mentor', id: (await makeMentor(db)).id, sessionHash: 'any' }) as SideMember
  mentee = memberFrom({ type: 'mentee', id: (await makeMentee(db)).id, sessionHash: 'any' }) as SideMember
  const pair = { mentorId: mentor.id as MentorId, menteeId: mentee.id as MenteeId }
  conversationId = (await bookPlan(tested, { ...pair, startDate: '2026-11-25' })).subscriptionId
})

const send = (sender: SideMember, message: string, clientId: string = randomUUID()) =>
  sendChatMessage(app, sender, { conversationId, clientId, message, attachments: [] })
const rows = () =>
  db.chatMessage.findMany({ where: { planSubscriptionId: conversationId }, orderBy: { number: 'asc' } })

test('messages of both sides at once are numbered without gaps, and both are told of each', async () => {
  const events = follow({ ...app, member: mentor }, CHAT_MESSAGE)
  await events.next()
  const others = follow({ ...app, member: mentee }, CHAT_MESSAGE)
  await others.next()
  const ids = await Promise.all(
    Array.from({ length: 40 }, (_, place) => send(place % 2 === 0 ? mentor : mentee, `Message ${place}`)),
  )
  const sent = await rows()
  expect(sent.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, place) => place + 1))
  expect(sent.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b))
  for (const follower of [events, others])
    for (const { id } of sent)
      expect((await follower.next()).value).toEqual({ what: CHAT_MESSAGE, change: 'created', id, of: conversationId })
  expect(await db.conversation.findUniqueOrThrow({ where: { planSubscriptionId: conversationId } })).toMatchObject({
    lastNumber: 40,
  })
  await events.return?.()
  await others.return?.()
})
