import type { z } from 'zod/mini'
import type { App } from '../app.ts'
import { publishBookingChange } from '../bookings/sides.ts'
import { inTransaction } from '../database/transaction.ts'
import { CHANGE_ERRORS } from '../graphql/errors.ts'
import { mentorOf, type MentorId } from '../graphql/identity.ts'
import { mutation } from '../graphql/mutation.ts'
import { rowNow } from '../graphql/rowNow.ts'
import { canAnswerReview } from '../rules/bookings/reviewRights.ts'
import { answerReviewSchema } from '../rules/inputs/reviews.ts'
import { namesPerson } from '../rules/text/contactDetails.ts'
import { NotFoundError, RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { announceAnswer } from './announceReviews.ts'
import { ReviewNotOpenError } from './reviewErrors.graphql.ts'
import { WRITING } from './writeReview.graphql.ts'

mutation('answerReview', {
  description:
    'The mentor answers a review, once, and may edit the answer for 48 hours. Allowed is `Review.viewerCanAnswer`. At most 30 a day.',
  authScopes: { mentor: true },
  errors: [...CHANGE_ERRORS, ReviewNotOpenError, RateLimitedError],
  input: {
    description: 'What a mentor answers.',
    argument: 'Review and answer.',
    fields: (t) => ({
      reviewId: t.int({ description: 'Numeric id of the review.' }),
      answer: t.string({
        description: '20 to 1,000 characters; trimmed. Without contact details and names of the mentee.',
      }),
    }),
    schema: answerReviewSchema,
  },
  resolve: async (context, input) => {
    await answerReview(context, mentorOf(context), input)
    return input
  },
  payload: {
    description: 'Everybody sees the answer.',
    fields: (t) => ({ review: rowNow(t, 'Review', 'reviewId', 'The review with its answer.') }),
  },
})

/** Throws NotFoundError, ReviewNotOpenError with the reason, ValidationError, RateLimitedError. */
export async function answerReview(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter'>,
  mentorId: MentorId,
  { reviewId, answer }: z.infer<typeof answerReviewSchema>,
): Promise<void> {
  await app.limiter.take(`review:mentor:${mentorId}`, WRITING)
  await inTransaction(app.db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM reviews WHERE id = ${reviewId} AND mentor_id = ${mentorId} FOR UPDATE`
    const review = await tx.review.findFirst({
      where: { id: reviewId, mentorId },
      include: { mentee: { select: { name: true } } },
    })
    if (!review) throw new NotFoundError('Review not found')
    const now = app.clock.now()
    const right = canAnswerReview({ ...review, isHidden: review.hiddenAt !== null }, now)
    if (!right.allowed) throw new ReviewNotOpenError(right.reason)
    if (review.mentee && namesPerson(answer, review.mentee.name))
      throw new ValidationError([{ path: 'answer', message: 'Leave out the name of your mentee' }])
    const when = review.answeredAt ? { answerEditedAt: now } : { answeredAt: now }
    await tx.review.update({ where: { id: reviewId }, data: { answer, ...when }, select: { id: true } })
    if (!review.answeredAt) await announceAnswer(tx, review.bookingId)
    await publishBookingChange(tx, { ...review, id: review.bookingId })
  })
}
