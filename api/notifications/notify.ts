import type { Transaction } from '../database/client.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import type { UserType } from '../generated/prisma/enums.ts'
import { publishChange } from '../live/liveEvent.ts'
import type { AccountRef } from '../contracts/personalData.ts'
import type { NotificationType } from '../rules/people/notifications.ts'

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
  link?: string
  data?: Record<string, string | number>
  /** Who did it; null for our team, the provider and time. */
  by: AccountRef | null
}

/**
 * Notifies one person with the transaction of the cause; delivered live on its commit. What they did themselves begins as
 * read, so that the bell counts only what others did.
 */
export async function notify(tx: Transaction, { data, link, about, by, ...notice }: Notice): Promise<void> {
  const [row] = await tx.notification.createManyAndReturn({
    data: [
      {
        ...notice,
        isRead: by?.type === notice.userType && by.id === notice.userId,
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

/**
 * Marks what a reader was told of a cause as read, when there is nothing left to do about it; live too. `cause` is how the keys
 * of its notifications begin.
 */
export const markCauseRead = (tx: Transaction, { type, id }: AccountRef, cause: string): Promise<void> =>
  change(tx, 'read', { userType: type, userId: id, dedupeKey: { startsWith: cause }, isRead: false }, { isRead: true })

/** Replaces the words of a cause's notification, and where it leads, when they are no longer true; live too. Does nothing when it was deleted. */
export const retell = (
  tx: Transaction,
  dedupeKey: string,
  words: Partial<Pick<Notice, 'title' | 'message' | 'link'>>,
): Promise<void> => change(tx, 'changed', { dedupeKey }, words)

async function change(
  tx: Transaction,
  what: 'read' | 'changed',
  where: Prisma.NotificationWhereInput,
  data: Prisma.NotificationUpdateManyMutationInput,
): Promise<void> {
  const select = { id: true, userType: true, userId: true } as const
  for (const { id, userType, userId } of await tx.notification.updateManyAndReturn({ where, data, select }))
    await publishChange(tx, { type: userType, id: userId }, { what: NOTIFICATION, change: what, id })
}
