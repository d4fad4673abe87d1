import type { PersonalData } from '../contracts/personalData.ts'
import { FORMER } from '../rules/people/closedAccounts.ts'
import { STANDING, takesPart } from '../rules/takesPart.ts'

/** Whom a member has saved; a mentor whose account goes leaves others' shortlists by the database. */
export const shortlistPersonalData: PersonalData = {
  covers: ['saved_mentors.user_type', 'saved_mentors.user_id', 'saved_mentors.mentor_id'],
  async data(db, { type, id }) {
    const saved = await db.savedMentor.findMany({
      where: { userType: type, userId: id },
      orderBy: { id: 'desc' },
      select: { savedAt: true, mentor: { select: { name: true, ...STANDING } } },
    })
    return {
      shortlist: saved.map(({ mentor, savedAt }) => ({
        mentor: mentor && takesPart(mentor) ? mentor.name : FORMER.mentor,
        savedAt,
      })),
    }
  },
  /** Any number of members may have saved one mentor, and the database would take the mentor out of all these rows in one statement. */
  async eraseAhead(tx, { type, id }, most) {
    if (type !== 'mentor') return { rows: 0 }
    const rows = await tx.$executeRaw`UPDATE saved_mentors SET mentor_id = NULL
      WHERE id IN (SELECT id FROM saved_mentors WHERE mentor_id = ${id} LIMIT ${most})`
    return { rows }
  },
  async erase(tx, { type, id }) {
    await tx.savedMentor.deleteMany({ where: { userType: type, userId: id } })
  },
}
