import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { announceChange, ownedBy, type NotificationOwner } from './notificationChanges.ts'

/** Removes one of a person's own notifications, read or not. NotFoundError for anyone else's. */
export async function deleteNotification(
  { db }: Pick<App, 'db'>,
  owner: NotificationOwner,
  notificationId: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { count } = await tx.notification.deleteMany({ where: { id: notificationId, ...ownedBy(owner) } })
    if (count === 0) throw new NotFoundError('Notification not found')
    await announceChange(tx, owner, { change: 'deleted', notificationId })
  })
}
