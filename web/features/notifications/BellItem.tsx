import { MessageSquare } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { bellTarget, notificationType } from '../../../api/rules/people/notifications.ts'
import type { BellItem_conversation$key } from '../../__generated__/BellItem_conversation.graphql.ts'
import type { BellItem_notification$key } from '../../__generated__/BellItem_notification.graphql.ts'
import { plural } from '../../lib/plural.ts'
import { Link } from '../../ui/Link.tsx'
import { RelativeTime } from '../../ui/time/Time.tsx'
import { timesWhole } from '../../ui/time/timesWhole.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { conversationLink } from '../chat/conversationLink.ts'
import { NotificationIcon, NotificationSign } from './NotificationIcon.tsx'
import { useMarkNotificationRead } from './useMarkNotificationRead.ts'

interface BellItemProps {
  notificationKey: BellItem_notification$key
  /** Whether bookings link to the mentor's dashboard instead of the mentee's. */
  isMentor: boolean
  now: Date
  onClose: () => void
}

/** One of the latest. A click marks it as read, opens its page and closes the panel. */
export function BellItem({ notificationKey, isMentor, now, onClose }: BellItemProps) {
  const notification = useFragment(
    graphql`
      fragment BellItem_notification on Notification {
        databaseId
        type
        title
        message
        isRead
        createdAt
        mentorId
        link
        ...NotificationIcon_notification
      }
    `,
    notificationKey,
  )
  const { databaseId, type, title, message, isRead, createdAt } = notification
  const markRead = useMarkNotificationRead()
  const { mentorId, link } = notification
  const target = bellTarget({ type: notificationType(type.toLowerCase()), mentorId, link }, isMentor)
  function choose(): void {
    if (!isRead) markRead(databaseId)
    onClose()
  }
  const face = (
    <>
      <NotificationIcon notificationKey={notification} />
      <BellWords>
        <b>
          {!isRead && <VisuallyHidden>New: </VisuallyHidden>}
          <span>{timesWhole(title)}</span>
        </b>
        <i>{timesWhole(message)}</i>
        <RelativeTime at={createdAt} now={now} />
      </BellWords>
    </>
  )
  return (
    <BellRow $isNew={!isRead}>
      {target ? (
        <Link data-note to={target} onClick={choose}>
          {face}
        </Link>
      ) : (
        <button data-note type="button" onClick={choose}>
          {face}
        </button>
      )}
    </BellRow>
  )
}

interface BellMessageProps {
  conversationKey: BellItem_conversation$key
  now: Date
  onClose: () => void
}

/** How many messages of whom are unread; leads to their conversation. */
export function BellMessage({ conversationKey, now, onClose }: BellMessageProps) {
  const conversation = useFragment(
    graphql`
      fragment BellItem_conversation on Conversation {
        unreadCount
        lastActivityAt
        ...conversationLink_conversation
      }
    `,
    conversationKey,
  )
  const { unreadCount, lastActivityAt } = conversation
  const { to, name } = conversationLink(conversation)
  return (
    <BellRow $isNew>
      <Link data-note to={to} onClick={onClose}>
        <NotificationSign $isNew>
          <MessageSquare size={20} aria-hidden="true" />
        </NotificationSign>
        <BellWords>
          <b>
            {plural(unreadCount, 'new message')} from {name}
          </b>
          <RelativeTime at={lastActivityAt} now={now} />
        </BellWords>
      </Link>
    </BellRow>
  )
}

/** A row of the bell's panel: one link or button, with a mark at its edge while it is new. */
const BellRow = styled.li<{ $isNew: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-top: 1px solid var(--line);
  ${({ $isNew }) => $isNew && 'box-shadow: inset 3px 0 var(--blueprint);'}
  &:first-child {
    border-top: 0;
  }
  > [data-note] {
    display: flex;
    gap: 12px;
    padding: 12px 16px;
    border: 0;
    background: none;
    color: var(--ink);
    font: inherit;
    text-align: left;
    text-decoration: none;
    cursor: pointer;
  }
  > [data-note]:focus-visible {
    outline-offset: -2px;
  }
  &:hover {
    background: var(--sunken);
  }
`

/** What a row says: what it is about, more of it, and when. */
const BellWords = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
  b {
    font-weight: 600;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  i {
    display: -webkit-box;
    font-style: normal;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
    color: var(--muted);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  time {
    color: var(--muted);
    font: var(--t13) / 1.5 var(--mono);
  }
`
