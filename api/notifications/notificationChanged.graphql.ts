import { encodeGlobalID } from '@pothos/plugin-relay'
import { viewerOf, ViewerType } from '../accounts/viewer.graphql.ts'
import { builder } from '../graphql/builder.ts'
import { changesOf, type NotificationEvent } from './changesOf.ts'
import { NotificationType, visibleNotifications } from './notification.graphql.ts'

const NotificationChangeType = builder.enumType('NotificationChange', {
  description: 'What happened to a member’s notifications.',
  values: {
    STARTED: { value: 'started', description: 'Nothing yet: what is read from now on misses no change.' },
    CREATED: { value: 'created', description: 'A new one.' },
    CHANGED: { value: 'changed', description: 'One says something else now.' },
    READ: { value: 'read', description: 'One was read.' },
    ALL_READ: { value: 'allRead', description: 'All up to `readUpTo` were read.' },
    DELETED: { value: 'deleted', description: 'One was removed.' },
  } as const,
})

const NotificationEventType = builder.objectRef<NotificationEvent>('NotificationEvent').implement({
  description: 'A change of the member’s notifications.',
  fields: (t) => ({
    change: t.expose('change', { type: NotificationChangeType, description: 'What happened.' }),
    notification: t.prismaField({
      type: NotificationType,
      nullable: true,
      description: 'The one that is new, was read or has changed; null otherwise, and when it has gone since.',
      resolve: (query, event, _args, context) =>
        'notificationId' in event && event.change !== 'deleted'
          ? context.db.notification.findFirst({
              ...query,
              where: { id: event.notificationId, AND: [visibleNotifications(context)] },
            })
          : null,
    }),
    deletedNotificationId: t.id({
      nullable: true,
      description: 'Global id of what was removed; null for other changes.',
      resolve: (event) => (event.change === 'deleted' ? encodeGlobalID('Notification', event.notificationId) : null),
    }),
    readUpTo: t.int({
      nullable: true,
      description: 'Numeric id up to which all are read now; null for other changes.',
      resolve: (event) => (event.change === 'allRead' ? event.upTo : null),
    }),
    viewer: t.field({
      type: ViewerType,
      description: 'Whose they are, with the badge as it is now.',
      resolve: (_event, _args, context) => viewerOf(context),
    }),
  }),
})

builder.subscriptionField('notificationChanged', (t) =>
  t.field({
    type: NotificationEventType,
    authScopes: { member: true },
    description: 'The notifications of the one who is signed in, on this and every other device of theirs.',
    subscribe: (_root, _args, { pubsub, member }) => changesOf(pubsub, member!),
    resolve: (event) => event as NotificationEvent,
  }),
)
