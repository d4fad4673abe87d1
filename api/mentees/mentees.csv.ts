import { csvTable, wholeTable, sortColumn, yesNo } from '../graphql/csvTable.ts'
import { allNumbers } from '../graphql/tablePages.ts'
import { istDate } from '../rules/time/time.ts'
import { MENTEE_COLUMNS, menteeTable } from './allMentees.graphql.ts'

export const menteeCsv = csvTable({
  name: 'mentees',
  numbers: async ({ db }, query) => {
    const { mainBranch, isActive } = query.filters
    const args = { sort: sortColumn(MENTEE_COLUMNS, query), mainBranch, isActive: yesNo(isActive) }
    return await allNumbers(db, 'Mentee', menteeTable(args, wholeTable(query)))
  },
  rows: ({ db }, numbers) => db.mentee.findMany({ where: { id: { in: numbers } }, omit: { passwordHash: true } }),
  numberOf: ({ id }) => id,
  columns: [
    ['Number', (row) => row.id],
    ['Name', (row) => row.name],
    ['Email', (row) => row.email],
    ['Branch', (row) => row.mainBranch],
    ['Level', (row) => row.currentLevel],
    ['Year', (row) => row.year],
    ['College', (row) => row.college],
    ['Joined', (row) => istDate(row.createdAt)],
    ['Active', (row) => (row.isActive ? 'yes' : 'no')],
  ],
})
