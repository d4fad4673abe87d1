import type { Prisma } from '../generated/prisma/client.ts'
import { builder } from '../graphql/builder.ts'
import { ROWS, tableArgs, TOTAL, tablePlace, type SortDirection, type TablePage } from '../graphql/tablePages.ts'
import { likeLiteral } from '../mentors/search.ts'

type Page = TablePage<Prisma.MenteeWhereInput, Prisma.MenteeOrderByWithRelationInput>

const MenteeSort = builder.enumType('MenteeSort', {
  description: "Columns by which the mentees' table is sorted.",
  values: {
    NAME: { value: 'name', description: 'Their name.' },
    EMAIL: { value: 'email', description: 'Their email address.' },
    BRANCH: { value: 'mainBranch', description: 'Their main branch.' },
    YEAR: { value: 'year', description: 'Year of graduation; those without one last.' },
    COLLEGE: { value: 'college', description: 'Where they study; those without one last.' },
    JOINED: { value: 'createdAt', description: 'When they registered.' },
  } as const,
})
type Column = 'name' | 'email' | 'mainBranch' | 'year' | 'college' | 'createdAt'

const MenteePage = builder.objectRef<Page>('MenteePage').implement({
  description: "A page of the mentees' table. Administrators only.",
  fields: (t) => ({
    rows: t.prismaField({
      ...ROWS,
      type: ['Mentee'],
      resolve: (query, page, _args, { db }) => db.mentee.findMany({ ...query, ...page }),
    }),
    total: t.int({ ...TOTAL, resolve: ({ where }, _args, { db }) => db.mentee.count({ where }) }),
  }),
})

builder.queryField('allMentees', (t) =>
  t.field({
    type: MenteePage,
    authScopes: { admin: true },
    description: 'Every mentee, newest first unless sorted. Administrators only.',
    args: {
      ...tableArgs(t.arg, 'name, email or college'),
      sort: t.arg({ type: MenteeSort, required: false, description: 'Column to sort by.' }),
      mainBranch: t.arg.string({ required: false, description: 'Only of that main branch.' }),
      isActive: t.arg.boolean({ required: false, description: 'Only active ones, or only the others.' }),
    },
    resolve: (_root, args): Page => {
      const { take, skip, search, direction } = tablePlace(args)
      const contains = { contains: likeLiteral(search), mode: 'insensitive' as const }
      return {
        take,
        skip,
        where: {
          ...(search && { OR: [{ name: contains }, { email: contains }, { college: contains }] }),
          ...(args.mainBranch && { mainBranch: args.mainBranch }),
          ...(typeof args.isActive === 'boolean' && { isActive: args.isActive }),
        },
        orderBy: args.sort ? [inOrder(args.sort, direction), { id: 'asc' }] : [{ id: 'desc' }],
      }
    },
  }),
)

/** What has no value comes last both ways. */
function inOrder(column: Column, sort: SortDirection): Prisma.MenteeOrderByWithRelationInput {
  return column === 'year' || column === 'college' ? { [column]: { sort, nulls: 'last' } } : { [column]: sort }
}
