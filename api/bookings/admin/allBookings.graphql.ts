import { containing } from '../../database/containing.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { BookingPaymentStatus, BookingStatus, PackageType } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { peopleNamed } from '../../graphql/peopleNamed.ts'
import {
  beforeArg,
  pageOf,
  pageType,
  tableArgs,
  type SortDirection,
  type Table,
  type TablePlace,
} from '../../graphql/tablePages.ts'
import type { Database } from '../../database/client.ts'
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

const BookingSort = builder.enumType('BookingSort', {
  description: "Columns by which the mentorships' table is sorted.",
  values: BOOKING_COLUMNS,
})
type Column = (typeof BookingSort)['$inferType']

interface BookingTableArgs {
  sort?: Column | null | undefined
  status?: BookingStatus | null | undefined
  packageType?: PackageType | null | undefined
  paymentStatus?: BookingPaymentStatus | null | undefined
  from?: string | null | undefined
  to?: string | null | undefined
  before?: number | null | undefined
}

/** The rows of the mentorships' table, and their order. Expired holds are included only if the filter asks for them. */
export async function bookingTable(
  db: Database,
  args: BookingTableArgs,
  { search, direction }: TablePlace,
): Promise<Table<'Booking'>> {
  const people = await peopleNamed(db, search)
  const { sort } = args
  const numbers = [{ paymentId: search }, { orderId: search }]
  const where: Prisma.BookingWhereInput = {
    status: args.status ?? { not: 'expired' },
    ...(people && { OR: [people.mentee, people.mentor, { agenda: containing(search) }, ...numbers] }),
    ...(args.packageType && { packageType: args.packageType }),
    ...(args.paymentStatus && { paymentStatus: args.paymentStatus }),
    // As text: what a session and a plan have in common is that it begins with their first day.
    selectedTimeSlot: { ...(args.from && { gte: args.from }), ...(args.to && { lt: addDays(args.to, 1) }) },
    ...(typeof args.before === 'number' && { id: { lt: args.before } }),
  }
  return {
    where,
    orderBy: sort ? [inOrder(sort, direction), { id: 'asc' }] : [{ id: 'desc' }],
    // A name that is no longer there comes last both ways; Prisma's `nulls` does not reach into relations.
    ...((sort === 'mentor' || sort === 'mentee') && {
      parts: [
        { ...where, [`${sort}Id`]: { not: null } },
        { ...where, [`${sort}Id`]: null },
      ] as const,
    }),
  }
}

function inOrder(column: Column, sort: SortDirection): Prisma.BookingOrderByWithRelationInput {
  return column === 'mentor' || column === 'mentee' ? { [column]: { name: sort } } : { [column]: sort }
}

export const BookingPage = pageType('BookingPage', 'Booking', "mentorships'")

builder.queryField('allBookings', (t) =>
  t.field({
    type: BookingPage,
    authScopes: { admin: true },
    description:
      'Every session and plan, newest first unless sorted; holds that ran out only with status EXPIRED. Administrators only.',
    args: {
      ...tableArgs(t.arg, "mentee's name, mentor's name or agenda, or a whole id of the payment provider's"),
      before: beforeArg(t.arg),
      sort: t.arg({ type: BookingSort, required: false, description: 'Column to sort by.' }),
      status: t.arg({ type: BookingStatusType, required: false, description: 'Only with that status.' }),
      packageType: t.arg({ type: PackageTypeType, required: false, description: 'Only sessions, or only plans.' }),
      paymentStatus: t.arg({
        type: BookingPaymentStatusType,
        required: false,
        description: 'Only where the money stands so.',
      }),
      from: t.arg({ type: 'Date', required: false, description: 'Only what begins on this day or later, IST.' }),
      to: t.arg({ type: 'Date', required: false, description: 'Only what begins on this day or before, IST.' }),
    },
    resolve: (_root, args, { db }) => pageOf(args, (place) => bookingTable(db, args, place)),
  }),
)
