import { containing, containingFolded } from '../database/containing.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { builder } from '../graphql/builder.ts'
import {
  beforeArg,
  pageOf,
  pageType,
  tableArgs,
  type SortDirection,
  type Table,
  type TablePlace,
} from '../graphql/tablePages.ts'

export const MENTEE_COLUMNS = {
  NAME: { value: 'name', description: 'Their name.' },
  EMAIL: { value: 'email', description: 'Their email address.' },
  BRANCH: { value: 'mainBranch', description: 'Their main branch.' },
  YEAR: { value: 'year', description: 'Year of graduation; those without one last.' },
  COLLEGE: { value: 'college', description: 'Where they study; those without one last.' },
  JOINED: { value: 'createdAt', description: 'When they registered.' },
} as const

const MenteeSort = builder.enumType('MenteeSort', {
  description: "Columns by which the mentees' table is sorted.",
  values: MENTEE_COLUMNS,
})
type Column = (typeof MenteeSort)['$inferType']

interface MenteeTableArgs {
  sort?: Column | null | undefined
  mainBranch?: string | null | undefined
  isActive?: boolean | null | undefined
  before?: number | null | undefined
}

export function menteeTable(args: MenteeTableArgs, { search, direction }: TablePlace): Table<'Mentee'> {
  const contains = containing(search)
  return {
    where: {
      ...(search && { OR: [{ nameFolded: containingFolded(search) }, { email: contains }, { college: contains }] }),
      ...(args.mainBranch && { mainBranch: args.mainBranch }),
      ...(typeof args.isActive === 'boolean' && { isActive: args.isActive }),
      ...(typeof args.before === 'number' && { id: { lt: args.before } }),
    },
    orderBy: args.sort ? [inOrder(args.sort, direction), { id: 'asc' }] : [{ id: 'desc' }],
  }
}

/** What has no value comes last both ways. */
function inOrder(column: Column, sort: SortDirection): Prisma.MenteeOrderByWithRelationInput {
  return column === 'year' || column === 'college' ? { [column]: { sort, nulls: 'last' } } : { [column]: sort }
}

const MenteePage = pageType('MenteePage', 'Mentee', "mentees'")

builder.queryField('allMentees', (t) =>
  t.field({
    type: MenteePage,
    authScopes: { admin: true },
    description: 'Every mentee, newest first unless sorted. Administrators only.',
    args: {
      ...tableArgs(t.arg, 'name, email or college'),
      before: beforeArg(t.arg),
      sort: t.arg({ type: MenteeSort, required: false, description: 'Column to sort by.' }),
      mainBranch: t.arg.string({ required: false, description: 'Only of that main branch.' }),
      isActive: t.arg.boolean({ required: false, description: 'Only active ones, or only the others.' }),
    },
    resolve: (_root, args) => pageOf(args, (place) => menteeTable(args, place)),
  }),
)
