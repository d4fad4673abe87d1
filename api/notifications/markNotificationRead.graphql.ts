import { viewerOf, ViewerType } from '../accounts/viewer.graphql.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import { builder } from '../graphql/builder.ts'
import { memberOf } from '../graphql/identity.ts'
import type { AccountRef } from '../contracts/personalData.ts'
import { publishChange } from '../live/liveEvent.ts'
import { NotFoundError, NotSignedInError } from '../rules/userErrors.ts'
import { NotificationType, ownedBy } from './notification.graphql.ts'
import { NOTIFICATION } from './notify.ts'

/** Marks one of a person's own notifications read; again is harmless. NotFoundError for anyone else's. */
export async function markNotificationRead(
  { db }: Pick<App, 'db'>,
  owner: AccountRef,
  notificationId: number,
): Promise<void> {
  const own = { id: notificationId, ...ownedBy(owner) }
  await inTransaction(db, async (tx) => {
    const { count } = await tx.notification.updateMany({ where: { ...own, isRead: false }, data: { isRead: true } })
    if (count > 0) return await publishChange(tx, owner, { what: NOTIFICATION, change: 'read', id: notificationId })
    if ((await tx.notification.count({ where: own })) === 0) throw new NotFoundError('Notification not found')
  })
}

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
    description: "Marks one of the member's own notifications as read. Repeating it changes nothing.",
    errors: { types: [NotSignedInError, NotFoundError] },
    args: { input: t.arg({ type: MarkNotificationReadInput, description: 'Which one.' }) },
    resolve: async (_root, { input: { notificationId } }, context) => {
      await markNotificationRead(context, memberOf(context), notificationId)
      return { notificationId, viewer: await viewerOf(context) }
    },
  }),
)
