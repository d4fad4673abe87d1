import { csvTable, day, oneOf, wholeTable, sortColumn } from '../../graphql/csvTable.ts'
import { allNumbers } from '../../graphql/tablePages.ts'
import { FORMER } from '../../rules/people/closedAccounts.ts'
import { planLastDay, planText } from '../../rules/bookings/plans.ts'
import { fromDateOnly, istDate } from '../../rules/time/time.ts'
import { BOOKING_COLUMNS, bookingTable } from './allBookings.graphql.ts'

const NAME = { select: { name: true } } as const

export const bookingCsv = csvTable({
  name: 'mentorships',
  numbers: async ({ db }, query) => {
    const { status, packageType, paymentStatus, from, to } = query.filters
    const args = {
      sort: sortColumn(BOOKING_COLUMNS, query),
      status: oneOf(['pending', 'confirmed', 'completed', 'cancelled', 'expired'] as const, status),
      packageType: oneOf(['starter', 'advanced'] as const, packageType),
      paymentStatus: oneOf(['pending', 'completed', 'failed', 'refunded'] as const, paymentStatus),
      from: day(from),
      to: day(to),
    }
    return await allNumbers(db, 'Booking', await bookingTable(db, args, wholeTable(query)))
  },
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
