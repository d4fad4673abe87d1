import type { Mentor } from '../../generated/prisma/client.ts'
import { csvTable } from '../../graphql/csvTable.ts'
import { MENTOR_LIST_NAMES, MENTOR_LISTS } from '../../rules/people/mentorLists.ts'
import { rupeesText } from '../../rules/text/format.ts'
import { istDate } from '../../rules/time/time.ts'
import { mentorTable } from './allMentors.graphql.ts'

type Row = Omit<Mentor, 'passwordHash'>

export const mentorCsv = csvTable({
  name: 'mentors',
  numbers: mentorTable.numbers,
  rows: ({ db }, numbers): Promise<Row[]> =>
    db.mentor.findMany({ where: { id: { in: numbers } }, omit: { passwordHash: true } }),
  numberOf: ({ id }) => id,
  columns: [
    ['Number', (row) => row.id],
    ['Name', (row) => row.name],
    ['Email', (row) => row.email],
    ['Branch', (row) => row.mainBranch],
    ['Specialization', (row) => row.subBranch],
    ['Experience (years)', (row) => row.experience],
    ['Starter rate (₹)', (row) => rupeesText(row.starterPackageRate)],
    ['Advanced rate (₹)', (row) => rupeesText(row.advancedPackageRate)],
    ['Rating', (row) => row.rating.toNumber()],
    ['Reviews', (row) => row.reviewCount],
    ['Status', (row) => row.status.replace('_', ' ')],
    ['Active', (row) => (row.isActive ? 'yes' : 'no')],
    ['Company', (row) => row.currentCompany],
    ...MENTOR_LIST_NAMES.map((name) => [MENTOR_LISTS[name].label, (row: Row) => row[name].join('; ')] as const),
    ['Joined', (row) => istDate(row.createdAt)],
  ],
})
