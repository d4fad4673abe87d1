import { SortHead } from '../Table.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { sortAfter } from './tableAddress.ts'
import type { DataColumn } from './tableProps.ts'
import type { TableAddress } from './useTableAddress.ts'

interface TableHeadProps<R> {
  columns: readonly DataColumn<R>[]
  address: TableAddress
}

/** Head of a data table; its buttons sort. */
export function TableHead<R>({ columns, address: { state, change } }: TableHeadProps<R>) {
  return (
    <thead>
      <tr>
        {columns.map(({ id, label, figure = false, sortable = true, unlabelled = false }) =>
          sortable ? (
            <SortHead
              key={id}
              figure={figure}
              sorted={state.sort?.column === id ? (state.sort.descending ? 'descending' : 'ascending') : null}
              onSort={() => change({ sort: sortAfter(state.sort, id) })}
            >
              {label}
            </SortHead>
          ) : (
            <th key={id} scope="col" data-figure={figure || undefined}>
              {unlabelled ? <VisuallyHidden>{label}</VisuallyHidden> : label}
            </th>
          ),
        )}
      </tr>
    </thead>
  )
}
