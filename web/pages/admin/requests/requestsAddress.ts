import { tableShape, tableVariables } from '../../../features/admin/tables/tableVariables.ts'
import type { TableState } from '../../../ui/table/tableAddress.ts'
import type { TableFilter } from '../../../ui/table/tableProps.ts'

/** The server's name of each column that sorts. */
export const SORTS = {
  mentee: 'MENTEE',
  mentor: 'MENTOR',
  raised: 'RAISED',
  preferred: 'PREFERRED',
  status: 'STATUS',
} as const

export type RequestStatus = 'PENDING' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN'

/** As administrators read it. */
export const STATUS_NAMES: Readonly<Record<string, string>> = {
  PENDING: 'Pending',
  APPROVED: 'Accepted',
  REJECTED: 'Rejected',
  WITHDRAWN: 'Withdrawn',
} satisfies Record<RequestStatus, string>

export const FILTERS: readonly TableFilter[] = [
  {
    id: 'status',
    label: 'Status',
    any: 'Any status',
    options: Object.entries(STATUS_NAMES).map(([value, label]) => ({ value, label })),
  },
]

export const SHAPE = tableShape(SORTS, FILTERS)

/** What the address asks of the table's query. */
export const requestsVariables = ({ filters, ...place }: TableState) => ({
  ...tableVariables(place, SORTS),
  // The shape of the address lets only these through.
  status: (filters['status'] as RequestStatus | undefined) ?? null,
})
