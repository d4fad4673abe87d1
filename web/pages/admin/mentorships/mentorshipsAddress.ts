import type {
  BookingPaymentStatus,
  BookingStatus,
  PackageType,
} from '../../../__generated__/MentorshipsTabQuery.graphql.ts'
import { tableShape, tableVariables } from '../../../features/admin/tables/tableVariables.ts'
import type { TableState } from '../../../ui/table/tableAddress.ts'
import type { TableFilter } from '../../../ui/table/tableProps.ts'

export interface Named {
  text: string
  tone: 'good' | 'warn' | 'bad' | 'info' | 'flat'
}

/** The payment statuses of bookings. */
export const PAYMENT: Readonly<Record<string, Named>> = {
  COMPLETED: { text: 'Paid', tone: 'good' },
  PENDING: { text: 'Pending', tone: 'warn' },
  FAILED: { text: 'Failed', tone: 'bad' },
  // By us, by the payer’s bank or another way.
  REFUNDED: { text: 'Returned', tone: 'info' },
}

/** The statuses of bookings. */
export const STATUS: Readonly<Record<string, Named>> = {
  PENDING: { text: 'Reserved', tone: 'warn' },
  CONFIRMED: { text: 'Confirmed', tone: 'info' },
  COMPLETED: { text: 'Completed', tone: 'good' },
  CANCELLED: { text: 'Cancelled', tone: 'flat' },
  EXPIRED: { text: 'Not confirmed', tone: 'flat' },
}

/** The words for a state; one that is newer than this page reads as it is. */
export const named = (states: Readonly<Record<string, Named>>, state: string): Named =>
  states[state] ?? { text: state, tone: 'flat' }

/** What was bought. */
export const PACKAGE: Readonly<Record<string, string>> = { STARTER: 'Starter', ADVANCED: 'Advanced' }

/** The server's name of each column that sorts. */
export const SORTS = {
  mentee: 'MENTEE',
  mentor: 'MENTOR',
  package: 'PACKAGE',
  starts: 'STARTS',
  payment: 'PAYMENT',
} as const

const optionsOf = (states: Readonly<Record<string, { text: string }>>) =>
  Object.entries(states).map(([value, { text }]) => ({ value, label: text }))

export const FILTERS: readonly TableFilter[] = [
  {
    id: 'packageType',
    label: 'Package',
    any: 'Both packages',
    options: Object.entries(PACKAGE).map(([value, label]) => ({ value, label })),
  },
  { id: 'paymentStatus', label: 'Payment', any: 'Any payment', options: optionsOf(PAYMENT) },
  { id: 'status', label: 'Status', any: 'Any status', options: optionsOf(STATUS) },
  { id: 'from', label: 'From', isDay: true },
  { id: 'to', label: 'To', isDay: true },
]

export const SHAPE = tableShape(SORTS, FILTERS)

/** What the address asks of the table's query. */
export const mentorshipsVariables = ({ filters, ...place }: TableState) => ({
  ...tableVariables(place, SORTS),
  // The address takes no others.
  status: (filters['status'] as BookingStatus | undefined) ?? null,
  packageType: (filters['packageType'] as PackageType | undefined) ?? null,
  paymentStatus: (filters['paymentStatus'] as BookingPaymentStatus | undefined) ?? null,
  from: filters['from'] ?? null,
  to: filters['to'] ?? null,
})
