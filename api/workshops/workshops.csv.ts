import { csvTable } from '../graphql/csvTable.ts'
import { rupeesText } from '../rules/text/format.ts'
import { fromDateOnly, istDate } from '../rules/time/time.ts'
import { workshopTable } from './allWorkshops.graphql.ts'
import { workshopStateOf } from './whichWorkshops.ts'

export const workshopCsv = csvTable({
  name: 'workshops',
  numbers: workshopTable.numbers,
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
