import type { MailPart } from '../contracts/parts.ts'

const bookingIn = ({ dedupeKey }: { dedupeKey: string }) => Number(dedupeKey.split(':')[1])

export const reviewMails: readonly MailPart[] = [
  {
    kind: 'review-asked',
    // Reviewed, called off or returned by now, or one side says that the other did not come.
    isStillTrue: async (db, email) =>
      (await db.booking.count({
        where: {
          id: bookingIn(email),
          review: null,
          status: { in: ['confirmed', 'completed'] },
          OR: [{ paymentStatus: { not: 'refunded' } }, { keptUnpaidAt: { not: null } }],
          NOT: { noShow: { finding: null } },
        },
      })) > 0,
  },
]
