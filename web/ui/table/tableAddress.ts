/** A table's state as the address has it: what is shared by a link, and found again by Back. */

/** How many rows a page may have. */
export const PAGE_SIZES = [25, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]

export interface TableState {
  /** What is searched for; empty without. */
  search: string
  /** By which column; null: as the rows come. */
  sort: { column: string; descending: boolean } | null
  /** Chosen options by filter; those at "any" are absent. */
  filters: Readonly<Record<string, string>>
  /** From 1. */
  page: number
  size: PageSize
  /** The row in the side panel; null when it is closed. */
  open: string | null
}

/** What the address may name: anything else in it counts as absent. */
export interface TableShape {
  sortable: readonly string[]
  filters: readonly { id: string; values: readonly string[] }[]
}

const SEARCH_MAXIMUM = 100

/** Reads `?q=rao&sort=-rate&branch=civil&page=2&rows=50&open=12`. */
export function readTable(params: URLSearchParams, { sortable, filters }: TableShape): TableState {
  const sort = params.get('sort') ?? ''
  const column = sort.replace(/^-/, '')
  const chosen = filters.flatMap(({ id, values }) => {
    const value = params.get(id)
    return value !== null && values.includes(value) ? [[id, value]] : []
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

/** The address with this state in it; what does not belong to the table stays, what is at its default is left out. */
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

/** The state after a change: another search, order, filter or length begins with the first page. */
export function changeTable(state: TableState, change: Partial<TableState>): TableState {
  const begins = 'search' in change || 'sort' in change || 'filters' in change || 'size' in change
  return { ...state, ...(begins && { page: 1 }), ...change }
}

/** The order after a press on a column's head: ascending, descending, as the rows come. */
export function sortAfter(sort: TableState['sort'], column: string): TableState['sort'] {
  if (sort?.column !== column) return { column, descending: false }
  return sort.descending ? null : { column, descending: true }
}
