import { containing } from '../database/containing.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import type { RequestStatus } from '../generated/prisma/enums.ts'
import type { Database } from '../database/client.ts'
import { builder } from '../graphql/builder.ts'
import { peopleNamed } from '../graphql/peopleNamed.ts'
import {
  beforeArg,
  pageOf,
  pageType,
  tableArgs,
  type SortDirection,
  type Table,
  type TablePlace,
} from '../graphql/tablePages.ts'
import { RequestStatusType } from './mentorshipRequest.graphql.ts'

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

export async function requestTable(
  db: Database,
  args: RequestTableArgs,
  { search, direction }: TablePlace,
): Promise<Table<'MentorshipRequest'>> {
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

const MentorshipRequestPage = pageType('MentorshipRequestPage', 'MentorshipRequest', "requests'")

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
    resolve: (_root, args, { db }) => pageOf(args, (place) => requestTable(db, args, place)),
  }),
)
