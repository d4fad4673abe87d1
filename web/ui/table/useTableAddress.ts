import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { changeTable, readTable, writeTable, type TableShape, type TableState } from './tableAddress.ts'

export interface TableAddress {
  state: TableState
  /** Writes the change into the address. Opening a row and turning a page are places to come back to; typing is none. */
  change: (change: Partial<TableState>) => void
  /** The address with a row's panel open, for its link. */
  openPath: (row: string) => string
}

/** The state of the one table of a page. `shape` must keep its identity. */
export function useTableAddress(shape: TableShape): TableAddress {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readTable(params, shape), [params, shape])
  return {
    state,
    change(change) {
      const isPlace = 'open' in change || 'page' in change
      setParams(writeTable(params, changeTable(state, change), shape), { replace: !isPlace, preventScrollReset: true })
    },
    openPath: (row) => `?${writeTable(params, { ...state, open: row }, shape)}`,
  }
}
