import type { App } from '../../app.ts'
import type { MentorId } from '../../graphql/identity.ts'
import { databaseRateLimiter } from '../../database/rateLimiter.ts'
import { inTransaction } from '../../database/transaction.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { announceMeetingLink } from './announceMeetingLink.ts'
import { publishBookingChange } from '../sides.ts'

/** Of one booking: each is a mail to both sides. */
const CHANGES = { max: 10, windowSeconds: 60 * 60 }

/**
 * The mentor of a confirmed session enters where it is held; answers the booking's id. Both sides hear of a change,
 * nobody of the same link again. NotFoundError for anyone else's, RateLimitedError past ten changes an hour.
 */
export async function setMeetingLink(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  mentorId: MentorId,
  { bookingId, meetingLink }: { bookingId: number; meetingLink: string },
): Promise<number> {
  const own = { id: bookingId, mentorId, status: 'confirmed' } as const
  await inTransaction(app.db, async (tx) => {
    const [changed] = await tx.booking.updateManyAndReturn({
      where: { ...own, OR: [{ meetingLink: null }, { meetingLink: { not: meetingLink } }] },
      data: { meetingLink, calendarSequence: { increment: 1 } },
      select: { menteeId: true },
    })
    if (!changed) {
      if ((await tx.booking.count({ where: own })) === 0) throw new NotFoundError('Booking not found')
      return
    }
    await databaseRateLimiter(tx, app.clock, app.config.rateLimitFactor).take(`link:${bookingId}`, CHANGES)
    await announceMeetingLink(tx, app, bookingId)
    await publishBookingChange(tx, { id: bookingId, mentorId, menteeId: changed.menteeId })
  })
  return bookingId
}
