import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { announceChange, ownedBy, type NotificationOwner } from './notificationChanges.ts'

/** Marks one of a person's own notifications read; again is harmless. NotFoundError for anyone else's. */
export async function markNotificationRead(
  { db }: Pick<App, 'db'>,
  owner: NotificationOwner,
  notificationId: number,
): Promise<void> {
  const own = { id: notificationId, ...ownedBy(owner) }
  await inTransaction(db, async (tx) => {
    const { count } = await tx.notification.updateMany({ where: { ...own, isRead: false }, data: { isRead: true } })
    if (count > 0) return await announceChange(tx, owner, { change: 'read', notificationId })
    if ((await tx.notification.count({ where: own })) === 0) throw new NotFoundError('Notification not found')
  })
}
