import { graphql, readInlineData } from 'react-relay'
import type { freshConversation_conversation$key } from '../../../__generated__/freshConversation_conversation.graphql.ts'
import type { Progress } from './chatTypes.ts'

/** What a change of a conversation may change on screen: every event and mutation of one answers it. */
const fragment = graphql`
  fragment freshConversation_conversation on Conversation @inline {
    lastNumber
    viewerReadUpTo
    otherReadUpTo
    unreadCount
    ...ChatAccess_conversation
    ...ChatHead_menu
    ...Composer_conversation
  }
`

/** How far a conversation has come, as the server says. */
export function progressOf(key: freshConversation_conversation$key): Progress {
  const { lastNumber, viewerReadUpTo, otherReadUpTo, unreadCount } = readInlineData(fragment, key)
  return { lastNumber, viewerReadUpTo, otherReadUpTo, unreadCount }
}
