import { csvTable, day, oneOf, wholeTable, sortColumn } from '../graphql/csvTable.ts'
import { allNumbers } from '../graphql/tablePages.ts'
import { FORMER } from '../rules/people/closedAccounts.ts'
import { istDate } from '../rules/time/time.ts'
import { BOOKING_COLUMNS, bookingTable } from './allBookings.graphql.ts'

const NAME = { select: { name: true } } as const

export const bookingCsv = csvTable({
  name: 'mentorships',
  head: [
    'Number',
    'Mentee',
    'Mentor',
    'Agenda',
    'Package',
    'Date and time (IST)',
    'Duration (minutes)',
    'Status',
    'Payment',
    'Order',
    'Payment number',
    'Booked',
  ],
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
  cells: (row) => [
    row.id,
    row.mentee?.name ?? FORMER.mentee,
    row.mentor?.name ?? FORMER.mentor,
    row.agenda,
    row.packageType,
    row.selectedTimeSlot,
    row.duration,
    row.status,
    row.paymentStatus,
    row.orderId,
    row.paymentId,
    istDate(row.createdAt),
  ],
})
