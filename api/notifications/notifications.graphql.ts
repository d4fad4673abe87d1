import {
  NOTIFICATION_TYPES,
  notificationType,
  ownLink,
  type NotificationType as Type,
} from '../rules/people/notifications.ts'
import { builder } from '../graphql/builder.ts'
import { type Context, oncePerPageOfViewer } from '../graphql/context.ts'
import { NO_ID, nodeId } from '../graphql/nodeId.ts'
import type { AccountRef } from '../contracts/personalData.ts'
import { resolveCursorConnection, encodeGlobalID } from '@pothos/plugin-relay'
import { queryFromInfo } from '@pothos/plugin-prisma'
import { ViewerType } from '../accounts/viewer.graphql.ts'
import { count, findMany } from '../reader/reader.ts'
import { LOOKUP } from '../graphql/declared.ts'
import { subscribeToChanges, type LiveEvent } from '../live/liveEvent.ts'
import { LiveEventType } from '../live/liveEvent.graphql.ts'
import { NOTIFICATION } from './notify.ts'

export const ownedBy = ({ type, id }: AccountRef) => ({ userType: type, userId: id })

function visibleNotifications({ member }: Pick<Context, 'member'>) {
  return member ? ownedBy(member) : { id: NO_ID }
}

const NotificationTypeType = builder.enumType('NotificationType', {
  description: 'What a notification is about; a click in the bell goes by it.',
  values: Object.fromEntries(
    Object.entries(NOTIFICATION_TYPES).map(([value, description]) => [value.toUpperCase(), { value, description }]),
  ) as Record<string, { value: Type; description: string }>,
})

export const NotificationType = builder.prismaNode('Notification', {
  description: 'A notification. Only its owner sees it.',
  id: { field: 'id', description: 'Global id.' },
  nullable: true,
  findUnique: (id, context) => ({ id: nodeId(id), AND: [visibleNotifications(context)] }),
  select: {},
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric id, as REST uses it; later ones are higher.' }),
    type: t.field({
      type: NotificationTypeType,
      description: 'What it is about.',
      select: { type: true },
      resolve: ({ type }) => notificationType(type),
    }),
    title: t.exposeString('title', { description: 'One line.' }),
    message: t.exposeString('message', { description: 'A sentence or two.' }),
    link: t.string({
      nullable: true,
      description: 'Path of this site to open; null when there is none.',
      select: { link: true },
      resolve: ({ link }) => ownLink(link),
    }),
    isRead: t.exposeBoolean('isRead', { description: 'False until it is clicked or marked.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    data: t.exposeString('data', { nullable: true, description: 'Ids of what it is about, JSON as text; or null.' }),
  }),
})

builder.objectField(ViewerType, 'unreadNotifications', (t) =>
  t.int({
    description: 'Notifications not yet read.',
    cost: { work: LOOKUP },
    resolve: (owner, args, context, info) =>
      oncePerPageOfViewer(context, { args, info }, () =>
        count(context.db, 'notification', { ...ownedBy(owner), isRead: false }),
      ),
  }),
)

// Not a prismaConnection: that looks the cursor's row up, and a list must go on after its last row was deleted.
builder.objectField(ViewerType, 'notifications', (t) =>
  t.connection({
    type: NotificationType,
    description: "The member's notifications, newest first.",
    resolve: (owner, args, context, info) => {
      const { select } = queryFromInfo({ context, info, select: { id: true }, path: ['edges', 'node'] })
      return resolveCursorConnection<Promise<{ id: number }[]>>(
        { args, maxSize: 100, toCursor: ({ id }) => String(id) },
        async ({ before, after, limit, inverted }) =>
          await findMany(context.db, 'notification', {
            select: { ...select, id: true },
            where: {
              ...ownedBy(owner),
              id: { ...(after && { lt: nodeId(after) }), ...(before && { gt: nodeId(before) }) },
            },
            orderBy: { id: inverted ? 'asc' : 'desc' },
            take: limit,
          }),
      )
    },
  }),
)

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
