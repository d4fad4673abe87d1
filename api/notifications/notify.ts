import type { Transaction } from '../database/client.ts'
import type { UserType } from '../generated/prisma/enums.ts'
import { publishChange } from '../live/liveEvent.ts'
import type { AccountRef } from '../contracts/personalData.ts'
import type { NotificationType } from '../rules/people/notifications.ts'

/** What live events call a notification. */
export const NOTIFICATION = 'notification'

export interface Notice {
  /** Names the cause: the same key is heard of once. */
  dedupeKey: string
  userType: UserType
  userId: number
  /** Whom else it names, so that the name can go from it with their account; null when it names nobody else. */
  about: AccountRef | null
  type: NotificationType
  title: string
  message: string
  /** Own path to open. */
  link?: string
  data?: Record<string, string | number>
  /** Of what they did themselves: to look up later, so it begins as read. */
  isOwn?: boolean
}

/** Notifies one person with the transaction of the cause; delivered live on its commit. */
export async function notify(tx: Transaction, { data, link, about, isOwn = false, ...notice }: Notice): Promise<void> {
  const [row] = await tx.notification.createManyAndReturn({
    data: [
      {
        ...notice,
        isRead: isOwn,
        aboutType: about?.type ?? null,
        aboutId: about?.id ?? null,
        link: link ?? null,
        data: data ? JSON.stringify(data) : null,
      },
    ],
    skipDuplicates: true,
    select: { id: true },
  })
  if (!row) return
  const { userType: type, userId } = notice
  await publishChange(tx, { type, id: userId }, { what: NOTIFICATION, change: 'created', id: row.id })
}

/** Marks a cause's notification as read, when there is nothing left to do about it; live too. */
export async function markCauseRead(tx: Transaction, dedupeKey: string): Promise<void> {
  const rows = await tx.notification.updateManyAndReturn({
    where: { dedupeKey, isRead: false },
    data: { isRead: true },
    select: { id: true, userType: true, userId: true },
  })
  for (const { id, userType, userId } of rows)
    await publishChange(tx, { type: userType, id: userId }, { what: NOTIFICATION, change: 'read', id })
}

/** Replaces the words of a cause's notification, when they are no longer true; live too. Does nothing when it was deleted. */
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
    await publishChange(tx, { type: userType, id: userId }, { what: NOTIFICATION, change: 'changed', id })
}
