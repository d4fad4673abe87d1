import { viewerOf, ViewerType } from '../accounts/viewer.graphql.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { builder } from '../graphql/builder.ts'
import { NotFoundError, NotSignedInError } from '../rules/userErrors.ts'
import { markNotificationRead } from './markNotificationRead.ts'
import { NotificationType } from './notification.graphql.ts'

const MarkNotificationReadInput = builder.inputType('MarkNotificationReadInput', {
  description: 'Which one.',
  fields: (t) => ({ notificationId: t.int({ description: 'Numeric id.' }) }),
})

const MarkNotificationReadPayload = builder
  .objectRef<{ notificationId: number; viewer: Viewer }>('MarkNotificationReadPayload')
  .implement({
    description: 'It is read.',
    fields: (t) => ({
      notification: t.prismaField({
        type: NotificationType,
        nullable: true,
        description: 'The one that was marked; null when it was deleted at the same moment.',
        resolve: (query, { notificationId }, _args, { db }) =>
          db.notification.findUnique({ ...query, where: { id: notificationId } }),
      }),
      viewer: t.expose('viewer', { type: ViewerType, description: 'Whose badge has changed.' }),
    }),
  })

builder.mutationField('markNotificationRead', (t) =>
  t.field({
    type: MarkNotificationReadPayload,
    authScopes: { member: true },
    description: 'Marks one of their own notifications read. Again changes nothing.',
    errors: { types: [NotSignedInError, NotFoundError] },
    args: { input: t.arg({ type: MarkNotificationReadInput, description: 'Which one.' }) },
    resolve: async (_root, { input: { notificationId } }, context) => {
      await markNotificationRead(context, context.member!, notificationId)
      return { notificationId, viewer: await viewerOf(context) }
    },
  }),
)
