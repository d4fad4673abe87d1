/** The live events of conversations. */
import type { Database, Transaction } from '../database/client.ts'
import { publishChange } from '../live/liveEvent.ts'

/** A message was sent: its id, and the conversation's as what it belongs to. */
export const CHAT_MESSAGE = 'chatMessage'
/** A side has read on, in the conversation with the id. */
export const CHAT_READ = 'chatRead'
export const CHAT_TYPING = 'chatTyping'
export const CHAT_STATE = 'chatState'

export async function publishChatState(
  tx: Transaction | Database,
  { planSubscriptionId: id, mentorId, menteeId }: { planSubscriptionId: number; mentorId: number; menteeId: number },
) {
  const event = { what: CHAT_STATE, change: 'changed', id } as const
  await publishChange(tx, { type: 'mentor', id: mentorId }, event)
  await publishChange(tx, { type: 'mentee', id: menteeId }, event)
}
