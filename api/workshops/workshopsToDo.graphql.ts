import { ViewerType } from '../accounts/viewer.graphql.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { builder } from '../graphql/builder.ts'
import { LOOKUP } from '../graphql/declaredCosts.ts'
import { ATTENDANCE_DUE_MS, LINK_DUE_MS } from '../rules/workshops/workshopsToDo.ts'
import { IN_STATE } from './states.ts'
import { isOrganiser } from './visibleWorkshops.ts'

const PRESENT = {
  seat: 'registered',
  attendedAt: { not: null },
} as const satisfies Prisma.WorkshopRegistrationWhereInput

/** Workshops for which their mentor has something to do: `workshopToDo` of the rules, as a filter. */
function toDo(now: Date): Prisma.WorkshopWhereInput {
  const at = now.getTime()
  return {
    OR: [
      { ...IN_STATE.rejected, startsAt: { gt: now } },
      { ...IN_STATE.approved, meetingLink: null, startsAt: { gt: now, lte: new Date(at + LINK_DUE_MS) } },
      {
        ...IN_STATE.approved,
        startsAt: { gt: new Date(at - ATTENDANCE_DUE_MS), lte: now },
        registeredCount: { gt: 0 },
        registrations: { none: PRESENT },
      },
    ],
  }
}

builder.objectField(ViewerType, 'workshopsToDo', (t) =>
  t.int({
    description:
      'How many of their workshops wait for the mentor: rejected, without a meeting link 48 hours before the start, or with attendance to mark. 0 for others.',
    cost: { work: LOOKUP },
    resolve: (_viewer, _args, { db, clock, member }) =>
      member?.type === 'mentor' ? db.workshop.count({ where: { mentorId: member.id, ...toDo(clock.now()) } }) : 0,
  }),
)

builder.prismaObjectFields('Workshop', (t) => ({
  attendedCount: t.int({
    nullable: true,
    description: 'People who are marked as present. For its mentor and administrators; null for everyone else.',
    cost: { work: 1 },
    select: { mentorId: true, _count: { select: { registrations: { where: PRESENT } } } },
    resolve: ({ mentorId, _count }, _args, context) => (isOrganiser(context, mentorId) ? _count.registrations : null),
  }),
}))
