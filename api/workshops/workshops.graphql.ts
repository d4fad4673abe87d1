import { isSelfOrAdmin } from '../accounts/self.ts'
import { ViewerType } from '../accounts/viewer.graphql.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { builder } from '../graphql/builder.ts'
import type { Context } from '../graphql/context.ts'
import { NO_ID, nodeId } from '../graphql/nodeId.ts'
import { workshopFiltersSchema } from '../rules/inputs/filters.ts'
import { readInput } from '../rules/inputs/fields/issues.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { ownWorkshopsPage, type Page } from './ownWorkshops.ts'
import { listedWorkshops, visibleWorkshops } from './visibleWorkshops.ts'
import { WorkshopType } from './workshop.graphql.ts'

const COUNT = 'How many there are on all pages.'
/** Not the plugin's option of that name: its field has neither a description nor a cost. */
const TOTAL_COUNT = { extensions: { pothosPrismaTotalCount: true }, cost: { work: 20 } }

builder.queryField('workshop', (t) =>
  t.prismaField({
    type: WorkshopType,
    nullable: true,
    authScopes: { public: true },
    reads: [],
    description: 'An approved workshop; in any state for its mentor and administrators. Null otherwise.',
    args: { id: t.arg.int({ description: 'Numeric id.' }) },
    resolve: (query, _root, { id }, context) =>
      context.db.workshop.findFirst({ ...query, where: { id: nodeId(id), AND: [visibleWorkshops(context)] } }),
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
          description: COUNT,
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

async function ownPage(
  { take, skip, cursor, ...selection }: Selected,
  mentorId: number,
  { db, clock }: Pick<Context, 'db' | 'clock'>,
) {
  const page: Page = { take, skip, ...(cursor && { cursor: { id: cursor.id ?? NO_ID } }) }
  const ids = await ownWorkshopsPage(db, { mentorId, now: clock.now() }, page)
  const rows = await db.workshop.findMany({ ...selection, where: { id: { in: ids } } })
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
