import { viewerNow } from '../accounts/viewer.graphql.ts'
import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import { mutation, type InputFields } from '../graphql/mutation.ts'
import { memberOf } from '../graphql/identity.ts'
import type { AccountRef } from '../contracts/personalData.ts'
import { publishChange } from '../live/liveEvent.ts'
import { NotFoundError, NotSignedInError } from '../rules/userErrors.ts'
import { NotificationType, ownedBy } from './notifications.graphql.ts'
import { NOTIFICATION } from './notify.ts'
import { encodeGlobalID } from '@pothos/plugin-relay'

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

const ONE = {
  description: 'Which one.',
  argument: 'Which one.',
  fields: (t: InputFields) => ({ notificationId: t.int({ description: 'Numeric id.' }) }),
}

mutation('markNotificationRead', {
  description: "Marks one of the member's own notifications as read. Repeating it changes nothing.",
  authScopes: { member: true },
  errors: [NotSignedInError, NotFoundError],
  input: ONE,
  resolve: async (context, input) => {
    await markNotificationRead(context, memberOf(context), input.notificationId)
    return input
  },
  payload: {
    description: 'It is read.',
    fields: (t) => ({
      notification: t.prismaField({
        type: NotificationType,
        nullable: true,
        description: 'The one that was marked; null when it was deleted at the same moment.',
        resolve: (query, { notificationId }, _args, { db }) =>
          db.notification.findUnique({ ...query, where: { id: notificationId } }),
      }),
      viewer: viewerNow(t, 'Whose badge has changed.'),
    }),
  },
})

/** Marks a person's own notifications read, up to the id `upTo`: later ones stay unread. Null marks all. */
export async function markAllNotificationsRead({ db }: Pick<App, 'db'>, owner: AccountRef, upTo: number | null) {
  return await inTransaction(db, async (tx) => {
    const unread = { ...ownedBy(owner), isRead: false }
    const last = await tx.notification.findFirst({ where: unread, orderBy: { id: 'desc' }, select: { id: true } })
    const newest = upTo ?? last?.id ?? 0
    // Counted only: there may be thousands.
    const { count } = await tx.notification.updateMany({
      where: { ...unread, id: { lte: newest } },
      data: { isRead: true },
    })
    if (count > 0) await publishChange(tx, owner, { what: NOTIFICATION, change: 'allRead', id: newest })
    return { count, upTo: newest }
  })
}

mutation('markAllNotificationsRead', {
  description: 'Marks their own notifications read, up to the newest one seen.',
  authScopes: { member: true },
  errors: [NotSignedInError],
  input: {
    description: 'Up to which one.',
    argument: 'Up to which one.',
    fields: (t) => ({
      upTo: t.int({
        required: false,
        description: 'Numeric id of the newest one that was seen: later ones stay unread. Null for all there are.',
      }),
    }),
  },
  resolve: (context, { upTo }) => markAllNotificationsRead(context, memberOf(context), upTo ?? null),
  payload: {
    description: 'They are read.',
    fields: (t) => ({
      count: t.exposeInt('count', { description: 'How many were still unread.' }),
      upTo: t.exposeInt('upTo', { description: 'Numeric id up to which all are read now; 0 when there are none.' }),
      viewer: viewerNow(t, 'Whose badge has changed.'),
    }),
  },
})

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

mutation('deleteNotification', {
  description: 'Removes one of their own notifications; an unread one counts as read from then on.',
  authScopes: { member: true },
  errors: [NotSignedInError, NotFoundError],
  input: ONE,
  resolve: async (context, input) => {
    await deleteNotification(context, memberOf(context), input.notificationId)
    return input
  },
  payload: {
    description: 'It is gone.',
    fields: (t) => ({
      deletedNotificationId: t.id({
        description: 'Global id of what was removed.',
        resolve: ({ notificationId }) => encodeGlobalID('Notification', notificationId),
      }),
      viewer: viewerNow(t, 'Whose list and badge have changed.'),
    }),
  },
})
