import { readAccount } from '../accounts/accountTable.ts'
import type { PersonalData } from '../contracts/personalData.ts'
import { sameText } from '../database/containing.ts'
import { inPages } from '../database/inPages.ts'
import { startLookUp } from './lookUp.ts'

/** What somebody told us that they need: as a member, or as a visitor with an address that is now their confirmed one. */
export const needPersonalData: PersonalData = {
  covers: [
    'mentor_needs.user_type',
    'mentor_needs.user_id',
    'mentor_needs.email',
    'need_links.mentor_id',
    'need_look_ups.mentor_id',
  ],
  async data(db, { type, id }) {
    const account = await readAccount<{ email: string; emailConfirmedAt: Date | null }>(db, { type, id })
    const ofAddress = account?.emailConfirmedAt ? [{ email: sameText(account.email), confirmedAt: { not: null } }] : []
    return {
      mentorNeeds: inPages(
        'id',
        ({ id: place, ...page }) =>
          db.mentorNeed.findMany({
            where: { OR: [{ userType: type, userId: id }, ...ofAddress], id: place },
            ...page,
            omit: { userType: true, userId: true, resolvedAt: true },
          }),
        (need) => need,
      ),
    }
  },
  // Someone who is accepted, or back, may be what others need.
  async announceBack(tx, app, { type, id }) {
    if (type === 'mentor') await startLookUp(tx, app, id)
  },
  /** Deletes the person's own needs, and takes a mentor out of the links of emails: the database would do it for any number of links in one statement. */
  async eraseAhead(tx, { type, id }, most) {
    const own = await tx.mentorNeed.deleteMany({ where: { userType: type, userId: id }, limit: most })
    if (own.count > 0 || type !== 'mentor') return { rows: own.count }
    const rows = await tx.$executeRaw`UPDATE need_links SET mentor_id = NULL
      WHERE id IN (SELECT id FROM need_links WHERE mentor_id = ${id} LIMIT ${most})`
    return { rows }
  },
  async erase(tx, { type, id, email, isAddressProven }) {
    await tx.mentorNeed.deleteMany({ where: { userType: type, userId: id } })
    if (isAddressProven) await tx.mentorNeed.deleteMany({ where: { email: sameText(email) } })
  },
}
