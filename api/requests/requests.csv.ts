import { csvTable } from '../graphql/csvTable.ts'
import { istDate, istTime } from '../rules/time/time.ts'
import { requestTable } from './allMentorshipRequests.graphql.ts'

const NAME = { select: { name: true } } as const
const dayAndTime = (instant: Date) => `${istDate(instant)} ${istTime(instant)}`

export const requestCsv = csvTable({
  name: 'requests',
  numbers: requestTable.numbers,
  rows: ({ db }, numbers) =>
    db.mentorshipRequest.findMany({ where: { id: { in: numbers } }, include: { mentor: NAME, mentee: NAME } }),
  numberOf: ({ id }) => id,
  columns: [
    ['Number', (row) => row.id],
    ['Mentee', (row) => row.mentee.name],
    ['Mentor', (row) => row.mentor.name],
    ['Topic', (row) => row.discussionTopic],
    ['Raised (IST)', (row) => dayAndTime(row.createdAt)],
    ['Preferred (IST)', (row) => dayAndTime(row.preferredDateTime)],
    ['Status', (row) => row.status],
  ],
})
