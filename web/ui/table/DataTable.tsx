import { useTable } from '@tanstack/react-table'
import { useId, useMemo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { EmptyState } from '../EmptyState.tsx'
import { Button } from '../Button.tsx'
import { Link } from '../Link.tsx'
import { SortHead, Table, TableFrame } from '../Table.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { columnDefs, features } from './columns.ts'
import { SidePanel } from './SidePanel.tsx'
import { TableFoot } from './TableFoot.tsx'
import { sortAfter } from './tableAddress.ts'
import type { DataColumn, DataTableProps, TableFilter } from './tableProps.ts'
import { TableTools } from './TableTools.tsx'

const NO_FILTERS: readonly TableFilter[] = []

/** A dense table for many rows; search, filters, sort order, page and open row are in the URL. Cards below 940 px. */
export function DataTable<R extends object>(props: DataTableProps<R>) {
  const { label, noun, columns, rows, rowId, address, filters = NO_FILTERS, total, panel } = props
  const { state, change, openPath } = address
  const captionId = useId()
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
  const opened = state.open === null ? undefined : rows.find((row) => rowId(row) === state.open)
  const details = opened && panel?.(opened)
  const matching = () => props.allRows?.() ?? Promise.resolve(table.getSortedRowModel().rows.map((row) => row.original))

  return (
    <Whole>
      <TableTools {...props} filters={filters} count={count} matching={matching} />
      {shown.length === 0 ? (
        <EmptyState
          title={`No ${noun}s found`}
          actions={
            lastPage < state.page && count > 0 ? (
              <Button onClick={() => change({ page: 1 })}>First page</Button>
            ) : (
              <Button onClick={() => change({ search: '', filters: {} })}>Clear search and filters</Button>
            )
          }
        >
          {count > 0 ? 'There is nothing on this page.' : 'Nothing matches your search and filters.'}
        </EmptyState>
      ) : (
        <TableFrame>
          <Table aria-labelledby={captionId}>
            <caption>
              <VisuallyHidden id={captionId}>{label}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                {seen.map((column) =>
                  column.sortable === false ? (
                    <th key={column.id} scope="col" data-figure={column.figure || undefined}>
                      {column.label}
                    </th>
                  ) : (
                    <SortHead
                      key={column.id}
                      figure={column.figure ?? false}
                      sorted={
                        state.sort?.column === column.id ? (state.sort.descending ? 'descending' : 'ascending') : null
                      }
                      onSort={() => change({ sort: sortAfter(state.sort, column.id) })}
                    >
                      {column.label}
                    </SortHead>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ id, original }) => (
                <tr key={id} aria-selected={id === state.open || undefined}>
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
                        data-label={column.label}
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
      )}
      <TableFoot noun={noun} count={count} lastPage={lastPage} shown={shown.length} address={address} />
      {panel && (
        <SidePanel
          open={details !== undefined}
          onClose={() => change({ open: null })}
          title={details?.title ?? ''}
          footer={details?.footer}
        >
          {details?.content}
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
