import { tableShape, tableVariables, yesNo } from '../../../features/admin/tables/tableVariables.ts'
import type { TableState } from '../../../ui/table/tableAddress.ts'
import type { TableFilter } from '../../../ui/table/tableProps.ts'

/** The server's name of each column that sorts. */
export const SORTS = { told: 'TOLD', emails: 'EMAILS' } as const

export const FILTERS: readonly TableFilter[] = [
  {
    id: 'resolved',
    label: 'Resolved',
    any: 'Resolved or not',
    options: [
      { value: 'false', label: 'Not resolved' },
      { value: 'true', label: 'Resolved' },
    ],
  },
]

export const SHAPE = tableShape(SORTS, FILTERS)

/** What the address asks of the table's query. */
export const needsVariables = ({ filters, ...place }: TableState) => ({
  ...tableVariables(place, SORTS),
  resolved: yesNo(filters['resolved']),
})
