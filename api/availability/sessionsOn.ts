import type { Prisma } from '../generated/prisma/client.ts'
import { busyFrom, type DaysOffRow } from '../mentors/daysOff.ts'

/** A mentor's confirmed sessions that are not over and touch one of these ranges of days, soonest first. */
export function sessionsOn(mentorId: number, ranges: readonly DaysOffRow[], now: Date) {
  const touches = ranges.map(busyFrom).map(({ startsAt, endsAt }) => ({
    startsAt: { lt: endsAt },
    endsAt: { gt: startsAt },
  }))
  return {
    where: { mentorId, status: 'confirmed', endsAt: { gt: now }, AND: [{ OR: touches }] },
    orderBy: { startsAt: 'asc' },
  } satisfies Prisma.BookingFindManyArgs
}
