import { GET_THE_REST } from '../../../../api/rules/money/refundReasons.ts'
import type { ConversationClosedReason } from '../../../__generated__/Composer_conversation.graphql.ts'
import type { Side } from '../engine/chatTypes.ts'

interface ClosedWords {
  title: string
  text: string
}

/** Why a conversation is closed, for the person on this side of it. */
export function closedWords(reason: ConversationClosedReason, side: Side, firstName: string): ClosedWords {
  if (reason === 'BLOCKED_BY_VIEWER') return { title: `You blocked ${firstName}.`, text: 'Unblock to write.' }
  if (reason === 'MENTOR_LEFT')
    return side === 'MENTEE'
      ? {
          title: `${firstName} is no longer on Plumbline.`,
          text: `You can still read what was written. If your package still runs, you can cancel it and ${GET_THE_REST}.`,
        }
      : { title: 'You can’t write now.', text: 'Only accepted mentors can send messages.' }
  if (reason !== 'EXPIRED')
    return { title: `You can no longer write to ${firstName}.`, text: 'You can still read what was written.' }
  return side === 'MENTEE'
    ? { title: 'Chat Access Expired', text: 'Your chat access has expired. Please book again to continue.' }
    : { title: 'Chat access expired', text: 'The mentee needs to rebook to continue the conversation.' }
}
