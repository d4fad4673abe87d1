import { tableShape } from '../../../features/admin/tables/tableVariables.ts'
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
