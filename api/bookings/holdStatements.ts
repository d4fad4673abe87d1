/** Holds as SQL that gives their `id`, so that an order can be written by the same statement. */
import { Prisma } from '../generated/prisma/client.ts'

/** A pending booking. */
export function newHold({
  startsAt,
  endsAt,
  startDate,
  endDate,
  ...hold
}: Prisma.BookingUncheckedCreateInput): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO bookings (mentor_id, mentee_id, session_type_id, selected_time_slot, starts_at, ends_at, start_date,
      end_date, agenda, package_type, hold_expires_at, held_from, created_at)
    VALUES (${hold.mentorId}::int, ${hold.menteeId}::int, ${hold.sessionTypeId}::int, ${hold.selectedTimeSlot},
      ${startsAt ?? null}::timestamptz, ${endsAt ?? null}::timestamptz, ${startDate ?? null}::date, ${endDate ?? null}::date,
      ${hold.agenda}, ${hold.packageType}::package_type, ${hold.holdExpiresAt}::timestamptz, ${hold.heldFrom}::text,
      ${hold.createdAt}::timestamptz)
    RETURNING id`
}

/** One that is paid for from now on, if it still stands. */
export function begunHold(id: number, agenda: string, holdExpiresAt: Date): Prisma.Sql {
  return Prisma.sql`
    UPDATE bookings SET agenda = ${agenda}, hold_expires_at = ${holdExpiresAt}::timestamptz
    WHERE id = ${id}::int AND status = 'pending' RETURNING id`
}
