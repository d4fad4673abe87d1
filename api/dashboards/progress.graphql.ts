import { ViewerType } from '../accounts/viewer.graphql.ts'
import { builder } from '../graphql/builder.ts'
import { dateOnly, istDate } from '../rules/time/time.ts'
import { upcomingSessions } from './sessions.graphql.ts'

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

builder.objectField(ViewerType, 'progress', (t) =>
  t.field({
    type: MenteeProgress,
    nullable: true,
    description: 'Only for a mentee; null for other kinds of account. What they did last is `bookings(first: 5)`.',
    resolve: async ({ type, id: menteeId }, _args, { db, clock, member }) => {
      if (type !== 'mentee') return null
      const [completed, upcoming] = await Promise.all([
        db.booking.aggregate({
          where: { menteeId, status: 'completed', startsAt: { not: null } },
          _count: true,
          _sum: { duration: true },
        }),
        db.booking.count({ where: { menteeId, AND: [upcomingSessions(member, clock.now())] } }),
      ])
      return { completed: completed._count, minutes: completed._sum.duration ?? 0, upcoming }
    },
  }),
)

builder.objectField(ViewerType, 'hasUpcoming', (t) =>
  t.boolean({
    description:
      'Whether a mentee has something ahead: a session, a slot to pay for, a running plan, or a seat in a workshop of today or later. False for other kinds of account.',
    resolve: async ({ type, id: menteeId }, _args, { db, clock, member }) => {
      if (type !== 'mentee') return false
      const now = clock.now()
      const found = await Promise.all([
        db.booking.findFirst({
          where: { menteeId, OR: [upcomingSessions(member, now), { status: 'pending', holdExpiresAt: { gt: now } }] },
          select: { id: true },
        }),
        db.planSubscription.findFirst({ where: { menteeId, status: 'active' }, select: { id: true } }),
        db.workshopRegistration.findFirst({
          where: { menteeId, seat: 'registered', workshop: { date: { gte: dateOnly(istDate(now)) } } },
          select: { id: true },
        }),
      ])
      return found.some((row) => row !== null)
    },
  }),
)
