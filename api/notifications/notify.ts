import type { Transaction } from '../database/client.ts'
import type { UserType } from '../generated/prisma/enums.ts'
import { announceChange } from './notificationChanges.ts'

export interface Notice {
  /** Names the cause: the same key is heard of once. */
  dedupeKey: string
  userType: UserType
  userId: number
  type: 'booking' | 'payment' | 'workshop' | 'mentorship_request' | 'request_approved' | 'request_rejected' | 'general'
  title: string
  message: string
  /** Own path to open. */
  link?: string
  data?: Record<string, string | number>
}

/** Notifies one person with the transaction of the cause; delivered live on its commit. */
export async function notify(tx: Transaction, { data, link, ...notice }: Notice): Promise<void> {
  const [row] = await tx.notification.createManyAndReturn({
    data: [{ ...notice, link: link ?? null, data: data ? JSON.stringify(data) : null }],
    skipDuplicates: true,
    select: { id: true },
  })
  if (!row) return
  const owner = { type: notice.userType, id: notice.userId }
  await announceChange(tx, owner, { change: 'created', notificationId: row.id })
}

/** Says anew what a cause was told with, when it is no longer so; live too. Nothing when it was deleted meanwhile. */
export async function retell(
  tx: Transaction,
  dedupeKey: string,
  words: Pick<Notice, 'title' | 'message'>,
): Promise<void> {
  const rows = await tx.notification.updateManyAndReturn({
    where: { dedupeKey },
    data: words,
    select: { id: true, userType: true, userId: true },
  })
  for (const { id, userType, userId } of rows)
    await announceChange(tx, { type: userType, id: userId }, { change: 'changed', notificationId: id })
}
