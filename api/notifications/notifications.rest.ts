import { z } from 'zod/mini'
import { typed, type ResultOf } from '../graphql/typed.ts'
import { change, refusalOf } from '../rest/failures.ts'
import { COUNT, ID, INSTANT, lowerCase, MESSAGE } from '../rest/fields.ts'
import { route } from '../rest/route.ts'
import { NotFoundError } from '../rules/userErrors.ts'

const NOTIFICATION = typed(`
  fragment NotificationAnswer on Notification { databaseId type title message link isRead createdAt data }
`)

const notificationSchema = z.object({
  id: ID,
  type: z.enum([
    'booking',
    'general',
    'mentorship_request',
    'payment',
    'request_approved',
    'request_rejected',
    'workshop',
  ]),
  title: z.string(),
  message: z.string(),
  link: z.nullable(z.string()),
  isRead: z.boolean(),
  createdAt: INSTANT,
  data: z.nullable(z.string().check(z.describe('JSON'))),
})

function notificationAnswer({ databaseId, type, ...rest }: ResultOf<typeof NOTIFICATION>) {
  return { id: databaseId, type: lowerCase(type), ...rest }
}

export const notificationRoutes = [
  route('GET /api/notifications', 'Notifications', {
    summary: "The signed-in person's notifications: the newest 100, newest first",
    document: typed(
      '{ adminSession { id } viewer { notifications(first: 100) { edges { node { ...NotificationAnswer } } } } }',
      [NOTIFICATION],
    ),
    response: z.array(notificationSchema),
    answer: ({ viewer, adminSession }) => {
      if (!viewer) throw refusalOf({ viewer, adminSession })
      return viewer.notifications.edges.map(({ node }) => notificationAnswer(node))
    },
  }),
  route('PATCH /api/notifications/:id/read', 'Notifications', {
    summary: "Marks one of the signed-in person's notifications as read",
    document: change('markNotificationRead', 'notification { ...NotificationAnswer }', [NOTIFICATION]),
    variables: ({ params }) => ({ input: { notificationId: params.id } }),
    response: notificationSchema,
    answer: ({ markNotificationRead: { notification } }) => {
      if (!notification) throw new NotFoundError('Notification not found')
      return notificationAnswer(notification)
    },
  }),
  route('PATCH /api/notifications/read-all', 'Notifications', {
    summary: "Marks all of the signed-in person's notifications as read, and returns how many were unread",
    document: change('markAllNotificationsRead', 'count'),
    variables: () => ({ input: {} }),
    response: z.extend(MESSAGE, { count: COUNT }),
    answer: ({ markAllNotificationsRead: { count } }) => ({ message: 'All notifications are read', count }),
  }),
  route('DELETE /api/notifications/:id', 'Notifications', {
    summary: "Deletes one of the signed-in person's notifications",
    document: change('deleteNotification', 'deletedNotificationId'),
    variables: ({ params }) => ({ input: { notificationId: params.id } }),
    response: MESSAGE,
    answer: () => ({ message: 'Notification deleted' }),
  }),
]
