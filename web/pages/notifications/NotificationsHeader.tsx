import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { NotificationsHeader_viewer$key } from '../../__generated__/NotificationsHeader_viewer.graphql.ts'
import { Count } from '../../ui/Badge.tsx'
import { ButtonRow } from '../../ui/Button.tsx'
import { BackLink, PageTitle } from '../../ui/PageFrame.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { MarkAllAsRead } from '../../features/notifications/MarkAllAsRead.tsx'
import { TitleRow } from './NotificationsFrame.ts'

interface NotificationsHeaderProps {
  viewerKey: NotificationsHeader_viewer$key
  /** Numeric id of the newest one on screen; null without one. */
  newest: number | null
}

/** Back link, title with the unread count, and actions for all notifications. */
export function NotificationsHeader({ viewerKey, newest }: NotificationsHeaderProps) {
  const { unreadNotifications } = useFragment(
    graphql`
      fragment NotificationsHeader_viewer on Viewer {
        unreadNotifications
      }
    `,
    viewerKey,
  )
  const title = (
    <Title>
      All Notifications
      {unreadNotifications > 0 && (
        <Count $new>
          <span>{unreadNotifications}</span>
          <VisuallyHidden> unread</VisuallyHidden>
        </Count>
      )}
    </Title>
  )
  return (
    <>
      <PageTitle back={<BackLink to="/">Home</BackLink>} title={title} />
      <TitleRow>
        <ButtonRow>{newest !== null && <MarkAllAsRead upTo={newest} unread={unreadNotifications} />}</ButtonRow>
      </TitleRow>
    </>
  )
}

const Title = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
`
