import { containing } from '../../database/containing.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { adminTable, BEFORE, dayFilter, oneFilter } from '../../graphql/adminTable.ts'
import { peopleNamed } from '../../graphql/peopleNamed.ts'
import { addDays } from '../../rules/time/time.ts'
import { BookingPaymentStatusType, BookingStatusType, PackageTypeType } from '../bookingDetails.graphql.ts'

export const BOOKING_COLUMNS = {
  MENTEE: { value: 'mentee', description: 'Name of the mentee; former ones last.' },
  MENTOR: { value: 'mentor', description: 'Name of the mentor; former ones last.' },
  PACKAGE: { value: 'packageType', description: 'Sessions, then plans.' },
  STARTS: { value: 'selectedTimeSlot', description: 'Start of a session, first day of a plan.' },
  PAYMENT: { value: 'paymentStatus', description: 'Pending, paid, failed, refunded.' },
  CREATED: { value: 'createdAt', description: 'When the slot was first held.' },
} as const

export const bookingTable = adminTable({
  field: 'allBookings',
  description: 'Every session and plan, newest first unless sorted; holds that ran out only with status EXPIRED.',
  model: 'Booking',
  page: 'BookingPage',
  sort: 'BookingSort',
  whose: "mentorships'",
  columns: BOOKING_COLUMNS,
  searched: "mentee's name, mentor's name or agenda, or a whole id of the payment provider's",
  filters: {
    before: BEFORE,
    status: oneFilter(
      BookingStatusType,
      ['pending', 'confirmed', 'completed', 'cancelled', 'expired'],
      'Only with that status.',
    ),
    packageType: oneFilter(PackageTypeType, ['starter', 'advanced'], 'Only sessions, or only plans.'),
    paymentStatus: oneFilter(
      BookingPaymentStatusType,
      ['pending', 'completed', 'failed', 'refunded'],
      'Only where the money stands so.',
    ),
    from: dayFilter('Only what begins on this day or later, IST.'),
    to: dayFilter('Only what begins on this day or before, IST.'),
  },
  async rows({ sort, status, packageType, paymentStatus, from, to, before }, { search, direction }, { db }) {
    const people = await peopleNamed(db, search)
    const numbers = [{ paymentId: search }, { orderId: search }]
    const isByName = sort === 'mentor' || sort === 'mentee'
    const where: Prisma.BookingWhereInput = {
      status: status ?? { not: 'expired' },
      ...(people && { OR: [people.mentee, people.mentor, { agenda: containing(search) }, ...numbers] }),
      ...(packageType && { packageType }),
      ...(paymentStatus && { paymentStatus }),
      // As text: what a session and a plan have in common is that it begins with their first day.
      selectedTimeSlot: { ...(from && { gte: from }), ...(to && { lt: addDays(to, 1) }) },
      ...(typeof before === 'number' && { id: { lt: before } }),
    }
    return {
      where,
      orderBy: sort ? [{ [sort]: isByName ? { name: direction } : direction }, { id: 'asc' }] : [{ id: 'desc' }],
      // A name that is no longer there comes last both ways; Prisma's `nulls` does not reach into relations.
      ...(isByName && {
        parts: [
          { ...where, [`${sort}Id`]: { not: null } },
          { ...where, [`${sort}Id`]: null },
        ] as const,
      }),
    }
  },
})
