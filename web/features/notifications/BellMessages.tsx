import { graphql, useFragment } from 'react-relay'
import type { BellMessages_viewer$key } from '../../__generated__/BellMessages_viewer.graphql.ts'
import { BellMessage } from './BellMessage.tsx'

/** Rows at most. */
const SHOWN = 5

interface BellMessagesProps {
  viewerKey: BellMessages_viewer$key
  now: Date
  onClose: () => void
}

/** A row for each conversation with unread messages, the newest first. */
export function BellMessages({ viewerKey, now, onClose }: BellMessagesProps) {
  const { conversations } = useFragment(
    graphql`
      fragment BellMessages_viewer on Viewer {
        conversations(first: 20) {
          edges {
            node {
              id
              unreadCount
              lastActivityAt
              ...BellMessage_conversation
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const unread = conversations.edges
    .map(({ node }) => node)
    .filter(({ unreadCount }) => unreadCount > 0)
    .toSorted((one, other) => Date.parse(other.lastActivityAt) - Date.parse(one.lastActivityAt))
  return unread
    .slice(0, SHOWN)
    .map((conversation) => (
      <BellMessage key={conversation.id} conversationKey={conversation} now={now} onClose={onClose} />
    ))
}
