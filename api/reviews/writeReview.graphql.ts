import type { z } from 'zod/mini'
import type { App } from '../app.ts'
import { lockMentee } from '../bookings/locks.ts'
import { publishBookingChange } from '../bookings/sides.ts'
import { bookingStateOf } from '../bookings/rights.ts'
import { completed } from '../bookings/afterwards/afterSession.graphql.ts'
import { inTransaction } from '../database/transaction.ts'
import { CHANGE_ERRORS } from '../graphql/errors.ts'
import { menteeOf, type MenteeId } from '../graphql/identity.ts'
import { mutation, type InputFields } from '../graphql/mutation.ts'
import { rowNow } from '../graphql/rowNow.ts'
import { canComplete } from '../rules/bookings/bookingRights.ts'
import { canEditReview, canReview } from '../rules/bookings/reviewRights.ts'
import { editReviewSchema, writeReviewSchema, type ReviewWords } from '../rules/inputs/reviews.ts'
import { namesPerson } from '../rules/text/contactDetails.ts'
import { NotFoundError, RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { announceReview } from './announceReviews.ts'
import { REVIEWED, reviewedBookingOf } from './reviewedBooking.ts'
import { ReviewNotOpenError } from './reviewErrors.graphql.ts'
import { ReviewTagType } from './reviews.graphql.ts'

/** Changes of texts that everybody reads: each empties the answers that are kept for visitors. */
export const WRITING = { max: 30, windowSeconds: 24 * 60 * 60 }

const wordFields = (t: InputFields) => ({
  stars: t.int({ description: '1 to 5.' }),
  tags: t.field({ type: [ReviewTagType], required: false, description: 'At most three, none twice.' }),
  body: t.string({
    required: false,
    description:
      'Empty for stars alone, or 20 to 1,500 characters; trimmed. Without contact details and names of its mentee.',
  }),
  outcomeScore: t.int({
    required: false,
    description: 'Whether it met what the mentee came for, 1 to 5: for administrators and the recommended order only.',
  }),
})

const ERRORS = [...CHANGE_ERRORS, ReviewNotOpenError, RateLimitedError]

mutation('writeReview', {
  description:
    'The mentee reviews a session or a package, once. Allowed is `Booking.viewerCanReview`. A session that is over is then completed. At most 30 reviews and edits a day.',
  authScopes: { mentee: true },
  errors: ERRORS,
  input: {
    description: 'A review.',
    argument: 'Booking and review.',
    fields: (t) => ({ bookingId: t.int({ description: 'Numeric id of the booking.' }), ...wordFields(t) }),
    schema: writeReviewSchema,
  },
  resolve: async (context, input) => {
    await writeReview(context, menteeOf(context), input)
    return input
  },
  payload: {
    description: 'Everybody sees the review.',
    fields: (t) => ({ booking: rowNow(t, 'Booking', 'bookingId', 'The booking with its review.') }),
  },
})

mutation('editReview', {
  description: 'The mentee replaces their review, for 48 hours. Allowed is `Review.viewerCanEdit`.',
  authScopes: { mentee: true },
  errors: ERRORS,
  input: {
    description: 'A review in place of the one before.',
    argument: 'Review and words.',
    fields: (t) => ({ reviewId: t.int({ description: 'Numeric id of the review.' }), ...wordFields(t) }),
    schema: editReviewSchema,
  },
  resolve: async (context, input) => {
    await editReview(context, menteeOf(context), input)
    return input
  },
  payload: {
    description: 'The review is replaced.',
    fields: (t) => ({ review: rowNow(t, 'Review', 'reviewId', 'The review as it is now.') }),
  },
})

type Deps = Pick<App, 'db' | 'clock' | 'config' | 'limiter'>

/** The words of a review as they are stored. Throws ValidationError if they name their mentee. */
function columnsOf({ stars, tags, body, outcomeScore }: ReviewWords, menteeName: string) {
  if (namesPerson(body, menteeName))
    throw new ValidationError([{ path: 'body', message: 'Leave out your name: a review shows your first name only' }])
  return { stars, tags, body, outcomeScore }
}

/** Throws NotFoundError, ReviewNotOpenError with the reason, ValidationError, RateLimitedError. */
export async function writeReview(
  app: Deps,
  menteeId: MenteeId,
  { bookingId, ...words }: z.infer<typeof writeReviewSchema>,
): Promise<void> {
  await app.limiter.take(`review:mentee:${menteeId}`, WRITING)
  await inTransaction(app.db, async (tx) => {
    // The mentee first, as everywhere; a no-show report at the same moment waits for this, or comes first.
    await lockMentee(tx, menteeId)
    await tx.$queryRaw`SELECT id FROM bookings WHERE id = ${bookingId} AND mentee_id = ${menteeId} FOR UPDATE`
    const booking = await tx.booking.findFirst({
      where: { id: bookingId, menteeId },
      select: { ...REVIEWED, mentee: { select: { name: true } } },
    })
    if (!booking) throw new NotFoundError('Booking not found')
    const now = app.clock.now()
    const right = canReview(reviewedBookingOf(booking, app.config, now), 'mentee', now)
    const { mentorId } = booking
    if (!right.allowed) throw new ReviewNotOpenError(right.reason)
    if (mentorId === null) throw new ReviewNotOpenError('The mentor’s account is closed.')
    const columns = columnsOf(words, booking.mentee!.name)
    if (canComplete(bookingStateOf(booking, app.config, now), 'mentee', now).allowed)
      await tx.booking.update({ where: { id: bookingId }, data: completed(now), select: { id: true } })
    await announceReview(tx, bookingId)
    await publishBookingChange(tx, { id: bookingId, mentorId, menteeId })
    // Last, as it locks the mentor's row: the number of their reviews changes with it.
    await tx.review.create({
      data: { ...columns, bookingId, mentorId, menteeId, createdAt: now },
      select: { id: true },
    })
  })
}

/** Throws NotFoundError, ReviewNotOpenError with the reason, ValidationError, RateLimitedError. */
export async function editReview(
  app: Deps,
  menteeId: MenteeId,
  { reviewId, ...words }: z.infer<typeof editReviewSchema>,
): Promise<void> {
  await app.limiter.take(`review:mentee:${menteeId}`, WRITING)
  await inTransaction(app.db, async (tx) => {
    // Whoever hides it at the same moment waits for this, or comes first.
    await tx.$queryRaw`SELECT id FROM reviews WHERE id = ${reviewId} AND mentee_id = ${menteeId} FOR UPDATE`
    const review = await tx.review.findFirst({
      where: { id: reviewId, menteeId },
      include: { mentee: { select: { name: true } } },
    })
    if (!review) throw new NotFoundError('Review not found')
    const now = app.clock.now()
    const right = canEditReview({ ...review, isHidden: review.hiddenAt !== null }, now)
    if (!right.allowed) throw new ReviewNotOpenError(right.reason)
    const columns = columnsOf(words, review.mentee!.name)
    await publishBookingChange(tx, { ...review, id: review.bookingId })
    await tx.review.update({ where: { id: reviewId }, data: { ...columns, editedAt: now }, select: { id: true } })
  })
}
