import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'

/**
 * Asks our team, once, to look at the review of a booking whose payment is returned in full: stars that cost nothing can be
 * given again and again. It stays until then, as money that goes back for a bad session must not take its review along.
 * A session that its mentor missed is reviewed although all went back.
 */
export async function reportReturned(tx: Transaction, { clock }: Pick<App, 'clock'>, bookingId: number): Promise<void> {
  const review = await tx.review.findFirst({
    where: { bookingId, booking: { NOT: { status: 'cancelled', noShow: { isNot: null } } } },
    select: { id: true },
  })
  if (!review) return
  const details = 'The payment was returned in full after this review.'
  await tx.reviewReport.createMany({
    data: [{ reviewId: review.id, reporterType: null, reason: 'fake', details, createdAt: clock.now() }],
    skipDuplicates: true,
  })
}
