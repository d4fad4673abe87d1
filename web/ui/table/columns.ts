import {
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_equalsString,
  filterFn_includesString,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table'
import type { DataColumn } from './tableProps.ts'

/** The library's features that our tables use. */
export const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  filterFns: { includesString: filterFn_includesString, equalsString: filterFn_equalsString },
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic, text: sortFn_text },
})

/** Our columns in the library's format. */
export function columnDefs<R extends object>(columns: readonly DataColumn<R>[]): ColumnDef<typeof features, R>[] {
  return columns.map(({ id, label, value, sortable = true }) => ({
    id,
    header: label,
    accessorFn: (row: R) => value(row) ?? undefined,
    enableSorting: sortable,
    sortUndefined: 'last' as const,
    filterFn: 'equalsString' as const,
  }))
}
