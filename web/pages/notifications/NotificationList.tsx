import { useRef, useTransition } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { styled } from 'styled-components'
import { NOTIFICATION_PAGE, PAGE_MAXIMUM } from '../../../api/rules/constants.ts'
import type { NotificationList_query$key } from '../../__generated__/NotificationList_query.graphql.ts'
import type { NotificationListPaginationQuery } from '../../__generated__/NotificationListPaginationQuery.graphql.ts'
import { explain } from '../../lib/errors.ts'
import { useReconnected } from '../../relay/useReconnected.ts'
import { changesSeen } from '../../features/notifications/bellChanges.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useToast } from '../../ui/useToast.ts'
import { NoNotifications } from './NoNotifications.tsx'
import { NotificationCard } from './NotificationCard.tsx'
import { NotificationsHeader } from './NotificationsHeader.tsx'
import { NotificationsFrame } from './NotificationsFrame.ts'
import { useNow } from '../../ui/useNow.ts'

/** The heading with the unread count, the cards, more by cursor. Follows what happens live. */
export function NotificationList({ queryKey }: { queryKey: NotificationList_query$key }) {
  const { data, loadNext, hasNext, isLoadingNext, refetch } = usePaginationFragment<
    NotificationListPaginationQuery,
    NotificationList_query$key
  >(
    graphql`
      fragment NotificationList_query on Query
      @refetchable(queryName: "NotificationListPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        site {
          now
        }
        viewer {
          ...NotificationsHeader_viewer
          notifications(first: $first, after: $after) @connection(key: "NotificationList_notifications", filters: []) {
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
  const { toast } = useToast()
  const heading = useRef<HTMLDivElement>(null)
  const [isReading, startReading] = useTransition()
  const edges = data.viewer?.notifications.edges ?? []
  function readAnew(): void {
    const before = changesSeen()
    const first = Math.min(PAGE_MAXIMUM, Math.max(NOTIFICATION_PAGE, edges.length))
    startReading(() => {
      refetch(
        { first },
        {
          fetchPolicy: 'network-only',
          // The answer may have undone what was told meanwhile.
          onComplete(error) {
            if (!error && changesSeen() !== before) queueMicrotask(readAnew)
          },
        },
      )
    })
  }
  useReconnected(readAnew)
  function loadMore(): void {
    loadNext(NOTIFICATION_PAGE, {
      onComplete: (error) => void (error && toast({ ...explain(error), tone: 'destructive' })),
    })
  }
  if (!data.viewer) return null
  return (
    <NotificationsFrame>
      <NotificationsHeader viewerKey={data.viewer} newest={edges[0]?.node.databaseId ?? null} ref={heading} />
      {edges.length === 0 && !hasNext ? (
        <NoNotifications />
      ) : (
        <Cards as="ul" aria-label="Notifications" aria-busy={isReading || undefined}>
          {edges.map(({ node }) => (
            <NotificationCard
              key={node.id}
              notificationKey={node}
              now={now}
              focusHeading={() => heading.current?.querySelector('h1')}
            />
          ))}
        </Cards>
      )}
      {hasNext && (
        <More>
          <Button busy={isLoadingNext} onClick={loadMore}>
            Load more
          </Button>
        </More>
      )}
    </NotificationsFrame>
  )
}

const Cards = styled(Card)`
  list-style: none;
`

const More = styled.div`
  margin-top: 20px;
`
