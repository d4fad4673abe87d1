import { createHash } from 'node:crypto'
import type { DemoTime } from '../demoTime.ts'
import type { PlanDraft } from '../words/planDraft.ts'

/** The two of a plan. */
export interface Parties {
  mentorId: number
  menteeId: number
}

/** How far a side has read. */
export interface ReaderRow {
  planSubscriptionId: number
  side: 'mentor' | 'mentee'
  readUpTo: number
}

/** The messages of a plan, numbered. */
export function messageRows(
  planSubscriptionId: number,
  { mentorId, menteeId: mentee }: Parties,
  draft: PlanDraft,
  time: DemoTime,
) {
  return draft.chat.map(([senderType, day, at, message], place) => ({
    planSubscriptionId,
    number: place + 1,
    clientId: uuidOf(`chat ${planSubscriptionId} ${place}`),
    senderId: senderType === 'mentor' ? mentorId : mentee,
    senderType,
    message,
    createdAt: time.at(draft.start + day, at),
  }))
}

/** The same at every start. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}

/** Whoever wrote last has read everything, the other side all but the last ones. */
export function readerRows(planSubscriptionId: number, { chat, unread }: PlanDraft): ReaderRow[] {
  const lastSender = chat.at(-1)?.[0]
  return (['mentor', 'mentee'] as const).map((side) => ({
    planSubscriptionId,
    side,
    readUpTo: chat.length - (side === lastSender ? 0 : unread),
  }))
}
