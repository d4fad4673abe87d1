import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { BellList_viewer$key } from '../../__generated__/BellList_viewer.graphql.ts'
import type { BellMessages_viewer$key } from '../../__generated__/BellMessages_viewer.graphql.ts'
import { MarkAllAsRead } from './MarkAllAsRead.tsx'
import { useNow } from '../../ui/time/useNow.ts'
import { BellMessages } from './BellMessages.tsx'
import { BellItem } from './BellItem.tsx'

interface BellListProps {
  viewerKey: BellList_viewer$key
  /** Of the same viewer: apart, so that what changes notifications only does not read conversations. */
  messagesKey: BellMessages_viewer$key
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
