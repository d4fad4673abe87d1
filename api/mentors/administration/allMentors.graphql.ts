import { containing, containingFolded } from '../../database/containing.ts'
import type { MentorStatus as Status } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { beforeArg, pageOf, pageType, tableArgs, type Table, type TablePlace } from '../../graphql/tablePages.ts'
import { MentorStatus } from '../profile/mentor.graphql.ts'

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

export function mentorTable(args: MentorTableArgs, { search, direction }: TablePlace): Table<'Mentor'> {
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

export const MentorPage = pageType('MentorPage', 'Mentor', "mentors'")

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
    resolve: (_root, args) => pageOf(args, (place) => mentorTable(args, place)),
  }),
)
