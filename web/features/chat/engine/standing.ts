// oxlint-disable relay/must-colocate-fragment-spreads -- whatever tells of a conversation tells who may write in it
import { graphql, readInlineData } from 'react-relay'
import type { standing_conversation$key } from '../../../__generated__/standing_conversation.graphql.ts'
import type { Standing } from './conversationSource.ts'

const fragment = graphql`
  fragment standing_conversation on Conversation @inline {
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
export function standing(key: standing_conversation$key): Standing {
  const { lastNumber, viewerReadUpTo, otherReadUpTo, unreadCount } = readInlineData(fragment, key)
  return { lastNumber, viewerReadUpTo, otherReadUpTo, unreadCount }
}
