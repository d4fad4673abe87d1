import { csvTable } from '../../graphql/csvTable.ts'
import { FORMER } from '../../rules/people/closedAccounts.ts'
import { planLastDay, planText } from '../../rules/bookings/plans.ts'
import { fromDateOnly, istDate } from '../../rules/time/time.ts'
import { bookingTable } from './allBookings.graphql.ts'

const NAME = { select: { name: true } } as const

export const bookingCsv = csvTable({
  name: 'mentorships',
  numbers: bookingTable.numbers,
  rows: ({ db }, numbers) =>
    db.booking.findMany({ where: { id: { in: numbers } }, include: { mentor: NAME, mentee: NAME } }),
  numberOf: ({ id }) => id,
  columns: [
    ['Number', (row) => row.id],
    ['Mentee', (row) => row.mentee?.name ?? FORMER.mentee],
    ['Mentor', (row) => row.mentor?.name ?? FORMER.mentor],
    ['Agenda', (row) => row.agenda],
    ['Package', (row) => row.packageType],
    [
      'Date and time (IST)',
      ({ startDate, endDate, selectedTimeSlot }) =>
        startDate && endDate ? planText(fromDateOnly(startDate), planLastDay(fromDateOnly(endDate))) : selectedTimeSlot,
    ],
    ['Duration (minutes)', (row) => row.duration],
    ['Status', (row) => row.status],
    ['Payment', (row) => row.paymentStatus],
    ['Order', (row) => row.orderId],
    ['Payment number', (row) => row.paymentId],
    ['Booked', (row) => istDate(row.createdAt)],
  ],
})
