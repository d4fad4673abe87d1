import { HOUR_MS } from '../rules/time/durations.ts'
import { bounded, BOOKED, causeSession, PAID_FOR, START, type MailCause } from '../testing/mailCauses.ts'
import { askForReview } from './askForReviews.ts'
import { setHidden } from './hideReview.graphql.ts'
import { writeReview } from './writeReview.graphql.ts'

const TEAM = { id: 1, username: 'admin' }
const REASON = 'It names a third person. <b>See</b> https://evil.example/x.'

/** Of a session that is over: hidden, and then shown again. */
function hiding(isRestored: boolean): MailCause['cause'] {
  return async (tested, people) => {
    const bookingId = await causeSession(tested, people)
    tested.clock.set(new Date(START.getTime() + HOUR_MS))
    const words = { stars: 5, tags: [], body: '', outcomeScore: null }
    await writeReview(tested.app, people.menteeId, { bookingId, ...words })
    const { id: reviewId } = await tested.db.review.findUniqueOrThrow({ where: { bookingId } })
    await setHidden(tested.app, TEAM, { reviewId, reason: REASON, isHidden: true })
    if (isRestored) await setHidden(tested.app, TEAM, { reviewId, reason: REASON, isHidden: false })
  }
}

export const causes = bounded(PAID_FOR, [
  {
    name: 'review asked for',
    file: 'reviews/announceReviews.ts',
    mails: BOOKED + 1,
    cause: async (tested, people) => {
      const bookingId = await causeSession(tested, people)
      tested.clock.set(new Date(START.getTime() + 3 * HOUR_MS))
      await askForReview(tested.app, bookingId)
    },
  },
  { name: 'review hidden', file: 'reviews/hideReview.graphql.ts', mails: BOOKED + 2, cause: hiding(false) },
  { name: 'review shown again', file: 'reviews/hideReview.graphql.ts', mails: BOOKED + 4, cause: hiding(true) },
])
