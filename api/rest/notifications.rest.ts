import { NotFoundError, NotSignedInError } from '../rules/userErrors.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { FAILURE } from './failures.ts'
import { route } from './route.ts'

interface NotificationData {
  databaseId: number
  type: string
  title: string
  message: string
  link: string | null
  isRead: boolean
  createdAt: string
  data: string | null
}

const FIELDS = 'databaseId type title message link isRead createdAt data'

function notificationAnswer({ databaseId, type, ...rest }: NotificationData) {
  return { id: databaseId, type: type.toLowerCase(), ...rest }
}

export const notificationRoutes = [
  route<{ viewer: { notifications: { edges: { node: NotificationData }[] } } | null }>({
    method: 'GET',
    path: '/api/notifications',
    tag: 'Notifications',
    summary: "One's own notifications, the newest 100, newest first",
    document: `query { viewer { notifications(first: 100) { edges { node { ${FIELDS} } } } } }`,
    answer: ({ viewer }) => {
      if (!viewer) throw new NotSignedInError()
      return viewer.notifications.edges.map(({ node }) => notificationAnswer(node))
    },
  }),
  route<{ markNotificationRead: { notification: NotificationData | null } }>({
    method: 'PATCH',
    path: '/api/notifications/:id/read',
    tag: 'Notifications',
    summary: "Marks one of one's own notifications read",
    document: `mutation($id: Int!) { markNotificationRead(input: { notificationId: $id }) { ${FAILURE} ... on MarkNotificationReadPayload { notification { ${FIELDS} } } } }`,
    variables: ({ params }) => ({ id: nodeId(params['id'] ?? '') }),
    answer: ({ markNotificationRead: { notification } }) => {
      if (!notification) throw new NotFoundError('Notification not found')
      return notificationAnswer(notification)
    },
  }),
  route<{ markAllNotificationsRead: { count: number } }>({
    method: 'PATCH',
    path: '/api/notifications/read-all',
    tag: 'Notifications',
    summary: "Marks all of one's own notifications read; answers how many were not",
    document: `mutation { markAllNotificationsRead(input: {}) { ${FAILURE} ... on MarkAllNotificationsReadPayload { count } } }`,
    answer: ({ markAllNotificationsRead: { count } }) => ({ message: 'All notifications are read', count }),
  }),
  route({
    method: 'DELETE',
    path: '/api/notifications/:id',
    tag: 'Notifications',
    summary: "Removes one of one's own notifications",
    document: `mutation($id: Int!) { deleteNotification(input: { notificationId: $id }) { ${FAILURE} } }`,
    variables: ({ params }) => ({ id: nodeId(params['id'] ?? '') }),
    answer: () => ({ message: 'Notification deleted' }),
  }),
]
