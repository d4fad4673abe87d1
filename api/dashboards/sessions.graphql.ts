import { ViewerType } from '../accounts/viewer.graphql.ts'
import { BookingType } from '../bookings/booking.graphql.ts'
import { visibleBookings } from '../bookings/sides.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { builder } from '../graphql/builder.ts'
import type { Member } from '../graphql/identity.ts'

const SessionTime = builder.enumType('SessionTime', {
  description: 'Which of their sessions.',
  values: {
    UPCOMING: {
      value: 'upcoming',
      description:
        'Confirmed ones that are not over; for a mentee also the one that is being paid for and those that they have not marked as completed yet. Soonest first.',
    },
    PAST: {
      value: 'past',
      description: 'Completed and cancelled ones, and for a mentor all that are over; latest first.',
    },
  } as const,
})

/** Whose sessions they are: only a mentee marks one as completed. */
type Reader = Pick<Member, 'type'> | null

/**
 * Sessions that are still to be held, or being held; plans have no time and are none. To a mentee a confirmed one counts
 * as upcoming until they mark it as completed.
 */
export function upcomingSessions(reader: Reader, now: Date): Prisma.BookingWhereInput {
  return {
    startsAt: { not: null },
    OR: [
      { status: 'confirmed', ...(reader?.type !== 'mentee' && { endsAt: { gt: now } }) },
      { status: 'pending', holdExpiresAt: { gt: now } },
    ],
  }
}

function pastSessions(reader: Reader, now: Date): Prisma.BookingWhereInput {
  return {
    startsAt: { not: null },
    OR: [
      { status: { in: ['completed', 'cancelled'] } },
      ...(reader?.type === 'mentee' ? [] : [{ status: 'confirmed' as const, endsAt: { lte: now } }]),
    ],
  }
}

builder.objectField(ViewerType, 'nextSession', (t) =>
  t.prismaField({
    type: BookingType,
    nullable: true,
    description: 'The confirmed session that is being held or comes next, for either side; null when there is none.',
    resolve: (query, _viewer, _args, { db, clock, member }) =>
      db.booking.findFirst({
        ...query,
        where: {
          AND: [visibleBookings({ member, administrator: null })],
          status: 'confirmed',
          endsAt: { gt: clock.now() },
        },
        orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
      }),
  }),
)

/** More is not shown at once; the lists have them all. */
const TO_ANSWER = 10

/** What the other side has asked: whether they missed it, and, of a mentee, whether another time suits. */
function toAnswer(member: Pick<Member, 'type'> | null, now: Date): Prisma.BookingWhereInput {
  const isMentee = member?.type === 'mentee'
  const reportedBy = isMentee ? 'mentor' : 'mentee'
  const missed: Prisma.BookingWhereInput = { noShow: { reportedBy, answer: null } }
  const proposed = { proposalExpiresAt: { gt: now }, startsAt: { gt: now } }
  return { status: 'confirmed', OR: isMentee ? [missed, proposed] : [missed] }
}

builder.objectField(ViewerType, 'sessionsToAnswer', (t) =>
  t.prismaField({
    type: [BookingType],
    cost: { items: TO_ANSWER },
    description:
      'Sessions of which they were asked something: whether they missed it, or, for a mentee, whether a proposed time suits. Soonest first, ten at most. Empty for community members.',
    resolve: (query, _viewer, _args, { db, clock, member }) =>
      db.booking.findMany({
        ...query,
        where: { AND: [visibleBookings({ member, administrator: null }), toAnswer(member, clock.now())] },
        orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
        take: TO_ANSWER,
      }),
  }),
)

builder.objectField(ViewerType, 'bookedSessions', (t) =>
  t.prismaConnection({
    type: BookingType,
    cursor: 'id',
    description: 'Their sessions, for either side; plans are in `bookings`. Empty for community members.',
    args: { time: t.arg({ type: SessionTime, description: 'Which of them.' }) },
    resolve: (query, _viewer, { time }, { db, clock, member }) => {
      const order = time === 'upcoming' ? 'asc' : 'desc'
      const now = clock.now()
      return db.booking.findMany({
        ...query,
        where: {
          AND: [
            visibleBookings({ member, administrator: null }),
            time === 'upcoming' ? upcomingSessions(member, now) : pastSessions(member, now),
          ],
        },
        orderBy: [{ startsAt: order }, { id: order }],
      })
    },
  }),
)
