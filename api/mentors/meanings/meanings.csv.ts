import { csvTable } from '../../graphql/csvTable.ts'
import { meaningTable } from './allMeanings.graphql.ts'

export const meaningCsv = csvTable({
  name: 'meanings',
  numbers: meaningTable.numbers,
  rows: ({ db }, numbers) => db.searchMeaning.findMany({ where: { id: { in: numbers } } }),
  numberOf: ({ id }) => id,
  columns: [
    ['Number', (row) => row.id],
    ['People type', (row) => row.said.join(', ')],
    ['Found too', (row) => row.found.join(', ')],
    ['Weight', (row) => row.weight],
    ['Importance', (row) => row.importance],
  ],
})
