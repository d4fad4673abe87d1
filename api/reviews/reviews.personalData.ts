import { sideOf } from '../accounts/viewer.ts'
import type { PersonalData } from '../contracts/personalData.ts'

/** Reviews go with their mentor, by the database; a mentee's stay, by a former mentee. */
export const reviewPersonalData: PersonalData = {
  covers: ['reviews.mentor_id', 'reviews.mentee_id'],
  async data(db, person) {
    if (person.type === 'community') return {}
    return {
      reviews: await db.review.findMany({
        where: sideOf(person),
        orderBy: { id: 'asc' },
        select: { bookingId: true, stars: true, body: true, createdAt: true },
      }),
    }
  },
}
