import type { TableShape, TableState } from '../../../ui/table/tableAddress.ts'
import type { TableFilter } from '../../../ui/table/tableProps.ts'

/** What may stand in the address of a table with these columns and filters. */
export function tableShape(sorts: Readonly<Record<string, string>>, filters: readonly TableFilter[]): TableShape {
  return {
    sortable: Object.keys(sorts),
    filters: filters.map((filter) => ({
      id: filter.id,
      values: 'isDay' in filter ? 'day' : filter.options.map(({ value }) => value),
    })),
  }
}

/** A filter with the options `true` and `false`; null for any. */
export function yesNo(value: string | undefined): boolean | null {
  return value === undefined ? null : value === 'true'
}

/** Variables that every table's query takes. */
interface PlaceVariables<S> {
  first: number
  page: number
  search: string | null
  sort: S | null
  direction: 'ASC' | 'DESC'
}

/** What the address asks of a table's query; `sorts` names the server's column for each of the address. */
export function tableVariables<S extends string>(
  { size, page, search, sort }: Omit<TableState, 'filters'>,
  sorts: Readonly<Record<string, S>>,
): PlaceVariables<S> {
  return {
    first: size,
    page,
    search: search.trim() || null,
    sort: (sort && sorts[sort.column]) ?? null,
    direction: sort?.descending ? 'DESC' : 'ASC',
  }
}

/** Tables that the server gives as CSV. */
export type CsvTable =
  | 'mentors'
  | 'workshops'
  | 'mentees'
  | 'mentorships'
  | 'requests'
  | 'chats'
  | 'payments'
  | 'audit'
  | 'searches'
  | 'needs'
  | 'meanings'

/** Address of the CSV of all rows that match, in the order of the screen. */
export function csvAddress(table: CsvTable, { search, sort, filters }: TableState): string {
  const params = new URLSearchParams()
  if (search.trim()) params.set('q', search.trim())
  if (sort) params.set('sort', `${sort.descending ? '-' : ''}${sort.column}`)
  for (const [id, value] of Object.entries(filters)) params.set(id, value)
  const query = params.toString()
  return `/api/admin/csv/${table}${query && `?${query}`}`
}
