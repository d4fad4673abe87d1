import { containing } from '../database/containing.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import type { BookingPaymentStatus, BookingStatus, PackageType } from '../generated/prisma/enums.ts'
import { builder } from '../graphql/builder.ts'
import {
  beforeArg,
  pageOf,
  ROWS,
  tableArgs,
  tablePlace,
  TOTAL,
  type SortDirection,
  type Table,
  type TablePage,
  type TablePlace,
} from '../graphql/tablePages.ts'
import { addDays } from '../rules/time.ts'
import { BookingType } from './booking.graphql.ts'
import { BookingPaymentStatusType, BookingStatusType, PackageTypeType } from './bookingEnums.graphql.ts'

type BookingTable = Table<Prisma.BookingWhereInput, Prisma.BookingOrderByWithRelationInput>

/** What the table is sorted by. */
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

/** The rows of the mentorships' table, and their order. Holds that ran out are there only when they are asked for. */
export function bookingTable(args: BookingTableArgs, { search, direction }: TablePlace): BookingTable {
  return {
    where: {
      status: args.status ?? { not: 'expired' },
      ...(search && { OR: found(search) }),
      ...(args.packageType && { packageType: args.packageType }),
      ...(args.paymentStatus && { paymentStatus: args.paymentStatus }),
      // As text: what a session and a plan have in common is that it begins with their first day.
      selectedTimeSlot: {
        ...(args.from && { gte: args.from }),
        ...(args.to && { lt: addDays(args.to, 1) }),
      },
      ...(typeof args.before === 'number' && { id: { lt: args.before } }),
    },
    orderBy: args.sort ? [inOrder(args.sort, direction), { id: 'asc' }] : [{ id: 'desc' }],
  }
}

function found(search: string): Prisma.BookingWhereInput[] {
  const contains = containing(search)
  return [
    { mentee: { name: contains } },
    { mentor: { name: contains } },
    { agenda: contains },
    { paymentId: search },
    { orderId: search },
  ]
}

/** Prisma puts what has no mentor or mentee last going up; `nulls` does not reach into relations. */
function inOrder(column: Column, sort: SortDirection): Prisma.BookingOrderByWithRelationInput {
  return column === 'mentor' || column === 'mentee' ? { [column]: { name: sort } } : { [column]: sort }
}

export const BookingPage = builder
  .objectRef<TablePage<Prisma.BookingWhereInput, Prisma.BookingOrderByWithRelationInput>>('BookingPage')
  .implement({
    description: "A page of the mentorships' table. Administrators only.",
    fields: (t) => ({
      rows: t.prismaField({
        ...ROWS,
        type: [BookingType],
        resolve: (query, page, _args, { db }) => db.booking.findMany({ ...query, ...page }),
      }),
      total: t.int({ ...TOTAL, resolve: ({ where }, _args, { db }) => db.booking.count({ where }) }),
    }),
  })

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
    resolve: (_root, args) => {
      const place = tablePlace(args)
      return pageOf(place, bookingTable(args, place))
    },
  }),
)
