import { graphql, useFragment } from 'react-relay'
import type { Composer_conversation$key } from '../../../__generated__/Composer_conversation.graphql.ts'
import type { ConversationHandle, Side } from '../engine/chatTypes.ts'
import { ClosedBox } from './ClosedBox.tsx'
import { WriteBox } from './WriteBox.tsx'

interface ComposerProps {
  conversationKey: Composer_conversation$key
  handle: ConversationHandle
  side: Side
  /** What the other person is called in a sentence. */
  firstName: string
  /** Whose package it is. */
  mentorId: number
}

/** Where a message is written; where nobody can, why not. */
export function Composer({ conversationKey, handle, side, firstName, mentorId }: ComposerProps) {
  const { databaseId, closedReason } = useFragment(
    graphql`
      fragment Composer_conversation on Conversation {
        databaseId
        closedReason
      }
    `,
    conversationKey,
  )
  return closedReason ? (
    <ClosedBox
      conversationId={databaseId}
      reason={closedReason}
      side={side}
      firstName={firstName}
      mentorId={mentorId}
    />
  ) : (
    <WriteBox conversationId={databaseId} handle={handle} firstName={firstName} />
  )
}
