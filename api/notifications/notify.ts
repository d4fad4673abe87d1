import { publish } from '../database/pubsub.ts'
import type { Transaction } from '../database/client.ts'
import type { UserType } from '../generated/prisma/enums.ts'

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

/** Topic on which a person's new notifications are announced. */
export const notificationTopic = (userType: UserType, userId: number) => `notifications:${userType}:${userId}`

/** Notifies one person with the transaction of the cause; delivered live on its commit. */
export async function notify(tx: Transaction, { data, link, ...notice }: Notice): Promise<void> {
  const [row] = await tx.notification.createManyAndReturn({
    data: [{ ...notice, link: link ?? null, data: data ? JSON.stringify(data) : null }],
    skipDuplicates: true,
    select: { id: true },
  })
  if (row) await publish(tx, notificationTopic(notice.userType, notice.userId), { notificationId: row.id })
}
