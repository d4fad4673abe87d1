/** A table's state in the URL, for sharing and for Back. */
import { useMemo } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { isIstDate } from '../../../api/rules/time/time.ts'

/** Page sizes. */
export const PAGE_SIZES = [25, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]

export interface TableState {
  /** Search text; empty if none. */
  search: string
  /** Sort column; null for the given order. */
  sort: { column: string; descending: boolean } | null
  /** Selected options by filter; absent for "any". */
  filters: Readonly<Record<string, string>>
  /** From 1. */
  page: number
  size: PageSize
  /** Id of the row in the side panel; null when closed. */
  open: string | null
}

/** Valid values; anything else in the URL is ignored. */
export interface TableShape {
  sortable: readonly string[]
  filters: readonly { id: string; values: readonly string[] | 'day' }[]
}

const SEARCH_MAXIMUM = 100

/** Reads `?q=rao&sort=-rate&branch=civil&page=2&rows=50&open=12`. */
export function readTable(params: URLSearchParams, { sortable, filters }: TableShape): TableState {
  const sort = params.get('sort') ?? ''
  const column = sort.replace(/^-/, '')
  const chosen = filters.flatMap(({ id, values }) => {
    const value = params.get(id)
    const isValid = value !== null && (values === 'day' ? isIstDate(value) : values.includes(value))
    return isValid ? [[id, value]] : []
  })
  return {
    search: (params.get('q') ?? '').slice(0, SEARCH_MAXIMUM),
    sort: sortable.includes(column) ? { column, descending: sort.startsWith('-') } : null,
    filters: Object.fromEntries(chosen) as Record<string, string>,
    page: /^[1-9]\d{0,5}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1,
    size: PAGE_SIZES.find((size) => String(size) === params.get('rows')) ?? PAGE_SIZES[0],
    open: params.get('open') || null,
  }
}

/** The query string with this state. Other parameters are kept, defaults are omitted. */
export function writeTable(params: URLSearchParams, state: TableState, { filters }: TableShape): URLSearchParams {
  const next = new URLSearchParams(params)
  const set = (name: string, value: string | null): void => {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  set('q', state.search)
  set('sort', state.sort && `${state.sort.descending ? '-' : ''}${state.sort.column}`)
  for (const { id } of filters) set(id, state.filters[id] ?? null)
  set('page', state.page > 1 ? String(state.page) : null)
  set('rows', state.size === PAGE_SIZES[0] ? null : String(state.size))
  set('open', state.open)
  return next
}

/** The state after a change; a new search, sort order, filter or page size goes back to the first page. */
export function changeTable(state: TableState, change: Partial<TableState>): TableState {
  const begins = 'search' in change || 'sort' in change || 'filters' in change || 'size' in change
  return { ...state, ...(begins && { page: 1 }), ...change }
}

/** Sort order after a click on a column header: ascending, descending, unsorted. */
export function sortAfter(sort: TableState['sort'], column: string): TableState['sort'] {
  if (sort?.column !== column) return { column, descending: false }
  return sort.descending ? null : { column, descending: true }
}

export interface TableAddress {
  state: TableState
  /** Writes the change to the URL. Opening a row and changing the page add a history entry; typing does not. */
  change: (change: Partial<TableState>) => void
  /** URL with a row's panel open, for its link. */
  openPath: (row: string) => string
}

/** The state of a page's only table. `shape` must be a stable reference. */
export function useTableAddress(shape: TableShape): TableAddress {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readTable(params, shape), [params, shape])
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  return {
    state,
    change(change) {
      const isPlace = 'open' in change || 'page' in change
      // Where the page is on its way to counts: a row opened just now stays open when the search catches up.
      const isOnItsWay = next?.pathname === pathname
      const from = isOnItsWay ? new URLSearchParams(next.search) : params
      const changed = changeTable(readTable(from, shape), change)
      setParams(writeTable(from, changed, shape), {
        replace: !isPlace && !isOnItsWay,
        preventScrollReset: true,
      })
    },
    openPath: (row) => `?${writeTable(params, { ...state, open: row }, shape)}`,
  }
}
