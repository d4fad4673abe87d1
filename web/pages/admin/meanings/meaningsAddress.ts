import { tableShape, tableVariables, yesNo } from '../../../features/admin/tables/tableVariables.ts'
import type { TableState } from '../../../ui/table/tableAddress.ts'
import type { TableFilter } from '../../../ui/table/tableProps.ts'

/** The server's name of each column that sorts. */
export const SORTS = { weight: 'WEIGHT', importance: 'IMPORTANCE' } as const

export const FILTERS: readonly TableFilter[] = [
  {
    id: 'skipped',
    label: 'Words',
    any: 'All meanings',
    options: [
      { value: 'false', label: 'With a meaning' },
      { value: 'true', label: 'Skipped in a search' },
    ],
  },
]

export const SHAPE = tableShape(SORTS, FILTERS)

/** What the address asks of the table's query. */
export const meaningsVariables = ({ filters, ...place }: TableState) => ({
  ...tableVariables(place, SORTS),
  skipped: yesNo(filters['skipped']),
})
