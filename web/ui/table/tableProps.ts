import type { ReactNode } from 'react'
import type { CsvCell } from '../../lib/csv.ts'
import type { TableAddress } from './useTableAddress.ts'

/** A column of a data table. */
export interface DataColumn<R> {
  /** Its name in the address. */
  id: string
  label: string
  /** What is sorted, searched and written into the CSV; a filter of the same id compares it too. Amounts in rupees. */
  value: (row: R) => CsvCell
  /** What is shown, where that is more than the value. */
  cell?: (row: R) => ReactNode
  /** A number: at the right, digits below each other. */
  figure?: boolean
  /** Takes the whole width of a card on a phone. */
  wide?: boolean
  /** False: its head does not sort. */
  sortable?: boolean
  /** False: buttons and the like, which no file needs. */
  exported?: boolean
}

/** A choice that narrows the rows by the column of the same id. */
export interface TableFilter {
  id: string
  label: string
  /** What stands there when nothing is chosen: "All branches". */
  any: string
  options: readonly { value: string; label: string }[]
}

export interface DataTableProps<R extends object> {
  /** Names the table. */
  label: string
  /** One row: "mentor". */
  noun: string
  /** The first one names the row. Keeps its identity. */
  columns: readonly DataColumn<R>[]
  /** All rows; with `total` the page of them that the server made of the address. Keeps its identity. */
  rows: readonly R[]
  rowId: (row: R) => string
  address: TableAddress
  filters?: readonly TableFilter[]
  /** What the search looks at: "Name, email or company". */
  searchHint: string
  /** How many rows match in all, when the server sorts, filters and pages. */
  total?: number
  /** All matching rows, for the CSV, when the server pages. Rejects with a message for people. */
  allRows?: () => Promise<readonly R[]>
  /** File name of the CSV, without its ending. */
  csvName: string
  /** Details of a row, in a panel at the side. */
  panel?: (row: R) => { title: string; content: ReactNode; footer?: ReactNode }
}
