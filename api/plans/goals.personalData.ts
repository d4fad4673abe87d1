import type { PersonalData } from '../contracts/personalData.ts'

/** What a mentee aims for and what the mentor drew up for it: both go with either side. */
export const goalPersonalData: PersonalData = {
  covers: [
    'mentee_goals.mentor_id',
    'mentee_goals.mentee_id',
    'mentor_roadmaps.mentor_id',
    'mentor_roadmaps.mentee_id',
  ],
  async data(db, { type, id }) {
    const orderBy = { id: 'asc' } as const
    if (type === 'mentor') {
      const omit = { mentorId: true, menteeId: true } as const
      return { roadmaps: await db.mentorRoadmap.findMany({ where: { mentorId: id }, orderBy, omit }) }
    }
    if (type === 'community') return {}
    const theirs = { where: { menteeId: id }, orderBy, omit: { menteeId: true } } as const
    return { goals: await db.menteeGoals.findMany(theirs), roadmaps: await db.mentorRoadmap.findMany(theirs) }
  },
  async erase(tx, { type, id }) {
    if (type === 'community') return
    const where = type === 'mentor' ? { mentorId: id } : { menteeId: id }
    await tx.mentorRoadmap.deleteMany({ where })
    await tx.menteeGoals.deleteMany({ where })
  },
}
