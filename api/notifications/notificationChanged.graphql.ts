import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../graphql/builder.ts'
import { NO_ID } from '../graphql/nodeId.ts'
import { subscribeToChanges, type LiveEvent } from '../live/liveEvent.ts'
import { LiveEventType } from '../live/liveEvent.graphql.ts'
import { NotificationType, visibleNotifications } from './notification.graphql.ts'
import { NOTIFICATION } from './notify.ts'

/** Changes of one notification that is still there. */
const OF_ONE: readonly LiveEvent['change'][] = ['created', 'changed', 'read']

const NotificationEventType = builder.objectRef<LiveEvent>('NotificationEvent').implement({
  description: 'Something happened to the notifications of the viewer.',
  interfaces: [LiveEventType],
  fields: (t) => ({
    notification: t.prismaField({
      type: NotificationType,
      nullable: true,
      description: 'The one that is new, was read or has changed; null otherwise, and when it has gone since.',
      resolve(query, { change, id }, _args, context) {
        const own = { ...query, where: { id: id ?? NO_ID, AND: [visibleNotifications(context)] } }
        return OF_ONE.includes(change) ? context.db.notification.findFirst(own) : null
      },
    }),
    deletedNotificationId: t.id({
      nullable: true,
      description: 'Global id of what was removed; null for other changes.',
      resolve: (event) => (event.change === 'deleted' ? encodeGlobalID('Notification', event.id) : null),
    }),
    readUpTo: t.int({
      nullable: true,
      description: 'Numeric id up to which all are read now; null for other changes.',
      resolve: (event) => (event.change === 'allRead' ? event.id : null),
    }),
  }),
})

builder.subscriptionField('notificationChanged', (t) =>
  t.field({
    type: NotificationEventType,
    authScopes: { member: true },
    description: "Changes to the member's notifications, made on any of their devices.",
    subscribe: (_root, _args, context) => subscribeToChanges(context, NOTIFICATION),
    resolve: (event) => event as LiveEvent,
  }),
)
