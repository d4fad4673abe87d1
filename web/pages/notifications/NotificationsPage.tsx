import { graphql, usePreloadedQuery } from 'react-relay'
import type { NotificationsPageQuery } from '../../__generated__/NotificationsPageQuery.graphql.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { RequireSignIn } from '../../features/accounts/session/RequireSignIn.tsx'
import { NotificationList } from './NotificationList.tsx'
import { NotificationsPageSkeleton } from './NotificationsPageSkeleton.tsx'

/** All notifications of the member, newest first. */
export function NotificationsPage({ queryRef }: ScreenProps<NotificationsPageQuery>) {
  const query = usePreloadedQuery<NotificationsPageQuery>(
    graphql`
      query NotificationsPageQuery @preloadable {
        viewer {
          __typename
        }
        ...NotificationList_query
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
