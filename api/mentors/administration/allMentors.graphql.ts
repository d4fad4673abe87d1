import { containing, containingFolded } from '../../database/containing.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { MentorStatus as Status } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import {
  beforeArg,
  pageOf,
  pageRows,
  ROWS,
  tableArgs,
  tablePlace,
  TOTAL,
  type Table,
  type TablePage,
  type TablePlace,
} from '../../graphql/tablePages.ts'
import { MentorStatus, MentorType } from '../profile/mentor.graphql.ts'

type MentorTable = Table<Prisma.MentorWhereInput, Prisma.MentorOrderByWithRelationInput>

/** What the table is sorted by. */
export const MENTOR_COLUMNS = {
  NAME: { value: 'name', description: 'Their name.' },
  EMAIL: { value: 'email', description: 'Their email address.' },
  BRANCH: { value: 'mainBranch', description: 'Their main branch.' },
  EXPERIENCE: { value: 'experience', description: 'Years.' },
  STARTER_RATE: { value: 'starterPackageRate', description: 'What a session costs.' },
  ADVANCED_RATE: { value: 'advancedPackageRate', description: 'What a plan costs.' },
  RATING: { value: 'rating', description: 'The mean of their reviews; 0 without.' },
  STATUS: { value: 'status', description: 'Under review, then accepted, then rejected.' },
  JOINED: { value: 'createdAt', description: 'When they applied.' },
} as const

const MentorTableSort = builder.enumType('MentorTableSort', {
  description: "Columns by which the mentors' table is sorted.",
  values: MENTOR_COLUMNS,
})

interface MentorTableArgs {
  sort?: (typeof MentorTableSort)['$inferType'] | null | undefined
  mainBranch?: string | null | undefined
  status?: Status | null | undefined
  isActive?: boolean | null | undefined
  before?: number | null | undefined
}

/** The rows of the mentors' table, and their order. */
export function mentorTable(args: MentorTableArgs, { search, direction }: TablePlace): MentorTable {
  const contains = containing(search)
  return {
    where: {
      ...(search && {
        OR: [{ nameFolded: containingFolded(search) }, { email: contains }, { currentCompany: contains }],
      }),
      ...(args.mainBranch && { mainBranch: args.mainBranch }),
      ...(args.status && { status: args.status }),
      ...(typeof args.isActive === 'boolean' && { isActive: args.isActive }),
      ...(typeof args.before === 'number' && { id: { lt: args.before } }),
    },
    orderBy: args.sort ? [{ [args.sort]: direction }, { id: 'asc' }] : [{ id: 'desc' }],
  }
}

export const MentorPage = builder
  .objectRef<TablePage<Prisma.MentorWhereInput, Prisma.MentorOrderByWithRelationInput>>('MentorPage')
  .implement({
    description: "A page of the mentors' table. Administrators only.",
    fields: (t) => ({
      rows: t.prismaField({
        ...ROWS,
        type: [MentorType],
        resolve: (query, page, _args, { db }) =>
          pageRows(page, {
            ids: async (part) => (await db.mentor.findMany({ ...part, select: { id: true } })).map(({ id }) => id),
            rows: (ids, orderBy) => db.mentor.findMany({ ...query, where: { id: { in: ids } }, orderBy }),
            count: (where) => db.mentor.count({ where }),
          }),
      }),
      total: t.int({ ...TOTAL, resolve: ({ where }, _args, { db }) => db.mentor.count({ where }) }),
    }),
  })

builder.queryField('allMentors', (t) =>
  t.field({
    type: MentorPage,
    authScopes: { admin: true },
    description: 'Every mentor in any state, newest first unless sorted. Administrators only.',
    args: {
      ...tableArgs(t.arg, 'name, email or company'),
      before: beforeArg(t.arg),
      sort: t.arg({ type: MentorTableSort, required: false, description: 'Column to sort by.' }),
      mainBranch: t.arg.string({ required: false, description: 'Only of that main branch.' }),
      status: t.arg({ type: MentorStatus, required: false, description: 'Only with that status.' }),
      isActive: t.arg.boolean({ required: false, description: 'Only active ones, or only the others.' }),
    },
    resolve: (_root, args) => {
      const place = tablePlace(args)
      return pageOf(place, mentorTable(args, place))
    },
  }),
)
