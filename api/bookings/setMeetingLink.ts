import type { App } from '../app.ts'
import { publish } from '../database/pubsub.ts'
import { inTransaction } from '../database/transaction.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { announceMeetingLink } from './announceMeetingLink.ts'
import { bookingTopic } from './confirmBooking.ts'

/**
 * The mentor of a confirmed session enters where it is held; answers the booking's id. Both sides hear of a change,
 * nobody of the same link again. NotFoundError for anyone else's.
 */
export async function setMeetingLink(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  mentorId: number,
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
    await announceMeetingLink(tx, app, bookingId)
    await publish(tx, bookingTopic('mentor', mentorId), { bookingId })
    if (changed.menteeId !== null) await publish(tx, bookingTopic('mentee', changed.menteeId), { bookingId })
  })
  return bookingId
}
