import { graphql, readInlineData } from 'react-relay'
import type { freshStanding_conversation$key } from '../../../__generated__/freshStanding_conversation.graphql.ts'
import type { Standing } from './conversationSource.ts'

const fragment = graphql`
  fragment freshStanding_conversation on Conversation @inline {
    lastNumber
    viewerReadUpTo
    otherReadUpTo
    unreadCount
    ...ChatAccess_conversation
    ...ChatMenu_conversation
    ...Composer_conversation
  }
`

/** How far a conversation has come, as the server says. */
export function standing(key: freshStanding_conversation$key): Standing {
  const { lastNumber, viewerReadUpTo, otherReadUpTo, unreadCount } = readInlineData(fragment, key)
  return { lastNumber, viewerReadUpTo, otherReadUpTo, unreadCount }
}
