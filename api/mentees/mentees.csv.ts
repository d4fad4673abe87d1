import { csvTable, wholeTable, sortColumn, yesNo } from '../graphql/csvTable.ts'
import { allNumbers } from '../graphql/tablePages.ts'
import { istDate } from '../rules/time/time.ts'
import { MENTEE_COLUMNS, menteeTable } from './allMentees.graphql.ts'

export const menteeCsv = csvTable({
  name: 'mentees',
  head: ['Number', 'Name', 'Email', 'Branch', 'Level', 'Year', 'College', 'Joined', 'Active'],
  numbers: async ({ db }, query) => {
    const { mainBranch, isActive } = query.filters
    const args = { sort: sortColumn(MENTEE_COLUMNS, query), mainBranch, isActive: yesNo(isActive) }
    return await allNumbers(db, 'Mentee', menteeTable(args, wholeTable(query)))
  },
  rows: ({ db }, numbers) => db.mentee.findMany({ where: { id: { in: numbers } }, omit: { passwordHash: true } }),
  numberOf: ({ id }) => id,
  cells: (row) => [
    row.id,
    row.name,
    row.email,
    row.mainBranch,
    row.currentLevel,
    row.year,
    row.college,
    istDate(row.createdAt),
    row.isActive ? 'yes' : 'no',
  ],
})
