import { csvTable, oneOf, wholeTable, sortColumn, yesNo } from '../../graphql/csvTable.ts'
import { allNumbers } from '../../graphql/tablePages.ts'
import { rupeesText } from '../../rules/text/format.ts'
import { istDate } from '../../rules/time/time.ts'
import { MENTOR_COLUMNS, mentorTable } from './allMentors.graphql.ts'

const STATUSES = { pending_review: 'pending review', accepted: 'accepted', rejected: 'rejected' } as const

export const mentorCsv = csvTable({
  name: 'mentors',
  head: [
    'Number',
    'Name',
    'Email',
    'Branch',
    'Specialization',
    'Experience (years)',
    'Starter rate (₹)',
    'Advanced rate (₹)',
    'Rating',
    'Reviews',
    'Status',
    'Active',
    'Company',
    'Joined',
  ],
  numbers: async ({ db }, query) => {
    const { mainBranch, status, isActive } = query.filters
    const args = {
      sort: sortColumn(MENTOR_COLUMNS, query),
      mainBranch,
      status: oneOf(['pending_review', 'accepted', 'rejected'] as const, status),
      isActive: yesNo(isActive),
    }
    return await allNumbers(db, 'Mentor', mentorTable(args, wholeTable(query)))
  },
  rows: ({ db }, numbers) => db.mentor.findMany({ where: { id: { in: numbers } }, omit: { passwordHash: true } }),
  numberOf: ({ id }) => id,
  cells: (row) => [
    row.id,
    row.name,
    row.email,
    row.mainBranch,
    row.subBranch,
    row.experience,
    rupeesText(row.starterPackageRate),
    rupeesText(row.advancedPackageRate),
    row.rating.toNumber(),
    row.reviewCount,
    STATUSES[row.status],
    row.isActive ? 'yes' : 'no',
    row.currentCompany,
    istDate(row.createdAt),
  ],
})
