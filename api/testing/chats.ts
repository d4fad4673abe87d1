/** A conversation with its two sides, and what they say. */
import { randomUUID } from 'node:crypto'
import { sendChatMessage } from '../chat/messages/sendChatMessage.graphql.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { memberFrom, type SideMember } from '../graphql/identity.ts'
import { dateOnly } from '../rules/time/time.ts'
import type { TestApp } from './app.ts'
import { makeMentee, makeMentor } from './factories.ts'

export interface Chat {
  id: number
  mentor: Extract<SideMember, { type: 'mentor' }>
  mentee: Extract<SideMember, { type: 'mentee' }>
}

/** Of a plan from 20 Nov to 20 Dec 2026, of two new people unless said otherwise. */
export async function makeChat(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  data: Partial<Prisma.PlanSubscriptionUncheckedCreateInput> = {},
): Promise<Chat> {
  const mentorId = data.mentorId ?? (await makeMentor(db)).id
  const menteeId = data.menteeId ?? (await makeMentee(db)).id
  const plan = await db.mentorshipPlan.findUniqueOrThrow({ where: { name: 'Advanced' } })
  const { id } = await db.planSubscription.create({
    data: {
      planId: plan.id,
      startDate: dateOnly('2026-11-20'),
      endDate: dateOnly('2026-12-20'),
      createdAt: clock.now(),
      ...data,
      mentorId,
      menteeId,
    },
  })
  return {
    id,
    mentor: memberFrom({ type: 'mentor', id: mentorId, sessionHash: `mentor-${mentorId}` }) as Chat['mentor'],
    mentee: memberFrom({ type: 'mentee', id: menteeId, sessionHash: `mentee-${menteeId}` }) as Chat['mentee'],
  }
}

/** One of the two writes; answers the message's id. */
export function say(
  { app }: Pick<TestApp, 'app'>,
  { id: conversationId }: Pick<Chat, 'id'>,
  sender: SideMember,
  message = 'Drift fails in Y.',
  clientId: string = randomUUID(),
): Promise<number> {
  return sendChatMessage(app, sender, { conversationId, clientId, message, attachments: [] })
}
