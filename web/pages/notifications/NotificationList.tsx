import { Settings } from 'lucide-react'
import { useRef } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { styled } from 'styled-components'
import { NOTIFICATION_PAGE, PAGE_MAXIMUM } from '../../../api/rules/constants.ts'
import type { NotificationList_query$key } from '../../__generated__/NotificationList_query.graphql.ts'
import refreshQuery, {
  type NotificationListPaginationQuery,
} from '../../__generated__/NotificationListPaginationQuery.graphql.ts'
import { NOTIFICATIONS } from '../../features/notifications/notificationStore.ts'
import { useMissed } from '../../relay/live.ts'
import { useRefresh } from '../../relay/refresh.ts'
import { useLoadMore } from '../../relay/useLoadMore.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { useFocusAfterLeaving } from '../../ui/useFocusAfterLeaving.ts'
import { StaleNotice } from '../../ui/StaleNotice.tsx'
import { NoNotifications } from './NoNotifications.tsx'
import { NotificationCard } from './NotificationCard.tsx'
import { NotificationsHeader } from './NotificationsHeader.tsx'
import { NotificationsFrame } from './NotificationsFrame.ts'
import { useNow } from '../../ui/useNow.ts'

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
          ...NotificationsHeader_viewer
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
  const { refresh, isRefreshing, isStale } = useRefresh<NotificationListPaginationQuery>({
    query: refreshQuery,
    variables: { first: Math.min(PAGE_MAXIMUM, Math.max(NOTIFICATION_PAGE, edges.length)) },
    topic: NOTIFICATIONS,
    list: data.viewer?.notifications.__id,
    isHeld: pages.isLoadingNext,
  })
  useMissed(NOTIFICATIONS, refresh)
  const more = useLoadMore(pages, { size: NOTIFICATION_PAGE, isHeld: isRefreshing })
  const leave = useFocusAfterLeaving(panel, edges)
  if (!data.viewer) return null
  return (
    <NotificationsFrame>
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
    </NotificationsFrame>
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
