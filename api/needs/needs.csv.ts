import { csvTable } from '../graphql/csvTable.ts'
import { fromDateOnly, istDate, istTime } from '../rules/time/time.ts'
import { missedSearchTable } from './allMissedSearches.graphql.ts'
import { needTable } from './allNeeds.graphql.ts'

const dayAndTime = (instant: Date) => `${istDate(instant)} ${istTime(instant)}`

export const needCsv = csvTable({
  name: 'needs',
  numbers: needTable.numbers,
  rows: ({ db }, numbers) => db.mentorNeed.findMany({ where: { id: { in: numbers } } }),
  numberOf: ({ id }) => id,
  columns: [
    ['Number', (row) => row.id],
    ['Need', (row) => row.text],
    ['Searched for', (row) => row.search],
    ['Told by', (row) => row.userType ?? 'visitor'],
    ['Told (IST)', (row) => dayAndTime(row.createdAt)],
    ['Wants emails', (row) => (row.wantsMail ? 'yes' : 'no')],
    ['Emails about mentors', (row) => row.mails],
    ['Resolved (IST)', (row) => row.resolvedAt && dayAndTime(row.resolvedAt)],
  ],
})

export const missedSearchCsv = csvTable({
  name: 'searches',
  numbers: missedSearchTable.numbers,
  rows: ({ db }, numbers) => db.missedSearch.findMany({ where: { id: { in: numbers } } }),
  numberOf: ({ id }) => id,
  columns: [
    ['Week from', (row) => fromDateOnly(row.week)],
    ['Searched for', (row) => row.text],
    ['Times', (row) => row.count],
  ],
})
