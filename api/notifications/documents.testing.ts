/** What the tests of notifications ask, and the shape of the answers. */

const FAILURE = '__typename ... on Error { message }'

export const LIST = `query ($first: Int, $after: String) { viewer { unreadNotifications notifications(first: $first, after: $after) { edges { node { id databaseId type title message link isRead createdAt mentorId data } } pageInfo { hasNextPage endCursor } } } }`
export const READ = `mutation ($id: Int!) { markNotificationRead(input: { notificationId: $id }) { ${FAILURE} ... on MarkNotificationReadPayload { notification { databaseId isRead } viewer { unreadNotifications } } } }`
export const READ_ALL = `mutation ($upTo: Int) { markAllNotificationsRead(input: { upTo: $upTo }) { ${FAILURE} ... on MarkAllNotificationsReadPayload { count upTo viewer { unreadNotifications } } } }`
export const DELETE = `mutation ($id: Int!) { deleteNotification(input: { notificationId: $id }) { ${FAILURE} ... on DeleteNotificationPayload { deletedNotificationId viewer { unreadNotifications } } } }`
export const CHANGES = `subscription { notificationChanged { change notification { databaseId title isRead } deletedNotificationId readUpTo viewer { unreadNotifications } } }`

interface Node {
  id: string
  databaseId: number
  type: string
  title: string
  message: string
  link: string | null
  isRead: boolean
  createdAt: string
  mentorId: number | null
  data: string | null
}

interface Result {
  __typename: string
  message?: string
  deletedNotificationId?: string
}

/** What the documents answer. */
export interface Answers {
  viewer: {
    unreadNotifications: number
    notifications: { edges: { node: Node }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }
  } | null
  markNotificationRead: Result
  markAllNotificationsRead: Result
  deleteNotification: Result
}

/** One event of CHANGES. */
export interface Changed {
  notificationChanged: {
    change: string
    notification: { databaseId: number; title: string; isRead: boolean } | null
    deletedNotificationId: string | null
    readUpTo: number | null
    viewer: { unreadNotifications: number }
  }
}
