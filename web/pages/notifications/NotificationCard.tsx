import { Check, Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { css, styled } from 'styled-components'
import type { NotificationCard_deleted$key } from '../../__generated__/NotificationCard_deleted.graphql.ts'
import type { NotificationCard_notification$key } from '../../__generated__/NotificationCard_notification.graphql.ts'
import type { NotificationCardMutation } from '../../__generated__/NotificationCardMutation.graphql.ts'
import { Badge } from '../../ui/mark/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { RelativeTime } from '../../ui/time/Time.tsx'
import { timesWhole } from '../../ui/time/timesWhole.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { NotificationIcon, typeLabel } from '../../features/notifications/NotificationIcon.tsx'
import { hideNotification, removeNotification } from '../../features/notifications/notificationStore.ts'
import { useMarkNotificationRead } from '../../features/notifications/useMarkNotificationRead.ts'
import { undoable } from '../../relay/undoable.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { breakpoints } from '../../ui/theme.ts'

interface NotificationCardProps {
  notificationKey: NotificationCard_notification$key
  now: Date
  /** Called before the card leaves the list. */
  onLeave: () => void
}

/** One notification. A click anywhere on it follows its link, if it has one, and marks it read. */
export function NotificationCard({ notificationKey, now, onLeave }: NotificationCardProps) {
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
        ...NotificationCard_deleted
      }
    `,
    notificationKey,
  )
  const { databaseId, type, title, message, link, isRead, createdAt } = notification
  const markRead = useMarkNotificationRead()
  const remove = useDeleteNotification(notification)
  const [showsMore, setShowsMore] = useState(false)
  function choose(): void {
    if (!isRead) markRead(databaseId)
  }
  function discard(): void {
    onLeave()
    remove()
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
        <h2>{timesWhole(title)}</h2>
        <p>{timesWhole(message)}</p>
      </Words>
      <Acts>
        {link && (
          <Whole look="plain" to={link} onClick={choose}>
            View details <VisuallyHidden>{title}</VisuallyHidden>
          </Whole>
        )}
        {!link && !isRead && (
          <WholeButton look="plain" onClick={choose}>
            <Check size={18} />
            Mark as read <VisuallyHidden>{title}</VisuallyHidden>
          </WholeButton>
        )}
        <More
          look="ghost"
          icon
          aria-label={`More actions: ${title}`}
          aria-expanded={showsMore}
          onClick={() => setShowsMore(!showsMore)}
        >
          <Ellipsis size={18} />
        </More>
        <Remove
          look="ghost"
          icon
          aria-label={`Delete notification: ${title}`}
          data-shown={showsMore || undefined}
          onClick={discard}
        >
          <Trash2 size={18} />
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
  &:has(a):hover {
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
  /* The link reaches 11 px into it: the ring of what has the focus stays off it. */
  gap: 16px;
  align-items: center;
  @media (max-width: ${breakpoints.phone}) {
    grid-column: 2;
    justify-content: space-between;
    margin: 2px -10px -6px 0;
  }
`

/**
 * Its click area is the whole card. No transform while pressed, which would make it the containing block of that area.
 */
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

const Above = styled(Button)`
  position: relative;
  z-index: 1;
  margin-left: auto;
  color: var(--muted);
`

/** On a phone deleting takes two taps, because the whole card is a tap target. */
const More = styled(Above)`
  @media (min-width: calc(${breakpoints.phone} + 1px)) {
    display: none;
  }
`

const Remove = styled(Above)`
  @media (max-width: ${breakpoints.phone}) {
    margin-left: 0;
    &:not([data-shown]) {
      display: none;
    }
  }
`

/** Removes a notification from the screen, and from the server when the time to undo is over. */
function useDeleteNotification(notificationKey: NotificationCard_deleted$key): () => void {
  const environment = useRelayEnvironment()
  const { id, databaseId } = useFragment(
    graphql`
      fragment NotificationCard_deleted on Notification {
        id
        databaseId
      }
    `,
    notificationKey,
  )
  const [run] = useMutation<NotificationCardMutation>(
    graphql`
      mutation NotificationCardMutation($input: DeleteNotificationInput!) @raw_response_type {
        deleteNotification(input: $input) {
          ... on DeleteNotificationPayload @alias(as: "done") {
            viewer {
              ...Bell_viewer
              ...BellList_viewer
            }
          }
          ... on NotFoundError @alias(as: "gone") {
            __typename
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      failed: ({ type, message }) =>
        type === 'NotFoundError' ? null : { title: 'Notification not deleted', description: message },
      updater(store, data) {
        const { done, gone } = data?.deleteNotification ?? {}
        const viewer = store.getRoot().getLinkedRecord('viewer')
        if (!viewer || (!done && !gone)) return
        removeNotification(viewer, id)
        store.delete(id)
      },
    },
  )
  return () =>
    undoable(environment, {
      preview: (store) => hideNotification(store, id),
      message: { title: 'Notification deleted', description: 'The notification has been removed.' },
      together: { kind: 'deleted notifications', message: (count) => ({ title: `${count} notifications deleted` }) },
      send: () => run({ input: { notificationId: databaseId } }),
    })
}
