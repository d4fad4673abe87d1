import { csvTable } from '../graphql/csvTable.ts'
import { istDate } from '../rules/time/time.ts'
import { menteeTable } from './allMentees.graphql.ts'

export const menteeCsv = csvTable({
  name: 'mentees',
  numbers: menteeTable.numbers,
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
