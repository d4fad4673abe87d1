import { builder } from '../graphql/builder.ts'
import type { Context } from '../graphql/context.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { mentorIdOf, notificationType, ownLink } from '../rules/notifications.ts'
import { ownedBy } from './notificationChanges.ts'

/** Rows that the one who asks may see: a member's own. */
export function visibleNotifications({ member }: Pick<Context, 'member'>) {
  return member ? ownedBy(member) : { id: -1 }
}

const NotificationTypeType = builder.enumType('NotificationType', {
  description: 'What a notification is about; a click in the bell goes by it.',
  values: {
    BOOKING: { value: 'booking', description: 'A session or a month: booked, moved or cancelled.' },
    PAYMENT: { value: 'payment', description: 'Money paid, received or refunded.' },
    WORKSHOP: { value: 'workshop', description: 'A workshop or a registration for one.' },
    MENTORSHIP_REQUEST: { value: 'mentorship_request', description: 'A mentee asks a mentor.' },
    REQUEST_APPROVED: { value: 'request_approved', description: 'The mentor accepted; `mentorId` says who.' },
    REQUEST_REJECTED: { value: 'request_rejected', description: 'The mentor declined.' },
    GENERAL: { value: 'general', description: 'Anything else.' },
  } as const,
})

export const NotificationType = builder.prismaNode('Notification', {
  description: 'Something that a member was told. Only for that member.',
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
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was told.' }),
    mentorId: t.int({
      nullable: true,
      description: 'Numeric id of the mentor that its data names, as `request_approved` does; else null.',
      select: { data: true },
      resolve: ({ data }) => mentorIdOf(data),
    }),
    data: t.exposeString('data', { nullable: true, description: 'Ids of what it is about, JSON as text; or null.' }),
  }),
})
