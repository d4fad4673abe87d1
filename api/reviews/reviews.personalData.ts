import { sideOf } from '../accounts/viewer.ts'
import type { PersonalData } from '../contracts/personalData.ts'
import { inPages } from '../database/inPages.ts'

/** Reviews go with their mentor, by the database; a mentee's stay, by a former mentee. */
export const reviewPersonalData: PersonalData = {
  covers: ['reviews.mentor_id', 'reviews.mentee_id'],
  async data(db, person) {
    if (person.type === 'community') return {}
    return {
      reviews: inPages(
        'id',
        ({ id, ...page }) =>
          db.review.findMany({
            where: { ...sideOf(person), id },
            ...page,
            select: { id: true, bookingId: true, stars: true, body: true, createdAt: true },
          }),
        ({ id: _id, ...review }) => review,
      ),
    }
  },
}
