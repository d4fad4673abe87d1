import { useTable } from '@tanstack/react-table'
import { type ReactNode, useId, useMemo } from 'react'
import { styled } from 'styled-components'
import { Button } from '../Button.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { Link } from '../Link.tsx'
import { SortHead, Table, TableFrame } from '../layout/Table.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { columnDefs, features } from './columns.ts'
import { SidePanel } from './SidePanel.tsx'
import { sortAfter, type TableAddress } from './tableAddress.ts'
import { TableFoot } from './TableFoot.tsx'
import type { DataColumn, DataTableProps, TableFilter } from './tableProps.ts'
import { TableTools } from './TableTools.tsx'
import { useKeptFocus } from './useKeptFocus.ts'

const NO_FILTERS: readonly TableFilter[] = []

/** A dense table for many rows; search, filters, sort order, page and open row are in the URL. Cards where it is narrow. */
export function DataTable<R extends object>(props: DataTableProps<R>) {
  const {
    label,
    noun,
    columns,
    rows,
    rowId,
    address,
    filters = NO_FILTERS,
    total,
    busy = false,
    instead,
    panel,
  } = props
  const { state, change, openPath } = address
  const captionId = useId()
  const keptFocus = useKeptFocus()
  const defs = useMemo(() => columnDefs(columns), [columns])
  const seen = columns.filter(({ hidden }) => !hidden)
  const isServed = total !== undefined
  const table = useTable({
    features,
    columns: defs,
    data: rows,
    getRowId: rowId,
    globalFilterFn: 'includesString',
    manualFiltering: isServed,
    manualSorting: isServed,
    manualPagination: isServed,
    ...(isServed && { rowCount: total }),
    state: {
      globalFilter: state.search,
      columnFilters: Object.entries(state.filters).map(([id, value]) => ({ id, value })),
      sorting: state.sort ? [{ id: state.sort.column, desc: state.sort.descending }] : [],
      pagination: { pageIndex: state.page - 1, pageSize: state.size },
    },
  })
  const count = total ?? table.getFilteredRowModel().rows.length
  const lastPage = Math.max(1, Math.ceil(count / state.size))
  const shown = table.getRowModel().rows
  const { open } = state

  return (
    <Whole>
      <TableTools
        {...props}
        filters={filters}
        count={count}
        matching={() => table.getSortedRowModel().rows.map(({ original }) => original)}
      />
      <Content {...keptFocus} $stale={busy} aria-busy={busy || undefined}>
        {instead ??
          (shown.length === 0 ? (
            <NoRows {...props} count={count} />
          ) : (
            <TableFrame>
              <Table aria-labelledby={captionId}>
                <caption>
                  <VisuallyHidden id={captionId}>{label}</VisuallyHidden>
                </caption>
                <TableHead columns={seen} address={address} />
                <tbody>
                  {shown.map(({ id, original }) => (
                    <tr key={id} aria-selected={id === open || undefined}>
                      {seen.map((column, place) =>
                        place === 0 ? (
                          <th key={column.id} scope="row" data-wide>
                            {panel ? (
                              <RowLink to={openPath(id)} preventScrollReset>
                                {shownCell(column, original)}
                              </RowLink>
                            ) : (
                              shownCell(column, original)
                            )}
                          </th>
                        ) : (
                          <td
                            key={column.id}
                            data-label={column.unlabelled ? undefined : column.label}
                            data-figure={column.figure || undefined}
                            data-wide={column.wide || undefined}
                          >
                            {shownCell(column, original)}
                          </td>
                        ),
                      )}
                    </tr>
                  ))}
                </tbody>
              </Table>
            </TableFrame>
          ))}
      </Content>
      <TableFoot noun={noun} count={count} lastPage={lastPage} shown={shown.length} busy={busy} address={address} />
      {panel && (
        <SidePanel open={open !== null} onClose={() => change({ open: null })}>
          {open !== null &&
            panel(
              open,
              rows.find((row) => rowId(row) === open),
            )}
        </SidePanel>
      )}
    </Whole>
  )
}

function shownCell<R>({ cell, value }: DataColumn<R>, row: R): ReactNode {
  return cell ? cell(row) : String(value(row) ?? '')
}

const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`

const Content = styled.div<{ $stale: boolean }>`
  min-width: 0;
  opacity: ${({ $stale }) => ($stale ? 0.55 : 1)};
  transition: opacity var(--fast) var(--ease);
`

const RowLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 40px;
  color: inherit;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`

interface TableHeadProps<R> {
  columns: readonly DataColumn<R>[]
  address: TableAddress
}

/** Head of a data table; its buttons sort. */
function TableHead<R>({ columns, address: { state, change } }: TableHeadProps<R>) {
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

interface NoRowsProps extends Pick<DataTableProps<object>, 'noun' | 'address' | 'empty'> {
  /** How many match on all pages. */
  count: number
}

/** In place of the rows: there are none at all, none that match, or none on a page after the last. */
function NoRows({ noun, address: { state, change }, empty, count }: NoRowsProps) {
  const title = `No ${noun}s found`
  if (count > 0)
    return (
      <EmptyState title={title} actions={<Button onClick={() => change({ page: 1 })}>First page</Button>}>
        There is nothing on this page.
      </EmptyState>
    )
  if (state.search === '' && Object.keys(state.filters).length === 0 && empty)
    return (
      <EmptyState title={empty.title} actions={empty.actions}>
        {empty.why}
      </EmptyState>
    )
  return (
    <EmptyState
      title={title}
      actions={<Button onClick={() => change({ search: '', filters: {} })}>Clear search and filters</Button>}
    >
      Nothing matches your search and filters.
    </EmptyState>
  )
}
