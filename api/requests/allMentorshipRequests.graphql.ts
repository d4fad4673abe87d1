import { containing } from '../database/containing.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import type { RequestStatus } from '../generated/prisma/enums.ts'
import type { Database } from '../database/client.ts'
import { builder } from '../graphql/builder.ts'
import { peopleNamed } from '../graphql/peopleNamed.ts'
import {
  beforeArg,
  pageOf,
  pageRows,
  ROWS,
  tableArgs,
  tablePlace,
  TOTAL,
  type SortDirection,
  type Table,
  type TablePage,
  type TablePlace,
} from '../graphql/tablePages.ts'
import { MentorshipRequestType, RequestStatusType } from './mentorshipRequest.graphql.ts'

type RequestTable = Table<Prisma.MentorshipRequestWhereInput, Prisma.MentorshipRequestOrderByWithRelationInput>

/** What the table is sorted by. */
export const REQUEST_COLUMNS = {
  MENTEE: { value: 'mentee', description: 'Who asks, by name.' },
  MENTOR: { value: 'mentor', description: 'Who is asked, by name.' },
  RAISED: { value: 'createdAt', description: 'When it was sent.' },
  PREFERRED: { value: 'preferredDateTime', description: 'When the mentee would like to talk.' },
  STATUS: { value: 'status', description: 'Pending, accepted, declined, withdrawn.' },
} as const

const MentorshipRequestSort = builder.enumType('MentorshipRequestSort', {
  description: "Columns by which the requests' table is sorted.",
  values: REQUEST_COLUMNS,
})
type Column = (typeof MentorshipRequestSort)['$inferType']

interface RequestTableArgs {
  sort?: Column | null | undefined
  status?: RequestStatus | null | undefined
  before?: number | null | undefined
}

/** The rows of the requests' table, and their order. */
export async function requestTable(
  db: Database,
  args: RequestTableArgs,
  { search, direction }: TablePlace,
): Promise<RequestTable> {
  const people = await peopleNamed(db, search)
  return {
    where: {
      ...(people && { OR: [people.mentee, people.mentor, { discussionTopic: containing(search) }] }),
      ...(args.status && { status: args.status }),
      ...(typeof args.before === 'number' && { id: { lt: args.before } }),
    },
    orderBy: args.sort ? [inOrder(args.sort, direction), { id: 'asc' }] : [{ id: 'desc' }],
  }
}

function inOrder(column: Column, sort: SortDirection): Prisma.MentorshipRequestOrderByWithRelationInput {
  return column === 'mentor' || column === 'mentee' ? { [column]: { name: sort } } : { [column]: sort }
}

const MentorshipRequestPage = builder
  .objectRef<TablePage<Prisma.MentorshipRequestWhereInput, Prisma.MentorshipRequestOrderByWithRelationInput>>(
    'MentorshipRequestPage',
  )
  .implement({
    description: "A page of the requests' table. Administrators only.",
    fields: (t) => ({
      rows: t.prismaField({
        ...ROWS,
        type: [MentorshipRequestType],
        resolve: (query, page, _args, { db }) =>
          pageRows(page, {
            ids: async (part) =>
              (await db.mentorshipRequest.findMany({ ...part, select: { id: true } })).map(({ id }) => id),
            rows: (ids, orderBy) => db.mentorshipRequest.findMany({ ...query, where: { id: { in: ids } }, orderBy }),
            count: (where) => db.mentorshipRequest.count({ where }),
          }),
      }),
      total: t.int({ ...TOTAL, resolve: ({ where }, _args, { db }) => db.mentorshipRequest.count({ where }) }),
    }),
  })

builder.queryField('allMentorshipRequests', (t) =>
  t.field({
    type: MentorshipRequestPage,
    authScopes: { admin: true },
    description: 'Every mentorship request, newest first unless sorted. Administrators only.',
    args: {
      ...tableArgs(t.arg, "mentee's name, mentor's name or topic"),
      before: beforeArg(t.arg),
      sort: t.arg({ type: MentorshipRequestSort, required: false, description: 'Column to sort by.' }),
      status: t.arg({ type: RequestStatusType, required: false, description: 'Only with that status.' }),
    },
    resolve: async (_root, args, { db }) => {
      const place = tablePlace(args)
      return pageOf(place, await requestTable(db, args, place))
    },
  }),
)
