import type { MailPart } from '../contracts/parts.ts'

const bookingIn = ({ dedupeKey }: { dedupeKey: string }) => Number(dedupeKey.split(':')[1])

export const reviewMails: readonly MailPart[] = [
  {
    kind: 'review-asked',
    // Reviewed or called off by now.
    isStillTrue: async (db, email) =>
      (await db.booking.count({
        where: { id: bookingIn(email), review: null, status: { in: ['confirmed', 'completed'] } },
      })) > 0,
  },
]
