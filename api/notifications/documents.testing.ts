/** What the tests of notifications ask. */
import { typed, type ResultOf } from '../graphql/typed.ts'

const FAILURE = typed('fragment Failed on Error { message }')

export const LIST = typed(`query ($first: Int, $after: String) {
  viewer {
    unreadNotifications
    notifications(first: $first, after: $after) {
      edges { node { id databaseId type title message link isRead createdAt mentorId data } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`)
export const READ = typed(
  `mutation ($id: Int!) {
    markNotificationRead(input: { notificationId: $id }) {
      __typename ...Failed
      ... on MarkNotificationReadPayload { notification { databaseId isRead } viewer { unreadNotifications } }
    }
  }`,
  [FAILURE],
)
export const READ_ALL = typed(
  `mutation ($upTo: Int) {
    markAllNotificationsRead(input: { upTo: $upTo }) {
      __typename ...Failed
      ... on MarkAllNotificationsReadPayload { count upTo viewer { unreadNotifications } }
    }
  }`,
  [FAILURE],
)
export const DELETE = typed(
  `mutation ($id: Int!) {
    deleteNotification(input: { notificationId: $id }) {
      __typename ...Failed
      ... on DeleteNotificationPayload { deletedNotificationId viewer { unreadNotifications } }
    }
  }`,
  [FAILURE],
)
export const CHANGES = typed(`subscription {
  notificationChanged {
    change notification { databaseId title isRead } deletedNotificationId readUpTo viewer { unreadNotifications }
  }
}`)

/** One event of CHANGES. */
export type Changed = ResultOf<typeof CHANGES>
/** What LIST answers somebody who is signed in. */
export type Listed = NonNullable<ResultOf<typeof LIST>['viewer']>
