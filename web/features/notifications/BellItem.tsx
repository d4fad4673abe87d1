import { graphql, useFragment } from 'react-relay'
import { bellTarget, notificationType } from '../../../api/rules/people/notifications.ts'
import type { BellItem_notification$key } from '../../__generated__/BellItem_notification.graphql.ts'
import { BellRow, BellWords } from './bellParts.ts'
import { NotificationIcon } from './NotificationIcon.tsx'
import { useMarkNotificationRead } from './useMarkNotificationRead.ts'
import { Link } from '../../ui/Link.tsx'
import { RelativeTime } from '../../ui/time/Time.tsx'
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
  const target = bellTarget({ type: notificationType(type.toLowerCase()), mentorId }, isMentor)
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
          <span>{title}</span>
        </b>
        <i>{message}</i>
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
