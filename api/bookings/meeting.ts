/** Where a session is held: its room, and what happens when one side presses Join. */
import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import type { SideMember } from '../graphql/identity.ts'
import { isTimeToJoin } from '../rules/time/joining.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { publishBookingChange, ownBookings } from './sides.ts'
import { randomBytes } from 'node:crypto'
import type { Settings } from '../config.ts'

/** An unguessable room for a session; null when mentors enter their own links. */
export const meetingRoom = ({ meetingBaseUrl }: Pick<Settings, 'meetingBaseUrl'>): string | null =>
  meetingBaseUrl ? `${meetingBaseUrl}/plumbline-${randomBytes(18).toString('base64url')}` : null

/**
 * Answers the meeting link; null if there is none yet or the booking is not confirmed. Records a press on our page from 15 minutes before
 * the session until its end: both sides and administrators see the first, the last and how many. A second press within a minute
 * is not counted. Throws NotFoundError for a booking of other people.
 */
export async function joinSession(
  app: Pick<App, 'db' | 'clock'>,
  member: SideMember,
  { bookingId, isPress }: { bookingId: number; isPress: boolean },
): Promise<string | null> {
  const booking = await app.db.booking.findFirst({
    where: { id: bookingId, AND: [ownBookings(member)] },
    select: { id: true, status: true, startsAt: true, endsAt: true, meetingLink: true, mentorId: true, menteeId: true },
  })
  if (!booking) throw new NotFoundError('Booking not found')
  const { status, startsAt, endsAt, meetingLink } = booking
  if (status !== 'confirmed' || !startsAt || !endsAt || meetingLink === null) return null
  const now = app.clock.now()
  if (!isPress || !isTimeToJoin({ startsAt, endsAt }, now)) return meetingLink
  await inTransaction(app.db, async (tx) => {
    const noted = await tx.$executeRaw`
      INSERT INTO booking_joins AS j (booking_id, side, starts_at, first_at, last_at)
      VALUES (${bookingId}, ${member.type}::booking_actor, ${startsAt}, ${now}, ${now})
      ON CONFLICT (booking_id, side, starts_at) DO UPDATE SET last_at = EXCLUDED.last_at, presses = j.presses + 1
      WHERE j.last_at <= EXCLUDED.last_at - interval '1 minute'`
    if (noted > 0) await publishBookingChange(tx, booking)
  })
  return meetingLink
}
