import type { z } from 'zod/mini'
import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import { publishBookingChange } from '../bookings/sides.ts'
import { inTransaction } from '../database/transaction.ts'
import { CHANGE_ERRORS } from '../graphql/errors.ts'
import { administratorOf, type Administrator } from '../graphql/identity.ts'
import { mutation } from '../graphql/mutation.ts'
import { rowNow } from '../graphql/rowNow.ts'
import type { AuditSubject } from '../rules/auditActions.ts'
import { hideReviewSchema } from '../rules/inputs/reviews.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { announceHiding } from './announceReviews.ts'

/** Of two administrators the first counts: the same again changes nothing, and nobody hears of it. */
function hiding(name: 'hideReview' | 'restoreReview', isHidden: boolean, description: string, done: string): void {
  mutation(name, {
    description,
    authScopes: { admin: true },
    errors: CHANGE_ERRORS,
    input: {
      name: 'HideReviewInput',
      description: 'Which review, and why.',
      argument: 'Review and reason.',
      fields: (t) => ({
        reviewId: t.int({ description: 'Numeric id of the review.' }),
        reason: t.string({ description: 'For both sides, 5 to 500 characters.' }),
      }),
      schema: hideReviewSchema,
    },
    resolve: async (context, input) => {
      await setHidden(context, administratorOf(context), { ...input, isHidden })
      return input
    },
    payload: { description: done, fields: (t) => ({ review: rowNow(t, 'Review', 'reviewId', 'As it is now.') }) },
  })
}

hiding(
  'hideReview',
  true,
  'Hides a review, so that it no longer counts, and resolves the reports of it. Both sides get the reason. Administrators only.',
  'Only its two sides and administrators see the review.',
)
hiding(
  'restoreReview',
  false,
  'Shows a hidden review again, so that it counts. Both sides get the reason. Administrators only.',
  'Everybody sees the review.',
)

/** Throws NotFoundError. */
export async function setHidden(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  by: Pick<Administrator, 'id' | 'username'>,
  { reviewId, reason, isHidden }: z.infer<typeof hideReviewSchema> & { isHidden: boolean },
): Promise<void> {
  const now = app.clock.now()
  await inTransaction(app.db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM reviews WHERE id = ${reviewId} FOR UPDATE`
    const select = { bookingId: true, mentorId: true, menteeId: true, hiddenAt: true } as const
    const review = await tx.review.findUnique({ where: { id: reviewId }, select })
    if (!review) throw new NotFoundError('Review not found')
    if ((review.hiddenAt !== null) === isHidden) return
    const { bookingId, mentorId, menteeId } = review
    if (isHidden)
      await tx.reviewReport.updateMany({
        where: { reviewId, resolvedAt: null },
        data: { resolvedAt: now, note: `Hidden: ${reason}` },
      })
    const subjects: AuditSubject[] = [`review:${reviewId}`, `booking:${bookingId}`, `mentor:${mentorId}`]
    if (menteeId !== null) subjects.push(`mentee:${menteeId}`)
    const state = (hidden: boolean) => ({ status: hidden ? 'hidden' : 'shown' })
    await record(tx, app, by, {
      action: isHidden ? 'review.hidden' : 'review.restored',
      subjects,
      reason,
      before: state(!isHidden),
      after: state(isHidden),
    })
    await announceHiding(tx, app, { bookingId, reason, isHidden, at: now })
    await publishBookingChange(tx, { id: bookingId, mentorId, menteeId })
    // Last, as it locks the mentor's row: their rating changes with it.
    await tx.review.update({
      where: { id: reviewId },
      data: isHidden ? { hiddenAt: now, hiddenReason: reason } : { hiddenAt: null, hiddenReason: null },
      select: { id: true },
    })
  })
}
