import { containing, containingFolded } from '../database/containing.ts'
import { adminTable, BEFORE, wordFilter, yesNoFilter } from '../graphql/adminTable.ts'

export const MENTEE_COLUMNS = {
  NAME: { value: 'name', description: 'Their name.' },
  EMAIL: { value: 'email', description: 'Their email address.' },
  BRANCH: { value: 'mainBranch', description: 'Their main branch.' },
  YEAR: { value: 'year', description: 'Year of graduation; those without one last.' },
  COLLEGE: { value: 'college', description: 'Where they study; those without one last.' },
  JOINED: { value: 'createdAt', description: 'When they registered.' },
} as const

export const menteeTable = adminTable({
  field: 'allMentees',
  description: 'Every mentee, newest first unless sorted.',
  model: 'Mentee',
  page: 'MenteePage',
  sort: 'MenteeSort',
  whose: "mentees'",
  columns: MENTEE_COLUMNS,
  searched: 'name, email or college',
  filters: {
    before: BEFORE,
    mainBranch: wordFilter('Only of that main branch.'),
    isActive: yesNoFilter('Only active ones, or only the others.'),
  },
  rows({ sort, mainBranch, isActive, before }, { search, direction }) {
    const contains = containing(search)
    // What has no value comes last both ways.
    const order = sort === 'year' || sort === 'college' ? ({ sort: direction, nulls: 'last' } as const) : direction
    return {
      where: {
        ...(search && { OR: [{ nameFolded: containingFolded(search) }, { email: contains }, { college: contains }] }),
        ...(mainBranch && { mainBranch }),
        ...(typeof isActive === 'boolean' && { isActive }),
        ...(typeof before === 'number' && { id: { lt: before } }),
      },
      orderBy: sort ? [{ [sort]: order }, { id: 'asc' }] : [{ id: 'desc' }],
    }
  },
})
