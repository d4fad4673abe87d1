import { Settings } from 'lucide-react'
import { useRef } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { styled } from 'styled-components'
import { NOTIFICATION_PAGE } from '../../../api/rules/constants.ts'
import type { NotificationList_query$key, UserType } from '../../__generated__/NotificationList_query.graphql.ts'
import type { NotificationList_viewer$key } from '../../__generated__/NotificationList_viewer.graphql.ts'
import refreshQuery, {
  type NotificationListPaginationQuery,
} from '../../__generated__/NotificationListPaginationQuery.graphql.ts'
import { MarkAllAsRead } from '../../features/notifications/MarkAllAsRead.tsx'
import { NOTIFICATIONS } from '../../features/notifications/notificationStore.ts'
import { useMissed } from '../../relay/live.ts'
import { useLiveList } from '../../relay/useLiveList.ts'
import { Count } from '../../ui/mark/Badge.tsx'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LoadMore } from '../../ui/feedback/LoadMore.tsx'
import { BackLink, PageTitle } from '../../ui/layout/PageFrame.tsx'
import { StaleNotice } from '../../ui/feedback/Unanswered.tsx'
import { useFocusAfterLeaving } from '../../ui/useFocusAfterLeaving.ts'
import { useNow } from '../../ui/time/useNow.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { NotificationCard } from './NotificationCard.tsx'
import { NotificationsLayout, TitleRow } from './NotificationsPageSkeleton.tsx'

/** Heading with the unread count and paginated cards, updated live. */
export function NotificationList({ queryKey }: { queryKey: NotificationList_query$key }) {
  const { data, ...pages } = usePaginationFragment<NotificationListPaginationQuery, NotificationList_query$key>(
    graphql`
      fragment NotificationList_query on Query
      @refetchable(queryName: "NotificationListPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        site {
          now
        }
        viewer {
          type
          ...NotificationList_viewer
          notifications(first: $first, after: $after) @connection(key: "NotificationList_notifications", filters: []) {
            __id
            edges {
              node {
                id
                databaseId
                ...NotificationCard_notification
              }
            }
          }
        }
      }
    `,
    queryKey,
  )
  const now = useNow(data.site.now)
  const panel = useRef<HTMLDivElement>(null)
  const edges = data.viewer?.notifications.edges ?? []
  const { refresh, isRefreshing, isStale, more } = useLiveList<NotificationListPaginationQuery>({
    pages,
    list: data.viewer?.notifications.__id,
    shown: edges.length,
    size: NOTIFICATION_PAGE,
    query: refreshQuery,
    variables: (first) => ({ first }),
    topic: NOTIFICATIONS,
  })
  useMissed(NOTIFICATIONS, refresh)
  const leave = useFocusAfterLeaving(panel, edges)
  if (!data.viewer) return null
  return (
    <NotificationsLayout>
      <NotificationsHeader viewerKey={data.viewer} newest={edges[0]?.node.databaseId ?? null} />
      {isStale && <StaleNotice busy={isRefreshing} onRetry={refresh} />}
      <div ref={panel}>
        {edges.length === 0 && !pages.hasNext ? (
          <NoNotifications kind={data.viewer.type} />
        ) : (
          <Cards as="ul" aria-label="Notifications" aria-busy={isRefreshing || undefined}>
            {edges.map(({ node }, index) => (
              <NotificationCard key={node.id} notificationKey={node} now={now} onLeave={() => leave(index)} />
            ))}
          </Cards>
        )}
        <More {...more}>Load more</More>
      </div>
      <Later>
        <Button size="small" disabled>
          <Settings size={16} />
          Configure Settings (Coming Soon)
        </Button>
      </Later>
    </NotificationsLayout>
  )
}

const Cards = styled(Card)`
  list-style: none;
`

const More = styled(LoadMore)`
  margin-top: 20px;
`

/** Disabled feature, so it comes last. */
const Later = styled.div`
  margin-top: 28px;
`

/** Empty state, from the side of who reads it. */
function NoNotifications({ kind }: { kind: UserType }) {
  const isMentor = kind === 'MENTOR'
  return (
    <EmptyState
      title="No notifications"
      actions={
        isMentor ? (
          <ButtonLink to="/mentor-dashboard">Mentor Dashboard</ButtonLink>
        ) : (
          <ButtonLink to="/find-mentors">Find Mentors</ButtonLink>
        )
      }
    >
      {isMentor
        ? 'New requests and bookings, and updates on your sessions and workshops appear here.'
        : 'Replies to your requests and updates on your sessions and payments appear here.'}
    </EmptyState>
  )
}

interface NotificationsHeaderProps {
  viewerKey: NotificationList_viewer$key
  /** Numeric id of the newest one on screen; null without one. */
  newest: number | null
}

/** Back link, title with the unread count, and actions for all notifications. */
function NotificationsHeader({ viewerKey, newest }: NotificationsHeaderProps) {
  const { unreadNotifications } = useFragment(
    graphql`
      fragment NotificationList_viewer on Viewer {
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
