import { graphql, readInlineData } from 'react-relay'
import type { standing_conversation$key } from '../../__generated__/standing_conversation.graphql.ts'
import type { Standing } from './conversationSource.ts'

const fragment = graphql`
  fragment standing_conversation on Conversation @inline {
    lastNumber
    viewerReadUpTo
    otherReadUpTo
    unreadCount
  }
`

/** How far a conversation has come, as the server says. */
export function standing(key: standing_conversation$key): Standing {
  const { lastNumber, viewerReadUpTo, otherReadUpTo, unreadCount } = readInlineData(fragment, key)
  return { lastNumber, viewerReadUpTo, otherReadUpTo, unreadCount }
}
