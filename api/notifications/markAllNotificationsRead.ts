import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import { announceChange, ownedBy, type NotificationOwner } from './notificationChanges.ts'

/** What was marked: `upTo` is the newest id that it concerned, 0 when the person had none. */
export interface AllRead {
  count: number
  upTo: number
}

/**
 * Marks a person's own notifications read, those up to the id `upTo`: one that arrives meanwhile stays unread.
 * Null marks all there are.
 */
export async function markAllNotificationsRead(
  { db }: Pick<App, 'db'>,
  owner: NotificationOwner,
  upTo: number | null,
): Promise<AllRead> {
  return await inTransaction(db, async (tx) => {
    const where = { ...ownedBy(owner), isRead: false, ...(upTo === null ? {} : { id: { lte: upTo } }) }
    const marked = await tx.notification.updateManyAndReturn({ where, data: { isRead: true }, select: { id: true } })
    const newest = Math.max(upTo ?? 0, ...marked.map(({ id }) => id))
    if (marked.length > 0) await announceChange(tx, owner, { change: 'allRead', upTo: newest })
    return { count: marked.length, upTo: newest }
  })
}
