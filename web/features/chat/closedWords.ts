import type { Side } from './chatTypes.ts'

/** Why nobody can write; `ConversationClosedReason` of the schema. */
export type ClosedReason = 'EXPIRED' | 'BLOCKED_BY_VIEWER' | 'BLOCKED'

interface ClosedWords {
  title: string
  text: string
}

/** Why a conversation is closed, for the person on this side of it. */
export function closedWords(reason: ClosedReason, side: Side, firstName: string): ClosedWords {
  if (reason === 'BLOCKED_BY_VIEWER') return { title: `You blocked ${firstName}.`, text: 'Unblock to write.' }
  if (reason === 'BLOCKED')
    return { title: `You can’t write to ${firstName} any more.`, text: 'You can still read what was written.' }
  return side === 'MENTEE'
    ? { title: 'Chat Access Expired', text: 'Your chat access has expired. Please book again to continue.' }
    : { title: 'Chat access expired', text: 'The mentee needs to rebook to continue the conversation.' }
}
