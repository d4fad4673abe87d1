import type { PersonalData, ClosingAccount } from '../contracts/personalData.ts'
import type { Transaction } from '../database/client.ts'
import { inPages } from '../database/inPages.ts'
import { looksLikeAddress, textWithout } from '../rules/people/closedAccounts.ts'

/** What a person was notified of, which goes; and their name in what others were. */
export const notificationPersonalData: PersonalData = {
  covers: ['notifications.user_id', 'notifications.user_type', 'notifications.about_id', 'notifications.about_type'],
  async data(db, { type, id }) {
    return {
      notifications: inPages(
        'id',
        ({ id: after, ...page }) =>
          db.notification.findMany({
            where: { userType: type, userId: id, id: after },
            ...page,
            select: { id: true, type: true, title: true, message: true, isRead: true, createdAt: true },
          }),
        ({ id: _id, ...notification }) => notification,
      ),
    }
  },
  erase: eraseNotifications,
}

/** Removes a person's notifications, others' about their requests, and their name from what others were told. */
async function eraseNotifications(tx: Transaction, { type, id, name, formerly }: ClosingAccount): Promise<void> {
  await tx.notification.deleteMany({ where: { userType: type, userId: id } })
  const about = { aboutType: type, aboutId: id }
  // Not told from the links around it: what was open with the person is over, and so is what was said of it.
  if (looksLikeAddress(name)) await tx.notification.deleteMany({ where: about })
  else await tx.notification.deleteMany({ where: { ...about, type: 'mentorship_request' } })
  const rows = await tx.notification.findMany({ where: about, select: { id: true, title: true, message: true } })
  // One statement: a mentor may have been spoken of a thousand times.
  await tx.$executeRaw`
    UPDATE notifications n SET title = w.title, message = w.message, about_type = NULL, about_id = NULL
    FROM unnest(${rows.map((row) => row.id)}::int[],
      ${rows.map((row) => textWithout(row.title, name, formerly))}::text[],
      ${rows.map((row) => textWithout(row.message, name, formerly))}::text[]) AS w (id, title, message)
    WHERE n.id = w.id`
}
