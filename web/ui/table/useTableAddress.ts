import { useMemo } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { changeTable, readTable, writeTable, type TableShape, type TableState } from './tableAddress.ts'

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
