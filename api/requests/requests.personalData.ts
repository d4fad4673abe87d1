import type { PersonalData } from '../contracts/personalData.ts'

/** Requests for mentorship: they go with either side, by the database. */
export const requestPersonalData: PersonalData = {
  covers: ['mentorship_requests.mentor_id', 'mentorship_requests.mentee_id'],
  async data(db, { type, id }) {
    if (type === 'community') return {}
    if (type === 'mentor') {
      const answered = await db.mentorshipRequest.findMany({
        where: { mentorId: id },
        orderBy: { id: 'asc' },
        // What was asked is the mentee's.
        select: {
          id: true,
          status: true,
          responseMessage: true,
          respondedAt: true,
          createdAt: true,
          mentee: { select: { name: true } },
        },
      })
      return { mentorshipRequests: answered.map(({ mentee, ...request }) => ({ mentee: mentee.name, ...request })) }
    }
    const asked = await db.mentorshipRequest.findMany({
      where: { menteeId: id },
      orderBy: { id: 'asc' },
      omit: { menteeId: true, mentorId: true },
      include: { mentor: { select: { name: true } } },
    })
    return { mentorshipRequests: asked.map(({ mentor, ...request }) => ({ mentor: mentor.name, ...request })) }
  },
}
