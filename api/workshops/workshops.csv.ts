import { csvTable, oneOf, wholeTable, sortColumn } from '../graphql/csvTable.ts'
import { allNumbers } from '../graphql/tablePages.ts'
import { rupeesText } from '../rules/text/format.ts'
import { fromDateOnly, istDate } from '../rules/time/time.ts'
import { WORKSHOP_COLUMNS, workshopTable } from './allWorkshops.graphql.ts'
import { workshopStateOf } from './workshopState.ts'

export const workshopCsv = csvTable({
  name: 'workshops',
  head: [
    'Number',
    'Title',
    'Branch',
    'Instructor',
    'Date',
    'Time (IST)',
    'Duration',
    'Price (₹)',
    'Registered',
    'Seats',
    'State',
    'Created',
  ],
  numbers: async ({ db }, query) => {
    const { branch, state } = query.filters
    const args = {
      sort: sortColumn(WORKSHOP_COLUMNS, query),
      branch,
      state: oneOf(['pending', 'approved', 'rejected', 'cancelled'] as const, state),
    }
    return await allNumbers(db, 'Workshop', workshopTable(args, wholeTable(query)))
  },
  rows: ({ db }, numbers) => db.workshop.findMany({ where: { id: { in: numbers } } }),
  numberOf: ({ id }) => id,
  cells: (row) => [
    row.id,
    row.title,
    row.branch,
    row.instructorName,
    fromDateOnly(row.date),
    row.time,
    row.duration,
    rupeesText(row.price),
    row.registeredCount,
    row.maxParticipants,
    workshopStateOf(row),
    istDate(row.createdAt),
  ],
})
