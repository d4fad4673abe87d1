import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { NotificationIcon_notification$key } from '../../__generated__/NotificationIcon_notification.graphql.ts'
import { notificationIcon } from './notificationLooks.ts'

/** Icon of the type; blue while unread. */
export function NotificationIcon({ notificationKey }: { notificationKey: NotificationIcon_notification$key }) {
  const { type, isRead } = useFragment(
    graphql`
      fragment NotificationIcon_notification on Notification {
        type
        isRead
      }
    `,
    notificationKey,
  )
  const Icon = notificationIcon(type)
  return (
    <NotificationSign $isNew={!isRead}>
      <Icon size={20} aria-hidden="true" />
    </NotificationSign>
  )
}

/** The place of an icon; blue while it is new. */
export const NotificationSign = styled.span<{ $isNew: boolean }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: var(--r-control);
  background: ${({ $isNew }) => ($isNew ? 'var(--blueprint-wash)' : 'var(--sunken)')};
  color: ${({ $isNew }) => ($isNew ? 'var(--blueprint)' : 'var(--muted)')};
`
