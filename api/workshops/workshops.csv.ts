import { csvTable, oneOf, wholeTable, sortColumn } from '../graphql/csvTable.ts'
import { allNumbers } from '../graphql/tablePages.ts'
import { rupeesText } from '../rules/text/format.ts'
import { fromDateOnly, istDate } from '../rules/time/time.ts'
import { WORKSHOP_COLUMNS, workshopTable } from './allWorkshops.graphql.ts'
import { workshopStateOf } from './whichWorkshops.ts'

export const workshopCsv = csvTable({
  name: 'workshops',
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
  columns: [
    ['Number', (row) => row.id],
    ['Title', (row) => row.title],
    ['Branch', (row) => row.branch],
    ['Instructor', (row) => row.instructorName],
    ['Date', (row) => fromDateOnly(row.date)],
    ['Time (IST)', (row) => row.time],
    ['Duration', (row) => row.duration],
    ['Price (₹)', (row) => rupeesText(row.price)],
    ['Registered', (row) => row.registeredCount],
    ['Seats', (row) => row.maxParticipants],
    ['State', (row) => workshopStateOf(row)],
    ['Created', (row) => istDate(row.createdAt)],
  ],
})
