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
