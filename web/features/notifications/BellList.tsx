import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { BellList_messages$key } from '../../__generated__/BellList_messages.graphql.ts'
import type { BellList_viewer$key } from '../../__generated__/BellList_viewer.graphql.ts'
import { useNow } from '../../ui/time/useNow.ts'
import { BellItem, BellMessage } from './BellItem.tsx'
import { MarkAllAsRead } from './MarkAllAsRead.tsx'

interface BellListProps {
  viewerKey: BellList_viewer$key
  /** Of the same viewer: apart, so that what changes notifications only does not read conversations. */
  messagesKey: BellList_messages$key
  /** The server's clock, ISO. */
  now: string
  headingId: string
  onClose: () => void
}

/** Head and items: conversations with unread messages, then the five newest notifications. */
export function BellList({ viewerKey, messagesKey, now: serverNow, headingId, onClose }: BellListProps) {
  const { type, unreadNotifications, unreadMessages, notifications } = useFragment(
    graphql`
      fragment BellList_viewer on Viewer {
        type
        unreadNotifications
        unreadMessages
        notifications(first: 5) {
          edges {
            node {
              id
              databaseId
              ...BellItem_notification
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const now = useNow(serverNow)
  const { edges } = notifications
  const newest = edges[0]?.node.databaseId
  return (
    <>
      <Head>
        <h2 id={headingId}>Notifications</h2>
        {newest !== undefined && <MarkAllAsRead look="plain" upTo={newest} unread={unreadNotifications} />}
      </Head>
      {edges.length === 0 && unreadMessages === 0 ? (
        <Empty>
          <b>No notifications yet</b>
          <p>Replies to your requests and updates on your sessions appear here.</p>
        </Empty>
      ) : (
        <Items>
          <BellMessages viewerKey={messagesKey} now={now} onClose={onClose} />
          {edges.map(({ node }) => (
            <BellItem key={node.id} notificationKey={node} isMentor={type === 'MENTOR'} now={now} onClose={onClose} />
          ))}
        </Items>
      )}
    </>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  justify-content: space-between;
  align-items: center;
  min-height: 53px;
  padding: 4px 8px 4px 16px;
  border-bottom: 1px solid var(--line);
  h2 {
    font-size: var(--t17);
  }
`

const Items = styled.ul`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
`

const Empty = styled.div`
  display: grid;
  gap: 4px;
  padding: 28px 16px;
  p {
    color: var(--muted);
  }
`

/** Rows at most. */
const SHOWN = 5

interface BellMessagesProps {
  viewerKey: BellList_messages$key
  now: Date
  onClose: () => void
}

/** A row for each conversation with unread messages, the newest first. */
function BellMessages({ viewerKey, now, onClose }: BellMessagesProps) {
  const { conversations } = useFragment(
    graphql`
      fragment BellList_messages on Viewer {
        conversations(first: 20) {
          edges {
            node {
              id
              unreadCount
              lastActivityAt
              ...BellItem_conversation
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
