import { Settings } from 'lucide-react'
import { useRef } from 'react'
import { graphql, useFragment, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import { styled } from 'styled-components'
import { NOTIFICATION_PAGE } from '../../../api/rules/constants.ts'
import refreshQuery, {
  type NotificationsPagePaginationQuery,
} from '../../__generated__/NotificationsPagePaginationQuery.graphql.ts'
import type { NotificationsPageQuery } from '../../__generated__/NotificationsPageQuery.graphql.ts'
import type { NotificationsPage_query$key, UserType } from '../../__generated__/NotificationsPage_query.graphql.ts'
import type { NotificationsPage_viewer$key } from '../../__generated__/NotificationsPage_viewer.graphql.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { RequireSignIn } from '../../features/accounts/session/RequireSignIn.tsx'
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
import { NotificationsLayout, NotificationsPageSkeleton, TitleRow } from './NotificationsPageSkeleton.tsx'
import { NotificationCard } from './NotificationCard.tsx'

/** All notifications of the member, newest first. */
export function NotificationsPage({ queryRef }: ScreenProps<NotificationsPageQuery>) {
  const query = usePreloadedQuery<NotificationsPageQuery>(
    graphql`
      query NotificationsPageQuery @preloadable {
        viewer {
          __typename
        }
        ...NotificationsPage_query
      }
    `,
    queryRef,
  )
  return (
    <>
      {query.viewer ? (
        <NotificationList queryKey={query} />
      ) : (
        <RequireSignIn>
          <NotificationsPageSkeleton />
        </RequireSignIn>
      )}
    </>
  )
}

/** Heading with the unread count and paginated cards, updated live. */
function NotificationList({ queryKey }: { queryKey: NotificationsPage_query$key }) {
  const { data, ...pages } = usePaginationFragment<NotificationsPagePaginationQuery, NotificationsPage_query$key>(
    graphql`
      fragment NotificationsPage_query on Query
      @refetchable(queryName: "NotificationsPagePaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        site {
          now
        }
        viewer {
          type
          ...NotificationsPage_viewer
          notifications(first: $first, after: $after) @connection(key: "NotificationsPage_notifications", filters: []) {
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
  const { refresh, isRefreshing, isStale, more } = useLiveList<NotificationsPagePaginationQuery>({
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
        : kind === 'COMMUNITY'
          ? 'We email you about the workshops you register for.'
          : 'Replies to your requests and updates on your sessions and payments appear here.'}
    </EmptyState>
  )
}

interface NotificationsHeaderProps {
  viewerKey: NotificationsPage_viewer$key
  /** Numeric id of the newest one on screen; null without one. */
  newest: number | null
}

/** Back link, title with the unread count, and actions for all notifications. */
function NotificationsHeader({ viewerKey, newest }: NotificationsHeaderProps) {
  const { unreadNotifications } = useFragment(
    graphql`
      fragment NotificationsPage_viewer on Viewer {
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
