import { ATTENDANCE_DUE_MS, LINK_DUE_MS } from '../rules/workshops/workshopsToDo.ts'
import { isSelfOrAdmin } from '../accounts/viewer.ts'
import { ViewerType } from '../accounts/viewer.graphql.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { builder } from '../graphql/builder.ts'
import type { Context } from '../graphql/context.ts'
import { LOOKUP } from '../graphql/declared.ts'
import { NO_ID } from '../graphql/nodeId.ts'
import { TOTAL_COUNT } from '../graphql/tablePages.ts'
import { workshopFiltersSchema } from '../rules/inputs/filters.ts'
import { readInput } from '../rules/inputs/fields/issues.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { isOrganiser, listedWorkshops, visibleWorkshops, IN_STATE } from './whichWorkshops.ts'
import { WorkshopType } from './workshop.graphql.ts'

builder.queryField('workshop', (t) =>
  t.prismaField({
    type: WorkshopType,
    nullable: true,
    authScopes: { public: true },
    reads: [],
    description: 'An approved workshop; in any state for its mentor and administrators. Null otherwise.',
    args: { id: t.arg.int({ description: 'Numeric id.' }) },
    resolve: (query, _root, { id }, context) =>
      context.db.workshop.findFirst({ ...query, where: { id, AND: [visibleWorkshops(context)] } }),
  }),
)

builder.queryField('workshops', (t) =>
  t.prismaConnection(
    {
      type: WorkshopType,
      cursor: 'id',
      authScopes: { public: true },
      // Mentors: whether they are listed.
      reads: ['workshops', 'mentors'],
      description: 'Approved workshops from today in IST on, the next one first.',
      args: {
        branch: t.arg.string({
          required: false,
          description: 'Of that branch, by whichever of its names. An empty text, `all` and `any` mean no filter.',
        }),
      },
      resolve: (query, _root, args, { db, clock }) =>
        db.workshop.findMany({
          ...query,
          where: listedOf(args, clock.now()),
          orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
        }),
    },
    {
      fields: (connection) => ({
        totalCount: connection.int({
          ...TOTAL_COUNT,
          resolve: ({ args }, _args, { db, clock }) => db.workshop.count({ where: listedOf(args, clock.now()) }),
        }),
      }),
    },
  ),
)

const listedOf = (args: object, now: Date) => listedWorkshops(now, readInput(workshopFiltersSchema, args).branch)

builder.objectField(ViewerType, 'workshops', (t) =>
  t.prismaConnection({
    type: WorkshopType,
    cursor: 'id',
    description:
      "A mentor's own workshops in whatever state: those to come, the next one first, then those that have begun, the last one first. Empty for others.",
    resolve: (query, _viewer, _args, context) =>
      ownPage(query, context.member?.type === 'mentor' ? context.member.id : NO_ID, context),
  }),
)

builder.queryField('mentorWorkshops', (t) =>
  t.prismaConnection({
    type: WorkshopType,
    cursor: 'id',
    authScopes: { mentor: true, admin: true },
    description: "A mentor's workshops, as `Viewer.workshops` orders them. For that mentor and administrators.",
    args: { mentorId: t.arg.int({ description: 'Numeric id.' }) },
    resolve: (query, _root, { mentorId }, context) => {
      if (!isSelfOrAdmin(context, 'mentor', mentorId)) throw new NotFoundError('Mentor not found')
      return ownPage(query, mentorId, context)
    },
  }),
)

interface Selected {
  take: number
  skip: number
  cursor?: Prisma.WorkshopWhereUniqueInput
  include?: Prisma.WorkshopInclude
}

/** A page as Prisma asks for it. An index has each part of the order: those to come, and those that have begun. */
async function ownPage(
  { take, skip, cursor, ...selection }: Selected,
  mentorId: number,
  { db, clock }: Pick<Context, 'db' | 'clock'>,
) {
  const now = clock.now()
  const place =
    cursor && (await db.workshop.findFirst({ where: { id: cursor.id ?? NO_ID, mentorId }, select: { startsAt: true } }))
  // Nothing comes after a workshop that was deleted.
  if (place === null) return []
  const readPart = (isToCome: boolean, page: Partial<Selected>) => {
    const way = isToCome ? 'asc' : 'desc'
    return db.workshop.findMany({
      ...selection,
      ...page,
      where: { mentorId, startsAt: isToCome ? { gt: now } : { lte: now } },
      orderBy: [{ startsAt: way }, { id: way }],
    })
  }
  const isBack = take < 0
  const isToCome = place ? place.startsAt > now : !isBack
  const near = await readPart(isToCome, { take, skip, ...(cursor && { cursor }) })
  const missing = Math.abs(take) - near.length
  // Those to come are the first part: nothing stands before it, and nothing after the other one.
  if (missing === 0 || isToCome === isBack) return near
  const far = await readPart(!isToCome, { take: isBack ? -missing : missing })
  return isBack ? [...far, ...near] : [...near, ...far]
}

const PRESENT = {
  seat: 'registered',
  attendedAt: { not: null },
} as const satisfies Prisma.WorkshopRegistrationWhereInput

/** The rule `workshopToDo` as a filter: workshops for which their mentor has something to do. */
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
