import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../graphql/builder.ts'
import { NO_ID } from '../graphql/nodeId.ts'
import { follow, type Told } from '../live/follow.ts'
import { LiveEventType } from '../live/liveEvent.graphql.ts'
import { NotificationType, visibleNotifications } from './notification.graphql.ts'
import { NOTIFICATION } from './notify.ts'

/** Changes of one notification that is still there. */
const OF_ONE: readonly Told['change'][] = ['created', 'changed', 'read']

const NotificationEventType = builder.objectRef<Told>('NotificationEvent').implement({
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
      resolve: (told) => (told.change === 'deleted' ? encodeGlobalID('Notification', told.id) : null),
    }),
    readUpTo: t.int({
      nullable: true,
      description: 'Numeric id up to which all are read now; null for other changes.',
      resolve: (told) => (told.change === 'allRead' ? told.id : null),
    }),
  }),
})

builder.subscriptionField('notificationChanged', (t) =>
  t.field({
    type: NotificationEventType,
    authScopes: { member: true },
    description: "Changes to the member's notifications, made on any of their devices.",
    subscribe: (_root, _args, context) => follow(context, NOTIFICATION),
    resolve: (told) => told as Told,
  }),
)
