import { builder } from '../graphql/builder.ts'
import type { Context } from '../graphql/context.ts'
import { NO_ID, nodeId } from '../graphql/nodeId.ts'
import { NOTIFICATION_TYPES, notificationType, ownLink, type NotificationType as Type } from '../rules/notifications.ts'
import type { AccountRef } from '../contracts/personalData.ts'

/** Selects a person's own rows. */
export const ownedBy = ({ type, id }: AccountRef) => ({ userType: type, userId: id })

/** Rows that the one who asks may see: a member's own. */
export function visibleNotifications({ member }: Pick<Context, 'member'>) {
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
