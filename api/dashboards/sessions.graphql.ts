import { ViewerType } from '../accounts/viewer.graphql.ts'
import { BookingType } from '../bookings/booking.graphql.ts'
import { visibleBookings } from '../bookings/sides.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { builder } from '../graphql/builder.ts'
import { enumOf } from '../graphql/enumOf.ts'
import { LOOKUP } from '../graphql/declared.ts'
import type { Member } from '../graphql/identity.ts'
import { dateOnly, istDate } from '../rules/time/time.ts'

const SessionTime = enumOf('SessionTime', 'Which of their sessions.', {
  upcoming:
    'Confirmed ones until they are marked as completed, and for a mentee the one that is being paid for. Soonest first; a mentor, who cannot mark them, reads those that are over last.',
  past: 'Completed and cancelled ones, latest first; also those that are over and can never be marked, as the account of their mentee is gone.',
})

/** Sessions that are over and can still be marked, or not. */
const overWhere = (now: Date, canBeMarked: boolean): Prisma.BookingWhereInput => ({
  endsAt: { lte: now },
  menteeId: canBeMarked ? { not: null } : null,
})

/** Sessions that are not over and those that their mentee has not marked as completed yet. Plans have no time. */
function upcomingSessions(now: Date): Prisma.BookingWhereInput {
  return {
    startsAt: { not: null },
    OR: [
      { status: 'confirmed', OR: [{ endsAt: { gt: now } }, overWhere(now, true)] },
      { status: 'pending', holdExpiresAt: { gt: now } },
    ],
  }
}

function pastSessions(now: Date): Prisma.BookingWhereInput {
  return {
    startsAt: { not: null },
    OR: [{ status: { in: ['completed', 'cancelled'] } }, { status: 'confirmed', ...overWhere(now, false) }],
  }
}

/** Part of a list, as Prisma pages it: backwards if `take` is negative. */
interface Page {
  take: number
  skip: number
  cursor?: { id: number }
}

interface TwoParts<Row> {
  first: (page: Page) => Promise<Row[]>
  second: (page: Page) => Promise<Row[]>
  isInSecond: (id: number) => Promise<boolean>
}

/** A page of a list of two parts: the second goes on where the first ends. */
async function inTwoParts<Row>(page: Page, { first, second, isInSecond }: TwoParts<Row>): Promise<Row[]> {
  const isBackwards = page.take < 0
  const [start, rest] = isBackwards ? [second, first] : [first, second]
  const from = page.cursor ? ((await isInSecond(page.cursor.id)) ? second : first) : start
  const rows = await from(page)
  const missing = Math.abs(page.take) - rows.length
  if (missing === 0 || from !== start) return rows
  const more = await rest({ take: isBackwards ? -missing : missing, skip: 0 })
  return isBackwards ? [...more, ...rows] : [...rows, ...more]
}

const TO_ANSWER = 10

/** What the other side has asked: whether they missed it, and, of a mentee, whether another time suits. */
function toAnswer(member: Pick<Member, 'type'> | null, now: Date): Prisma.BookingWhereInput {
  const isMentee = member?.type === 'mentee'
  const reportedBy = isMentee ? 'mentor' : 'mentee'
  const missed: Prisma.BookingWhereInput = { noShow: { reportedBy, answer: null } }
  const proposed = { proposalExpiresAt: { gt: now }, startsAt: { gt: now } }
  return { status: 'confirmed', OR: isMentee ? [missed, proposed] : [missed] }
}

interface Progress {
  completed: number
  /** Of the completed sessions together. */
  minutes: number
  upcoming: number
}

const MenteeProgress = builder.objectRef<Progress>('MenteeProgress').implement({
  description: 'How far a mentee has come.',
  fields: (t) => ({
    sessionsCompleted: t.exposeInt('completed', { description: 'Sessions that are marked as completed.' }),
    hours: t.float({
      description: 'Hours of mentoring: the durations of the completed sessions.',
      resolve: ({ minutes }) => minutes / 60,
    }),
    upcoming: t.exposeInt('upcoming', {
      description:
        'Sessions that are confirmed or being paid for; a confirmed one counts until it is marked as completed.',
    }),
  }),
})

builder.objectFields(ViewerType, (t) => ({
  nextSession: t.prismaField({
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
  sessionsToAnswer: t.prismaField({
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
  bookedSessions: t.prismaConnection({
    type: BookingType,
    cursor: 'id',
    description: 'Their sessions, for either side; plans are in `bookings`. Empty for community members.',
    args: { time: t.arg({ type: SessionTime, description: 'Which of them.' }) },
    resolve: (query, _viewer, { time }, { db, clock, member }) => {
      const now = clock.now()
      const isUpcoming = time === 'upcoming'
      const order = isUpcoming ? 'asc' : 'desc'
      const own = [
        visibleBookings({ member, administrator: null }),
        isUpcoming ? upcomingSessions(now) : pastSessions(now),
      ]
      const { take, skip, cursor, ...selection } = query as typeof query & { cursor?: { id: number } }
      const asked: Page = { take, skip, ...(cursor && { cursor }) }
      const read = (part: Prisma.BookingWhereInput, page: Page) =>
        db.booking.findMany({
          ...selection,
          ...page,
          where: { AND: [...own, part] },
          orderBy: [{ startsAt: order }, { id: order }],
        })
      if (!isUpcoming || member?.type !== 'mentor') return read({}, asked)
      return inTwoParts(asked, {
        first: (page) => read({ endsAt: { gt: now } }, page),
        second: (page) => read({ endsAt: { lte: now } }, page),
        isInSecond: async (id) => (await db.booking.count({ where: { id, endsAt: { lte: now } } })) > 0,
      })
    },
  }),
  progress: t.field({
    type: MenteeProgress,
    nullable: true,
    description: 'Only for a mentee; null for other kinds of account. What they did last is `bookings(first: 5)`.',
    resolve: async ({ type, id: menteeId }, _args, { db, clock }) => {
      if (type !== 'mentee') return null
      const [completed, upcoming] = await Promise.all([
        db.booking.aggregate({
          where: { menteeId, status: 'completed', startsAt: { not: null } },
          _count: true,
          _sum: { duration: true },
        }),
        db.booking.count({ where: { menteeId, AND: [upcomingSessions(clock.now())] } }),
      ])
      return { completed: completed._count, minutes: completed._sum.duration ?? 0, upcoming }
    },
  }),
  hasUpcoming: t.boolean({
    description:
      'Whether a mentee has something ahead: a session, a slot to pay for, a running plan, a seat in a workshop of today or later, or one that is offered. False for other kinds of account.',
    // Four statements.
    cost: { work: 4 * LOOKUP },
    resolve: async ({ type, id: menteeId }, _args, { db, clock }) => {
      if (type !== 'mentee') return false
      const now = clock.now()
      const found = await Promise.all([
        db.booking.findFirst({
          where: { menteeId, OR: [upcomingSessions(now), { status: 'pending', holdExpiresAt: { gt: now } }] },
          select: { id: true },
        }),
        db.planSubscription.findFirst({ where: { menteeId, status: 'active' }, select: { id: true } }),
        db.workshopRegistration.findFirst({
          where: { menteeId, seat: 'registered', workshop: { date: { gte: dateOnly(istDate(now)) } } },
          select: { id: true },
        }),
        db.waitingListEntry.findFirst({
          where: { menteeId, OR: [{ state: 'offered', offerExpiresAt: { gt: now } }, { state: 'registering' }] },
          select: { id: true },
        }),
      ])
      return found.some((row) => row !== null)
    },
  }),
}))
