import { graphql, readInlineData } from 'react-relay'
import type { conversationLink_conversation$key } from '../../__generated__/conversationLink_conversation.graphql.ts'
import { chatPath } from './chatPath.ts'

const fragment = graphql`
  fragment conversationLink_conversation on Conversation @inline {
    databaseId
    viewerSide
    plan {
      mentor {
        databaseId
        name
      }
      mentee {
        name
      }
    }
  }
`

/** Whom a conversation is with, and where its reader reads and writes: for a mentor their inbox with it open. */
export function conversationLink(conversationKey: conversationLink_conversation$key): { to: string; name: string } {
  const { databaseId, viewerSide, plan } = readInlineData(fragment, conversationKey)
  return viewerSide === 'MENTOR'
    ? { to: `/mentor-dashboard?tab=inbox&conversation=${databaseId}`, name: plan.mentee.name }
    : { to: chatPath(plan.mentor.databaseId), name: plan.mentor.name }
}
