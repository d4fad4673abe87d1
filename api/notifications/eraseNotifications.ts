import type { Transaction } from '../database/client.ts'
import type { ClosingAccount } from '../contracts/personalData.ts'
import { looksLikeAddress, textWithout } from '../rules/nameOut.ts'

/**
 * Removes a person's notifications, and their name from those of others that are about them. Requests say what the
 * person wrote, and lead to a row that is gone: they go.
 */
export async function eraseNotifications(tx: Transaction, { type, id, name, formerly }: ClosingAccount): Promise<void> {
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
