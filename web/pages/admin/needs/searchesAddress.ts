import { tableShape, tableVariables } from '../../../features/admin/tables/tableVariables.ts'
import type { TableState } from '../../../ui/table/tableAddress.ts'
import type { TableFilter } from '../../../ui/table/tableProps.ts'

/** The server's name of each column that sorts. */
export const SORTS = { text: 'TEXT', week: 'WEEK', count: 'COUNT' } as const

export const FILTERS: readonly TableFilter[] = [{ id: 'week', label: 'Week of', isDay: true }]

export const SHAPE = tableShape(SORTS, FILTERS)

/** What the address asks of the table's query. */
export const searchesVariables = ({ filters, ...place }: TableState) => ({
  ...tableVariables(place, SORTS),
  week: filters['week'] ?? null,
})
