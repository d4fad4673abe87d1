import { ViewerType } from '../accounts/viewer.graphql.ts'
import { builder } from '../graphql/builder.ts'
import { SESSION_MINUTES } from '../rules/constants.ts'
import { upcomingSessions } from './sessions.graphql.ts'

interface Progress {
  completed: number
  upcoming: number
}

const MenteeProgress = builder.objectRef<Progress>('MenteeProgress').implement({
  description: 'How far a mentee has come.',
  fields: (t) => ({
    sessionsCompleted: t.exposeInt('completed', { description: 'Sessions that are marked as completed.' }),
    hours: t.float({
      description: 'Hours of mentoring: three quarters for each completed session.',
      resolve: ({ completed }) => (completed * SESSION_MINUTES) / 60,
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
        db.booking.count({ where: { menteeId, status: 'completed', startsAt: { not: null } } }),
        db.booking.count({ where: { menteeId, AND: [upcomingSessions(member, clock.now())] } }),
      ])
      return { completed, upcoming }
    },
  }),
)
