import { containing, containingFolded } from '../../database/containing.ts'
import { adminTable, BEFORE, oneFilter, wordFilter, yesNoFilter } from '../../graphql/adminTable.ts'
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

export const mentorTable = adminTable({
  field: 'allMentors',
  description: 'Every mentor in any state, newest first unless sorted.',
  model: 'Mentor',
  page: 'MentorPage',
  sort: 'MentorTableSort',
  whose: "mentors'",
  columns: MENTOR_COLUMNS,
  searched: 'name, email or company',
  filters: {
    before: BEFORE,
    mainBranch: wordFilter('Only of that main branch.'),
    status: oneFilter(MentorStatus, ['pending_review', 'accepted', 'rejected'], 'Only with that status.'),
    isActive: yesNoFilter('Only active ones, or only the others.'),
  },
  rows({ sort, mainBranch, status, isActive, before }, { search, direction }) {
    const contains = containing(search)
    return {
      where: {
        ...(search && {
          OR: [{ nameFolded: containingFolded(search) }, { email: contains }, { currentCompany: contains }],
        }),
        ...(mainBranch && { mainBranch }),
        ...(status && { status }),
        ...(typeof isActive === 'boolean' && { isActive }),
        ...(typeof before === 'number' && { id: { lt: before } }),
      },
      orderBy: sort ? [{ [sort]: direction }, { id: 'asc' }] : [{ id: 'desc' }],
    }
  },
})
