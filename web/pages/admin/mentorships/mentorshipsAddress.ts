import { tableShape } from '../../../features/admin/tables/tableVariables.ts'
import type { TableFilter } from '../../../ui/table/tableProps.ts'
import { PACKAGE, PAYMENT, STATUS } from './mentorshipWords.ts'

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
