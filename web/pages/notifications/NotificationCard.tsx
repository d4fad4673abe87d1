import { Check, Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { css, styled } from 'styled-components'
import type { NotificationCard_notification$key } from '../../__generated__/NotificationCard_notification.graphql.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { RelativeTime } from '../../ui/Time.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { focusNeighbour } from '../../features/notifications/focusNeighbour.ts'
import { NotificationIcon } from '../../features/notifications/NotificationIcon.tsx'
import { typeLabel } from '../../features/notifications/notificationLooks.ts'
import { useDeleteNotification } from '../../features/notifications/useDeleteNotification.ts'
import { useMarkNotificationRead } from '../../features/notifications/useMarkNotificationRead.ts'
import { breakpoints } from '../../ui/theme.ts'

interface NotificationCardProps {
  notificationKey: NotificationCard_notification$key
  now: Date
  /** Takes the focus when the last card is deleted. */
  focusHeading: () => HTMLElement | null | undefined
}

/** One notification. A click anywhere on it follows its link, if it has one, and marks it read. */
export function NotificationCard({ notificationKey, now, focusHeading }: NotificationCardProps) {
  const notification = useFragment(
    graphql`
      fragment NotificationCard_notification on Notification {
        databaseId
        type
        title
        message
        link
        isRead
        createdAt
        ...NotificationIcon_notification
        ...useDeleteNotification_notification
      }
    `,
    notificationKey,
  )
  const { databaseId, type, title, message, link, isRead, createdAt } = notification
  const markRead = useMarkNotificationRead()
  const [remove, isRemoving] = useDeleteNotification(notification)
  function choose(): void {
    if (!isRead) markRead(databaseId)
  }
  async function discard({ currentTarget }: MouseEvent<HTMLButtonElement>): Promise<void> {
    const focusNext = focusNeighbour(currentTarget, focusHeading)
    if (await remove()) focusNext()
  }
  return (
    <Note>
      <NotificationIcon notificationKey={notification} />
      <Words>
        <Facts>
          <span>{typeLabel(type)}</span>
          {!isRead && <Badge $tone="info">New</Badge>}
          <RelativeTime at={createdAt} now={now} />
        </Facts>
        <h2>{title}</h2>
        <p>{message}</p>
      </Words>
      <Acts>
        {link && (
          <Whole data-note look="plain" to={link} onClick={choose}>
            View details <VisuallyHidden>{title}</VisuallyHidden>
          </Whole>
        )}
        {!link && !isRead && (
          <WholeButton data-note look="plain" onClick={choose}>
            <Check size={18} />
            Mark as read <VisuallyHidden>{title}</VisuallyHidden>
          </WholeButton>
        )}
        <Remove
          {...(!link && isRead && { 'data-note': true })}
          look="ghost"
          icon
          aria-label={`Delete notification: ${title}`}
          busy={isRemoving}
          onClick={(event) => void discard(event)}
        >
          {!isRemoving && <Trash2 size={18} />}
        </Remove>
      </Acts>
    </Note>
  )
}

const Note = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  gap: 2px 14px;
  padding: 14px 8px 14px 16px;
  border-top: 1px solid var(--line);
  &:first-child {
    border-top: 0;
  }
  &:has(a[data-note]):hover {
    background: var(--sunken);
  }
  @media (max-width: ${breakpoints.phone}) {
    grid-template-columns: 40px minmax(0, 1fr);
    padding-right: 16px;
  }
`

const Words = styled.div`
  min-width: 0;
  h2 {
    font-size: var(--t15);
    overflow-wrap: anywhere;
  }
  p {
    color: var(--muted);
    overflow-wrap: anywhere;
  }
`

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 10px;
  align-items: center;
  min-height: 26px;
  color: var(--muted);
  font-size: var(--t13);
  time {
    font-family: var(--mono);
  }
`

const Acts = styled.div`
  display: flex;
  align-items: center;
  @media (max-width: ${breakpoints.phone}) {
    grid-column: 2;
    justify-content: space-between;
    margin: 2px -10px -6px;
  }
`

/** Its click area is the whole card, also while it is pressed: a shift would make it the frame of its own area. */
const wholeCard = css`
  &:active {
    translate: none;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

const Whole = styled(ButtonLink)`
  ${wholeCard}
`

const WholeButton = styled(Button)`
  ${wholeCard}
`

const Remove = styled(Button)`
  position: relative;
  z-index: 1;
  margin-left: auto;
  color: var(--muted);
`
