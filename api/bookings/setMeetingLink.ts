import type { App } from '../app.ts'
import { NotFoundError } from '../rules/userErrors.ts'

/** The mentor of a confirmed session enters where it is held; answers the booking's id. NotFoundError for anyone else's. */
export async function setMeetingLink(
  { db }: Pick<App, 'db'>,
  mentorId: number,
  { bookingId, meetingLink }: { bookingId: number; meetingLink: string },
): Promise<number> {
  const { count } = await db.booking.updateMany({
    where: { id: bookingId, mentorId, status: 'confirmed' },
    data: { meetingLink },
  })
  if (count === 0) throw new NotFoundError('Booking not found')
  return bookingId
}
