import { encodeGlobalID } from '@pothos/plugin-relay'
import { viewerOf, ViewerType } from '../accounts/viewer.graphql.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import { builder } from '../graphql/builder.ts'
import { memberOf } from '../graphql/identity.ts'
import type { AccountRef } from '../contracts/personalData.ts'
import { publishChange } from '../live/liveEvent.ts'
import { NotFoundError, NotSignedInError } from '../rules/userErrors.ts'
import { ownedBy } from './notification.graphql.ts'
import { NOTIFICATION } from './notify.ts'

/** Removes one of a person's own notifications, read or not. NotFoundError for anyone else's. */
export async function deleteNotification(
  { db }: Pick<App, 'db'>,
  owner: AccountRef,
  notificationId: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { count } = await tx.notification.deleteMany({ where: { id: notificationId, ...ownedBy(owner) } })
    if (count === 0) throw new NotFoundError('Notification not found')
    await publishChange(tx, owner, { what: NOTIFICATION, change: 'deleted', id: notificationId })
  })
}

const DeleteNotificationInput = builder.inputType('DeleteNotificationInput', {
  description: 'Which one.',
  fields: (t) => ({ notificationId: t.int({ description: 'Numeric id.' }) }),
})

const DeleteNotificationPayload = builder
  .objectRef<{ notificationId: number; viewer: Viewer }>('DeleteNotificationPayload')
  .implement({
    description: 'It is gone.',
    fields: (t) => ({
      deletedNotificationId: t.id({
        description: 'Global id of what was removed.',
        resolve: ({ notificationId }) => encodeGlobalID('Notification', notificationId),
      }),
      viewer: t.expose('viewer', { type: ViewerType, description: 'Whose list and badge have changed.' }),
    }),
  })

builder.mutationField('deleteNotification', (t) =>
  t.field({
    type: DeleteNotificationPayload,
    authScopes: { member: true },
    description: 'Removes one of their own notifications; an unread one counts as read from then on.',
    errors: { types: [NotSignedInError, NotFoundError] },
    args: { input: t.arg({ type: DeleteNotificationInput, description: 'Which one.' }) },
    resolve: async (_root, { input: { notificationId } }, context) => {
      await deleteNotification(context, memberOf(context), notificationId)
      return { notificationId, viewer: await viewerOf(context) }
    },
  }),
)
