import { Settings } from 'lucide-react'
import type { Ref } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { NotificationsHeader_viewer$key } from '../../__generated__/NotificationsHeader_viewer.graphql.ts'
import { Count } from '../../ui/Badge.tsx'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { BackLink, PageTitle } from '../../ui/PageFrame.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { TitleRow } from './NotificationsFrame.ts'
import { useMarkAllNotificationsRead } from './useMarkAllNotificationsRead.ts'

interface NotificationsHeaderProps {
  viewerKey: NotificationsHeader_viewer$key
  /** Numeric id of the newest one on screen; null without one. */
  newest: number | null
  ref: Ref<HTMLDivElement>
}

/** Back, the title with the unread count, and what concerns them all. */
export function NotificationsHeader({ viewerKey, newest, ref }: NotificationsHeaderProps) {
  const { unreadNotifications } = useFragment(
    graphql`
      fragment NotificationsHeader_viewer on Viewer {
        unreadNotifications
      }
    `,
    viewerKey,
  )
  const [markAll, isMarking] = useMarkAllNotificationsRead()
  const title = (
    <Title>
      All Notifications
      {unreadNotifications > 0 && (
        <Count $new>
          {unreadNotifications}
          <VisuallyHidden> unread</VisuallyHidden>
        </Count>
      )}
    </Title>
  )
  return (
    <div ref={ref}>
      <PageTitle back={<BackLink to="/">Home</BackLink>} title={title} />
      <TitleRow>
        <ButtonRow>
          <Button size="small" disabled>
            <Settings size={16} />
            Configure Settings (Coming Soon)
          </Button>
          {unreadNotifications > 0 && newest !== null && (
            <Button size="small" busy={isMarking} onClick={() => markAll(newest)}>
              Mark all as read
            </Button>
          )}
        </ButtonRow>
      </TitleRow>
    </div>
  )
}

const Title = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
`
