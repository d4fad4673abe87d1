import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { bellTarget, notificationType } from '../../../api/rules/notifications.ts'
import type { BellItem_notification$key } from '../../__generated__/BellItem_notification.graphql.ts'
import { NotificationIcon } from './NotificationIcon.tsx'
import { openPath } from './openPath.ts'
import { useMarkNotificationRead } from './useMarkNotificationRead.ts'
import { Link } from '../../ui/Link.tsx'
import { RelativeTime } from '../../ui/Time.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

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
        ...NotificationIcon_notification
      }
    `,
    notificationKey,
  )
  const { databaseId, type, title, message, isRead, createdAt } = notification
  const markRead = useMarkNotificationRead()
  const mentorId = notification.mentorId ?? null
  const address = bellTarget({ type: notificationType(type.toLowerCase()), mentorId }, isMentor)
  const target = openPath(address)
  function choose(): void {
    if (!isRead) markRead(databaseId)
    onClose()
  }
  const face = (
    <>
      <NotificationIcon notificationKey={notification} />
      <Words>
        <b>
          {!isRead && <VisuallyHidden>New: </VisuallyHidden>}
          {title}
        </b>
        <i>{message}</i>
        <RelativeTime at={createdAt} now={now} />
      </Words>
    </>
  )
  return (
    <Item $isNew={!isRead}>
      {target ? (
        <Link data-note to={target} onClick={choose}>
          {face}
        </Link>
      ) : (
        <button data-note type="button" onClick={choose}>
          {face}
        </button>
      )}
    </Item>
  )
}

const Item = styled.li<{ $isNew: boolean }>`
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

const Words = styled.span`
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
