import { ADMIN_WORKSHOP_BRANCHES, WORKSHOP_BRANCHES } from '../../../../api/rules/workshops/workshops.ts'
import { tableShape, tableVariables } from '../../../features/admin/tables/tableVariables.ts'
import type { TableState } from '../../../ui/table/tableAddress.ts'
import type { TableFilter } from '../../../ui/table/tableProps.ts'

/** Branches of both documented lists, the mentors' first. */
export const ALL_WORKSHOP_BRANCHES: readonly string[] = [...new Set([...WORKSHOP_BRANCHES, ...ADMIN_WORKSHOP_BRANCHES])]

/** The server's name of each column that sorts. */
export const SORTS = {
  title: 'TITLE',
  branch: 'BRANCH',
  instructor: 'INSTRUCTOR',
  starts: 'STARTS',
  price: 'PRICE',
  registered: 'REGISTERED',
} as const

export const STATES = {
  PENDING: 'Pending',
  APPROVED: 'Active or past',
  REJECTED: 'Rejected',
  CANCELLED: 'Cancelled',
} as const

export const FILTERS: readonly TableFilter[] = [
  {
    id: 'branch',
    label: 'Branch',
    any: 'All branches',
    options: ALL_WORKSHOP_BRANCHES.map((value) => ({ value, label: value })),
  },
  {
    id: 'state',
    label: 'Status',
    any: 'Any status',
    options: Object.entries(STATES).map(([value, label]) => ({ value, label })),
  },
]

/** What may stand in the address of the table. */
export const SHAPE = tableShape(SORTS, FILTERS)

/** What the address asks of the table's query. */
export const workshopsVariables = ({ filters, ...place }: TableState) => ({
  ...tableVariables(place, SORTS),
  state: (filters['state'] as keyof typeof STATES | undefined) ?? null,
  branch: filters['branch'] ?? null,
})
