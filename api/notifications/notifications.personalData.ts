import { readAccount, type AccountRow } from '../accounts/accountTable.ts'
import type { AccountRef, LeavingAccount, PersonalData } from '../contracts/personalData.ts'
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
  /** Of both any number may be there. Own ones first, then what others were told, which `erase` would do as well. */
  async eraseAhead(tx, leaving, most) {
    const own = await tx.notification.deleteMany({ where: ownOf(leaving), limit: most })
    return { rows: own.count > 0 ? own.count : await eraseAbout(tx, leaving, most) }
  },
  /** What came meanwhile. */
  async erase(tx, closing) {
    await tx.notification.deleteMany({ where: ownOf(closing) })
    while ((await eraseAbout(tx, closing, PAGE)) > 0);
  },
}

const PAGE = 1000

const ownOf = ({ type, id }: AccountRef) => ({ userType: type, userId: id })

/** Takes the person's name out of what others were told, at most `most` of it; what was told of a request goes. */
async function eraseAbout(tx: Transaction, { type, id, formerly }: LeavingAccount, most: number): Promise<number> {
  const name = (await readAccount<AccountRow>(tx, { type, id }))?.name ?? ''
  const about = { aboutType: type, aboutId: id }
  // Not told from the links around it: what was open with the person is over, and so is what was said of it.
  const gone = looksLikeAddress(name) ? about : { ...about, type: 'mentorship_request' }
  const { count } = await tx.notification.deleteMany({ where: gone, limit: most })
  if (count > 0) return count
  const rows = await tx.notification.findMany({
    where: about,
    select: { id: true, title: true, message: true },
    take: most,
  })
  return await tx.$executeRaw`
    UPDATE notifications n SET title = w.title, message = w.message, about_type = NULL, about_id = NULL
    FROM unnest(${rows.map((row) => row.id)}::int[],
      ${rows.map((row) => textWithout(row.title, name, formerly))}::text[],
      ${rows.map((row) => textWithout(row.message, name, formerly))}::text[]) AS w (id, title, message)
    WHERE n.id = w.id`
}
