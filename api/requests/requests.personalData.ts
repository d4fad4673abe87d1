import { sideOf } from '../accounts/viewer.ts'
import type { PersonalData } from '../contracts/personalData.ts'
import type { Database } from '../database/client.ts'
import { inPages } from '../database/inPages.ts'

/** Requests for mentorship: they go with either side, by the database. */
export const requestPersonalData: PersonalData = {
  covers: ['mentorship_requests.mentor_id', 'mentorship_requests.mentee_id'],
  async data(db, { type, id }) {
    if (type === 'community') return {}
    return { mentorshipRequests: type === 'mentor' ? answeredBy(db, id) : askedBy(db, id) }
  },
  async eraseAhead(tx, { type, id }, most) {
    if (type === 'community') return { rows: 0 }
    const where = { ...sideOf({ type, id }), status: { not: 'pending' } } as const
    return { rows: (await tx.mentorshipRequest.deleteMany({ where, limit: most })).count }
  },
}

/** As they were proposed, and the one that was reserved; a booking made of it is among the bookings. */
const TIMES = {
  orderBy: { startsAt: 'asc' },
  select: { startsAt: true, endsAt: true, reservedUntil: true },
} as const

const answeredBy = (db: Database, mentorId: number) =>
  inPages(
    'id',
    ({ id, ...page }) =>
      db.mentorshipRequest.findMany({
        where: { mentorId, id },
        ...page,
        // What was asked is the mentee's.
        select: {
          id: true,
          status: true,
          responseMessage: true,
          respondedAt: true,
          createdAt: true,
          mentee: { select: { name: true } },
          times: { where: { reservedUntil: { not: null } }, ...TIMES },
        },
      }),
    ({ mentee, ...request }) => ({ mentee: mentee.name, ...request }),
  )

const askedBy = (db: Database, menteeId: number) =>
  inPages(
    'id',
    ({ id, ...page }) =>
      db.mentorshipRequest.findMany({
        where: { menteeId, id },
        ...page,
        omit: { menteeId: true, mentorId: true },
        include: { mentor: { select: { name: true } }, times: TIMES },
      }),
    ({ mentor, ...request }) => ({ mentor: mentor.name, ...request }),
  )
