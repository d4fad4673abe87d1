/** What live events call what happens in conversations. */
import type { Database, Transaction } from '../database/client.ts'
import { tell } from '../live/tell.ts'

/** A message was sent: its id, and the conversation's as what it belongs to. */
export const CHAT_MESSAGE = 'chatMessage'
/** A side has read on, in the conversation with the id. */
export const CHAT_READ = 'chatRead'
/** The other side types. */
export const CHAT_TYPING = 'chatTyping'
/** Who may write has changed. */
export const CHAT_STATE = 'chatState'

interface OfTwo {
  planSubscriptionId: number
  mentorId: number
  menteeId: number
}

/** Tells both sides that who may write has changed. */
export async function tellState(tx: Transaction | Database, { planSubscriptionId: id, mentorId, menteeId }: OfTwo) {
  const happening = { what: CHAT_STATE, change: 'changed', id } as const
  await tell(tx, { type: 'mentor', id: mentorId }, happening)
  await tell(tx, { type: 'mentee', id: menteeId }, happening)
}
