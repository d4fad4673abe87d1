import type { ReactNode } from 'react'
import type { CsvCell } from '../../../api/rules/text/csv.ts'
import type { TableAddress } from './tableAddress.ts'

/** A column of a data table. */
export interface DataColumn<R> {
  /** Id, also used in the URL. */
  id: string
  label: string
  /** Value for sorting, search and CSV; a filter of the same id compares it too. Amounts in rupees. */
  value: (row: R) => CsvCell
  /** Cell content; the value if absent. */
  cell?: (row: R) => ReactNode
  /** For numbers: right-aligned, tabular digits. */
  figure?: boolean
  /** Full width of the card on a phone. */
  wide?: boolean
  /** False if the column cannot be sorted. */
  sortable?: boolean
  /** The head and the label on a card are for screen readers only, for example of buttons. */
  unlabelled?: boolean
  /** False to leave the column out of the CSV, for example for buttons. */
  exported?: boolean
  /** The CSV's cell, if it is not the value: an amount with its paise. */
  exportValue?: (row: R) => CsvCell
  /** True for a column that is only searched, filtered and in the CSV. */
  hidden?: boolean
}

/** A filter on the column of the same id, by one of its options. */
interface ChoiceFilter {
  id: string
  label: string
  /** Label for no filter: "All branches". */
  any: string
  options: readonly { value: string; label: string }[]
}

/** A filter by a day, `2026-11-28` in the URL, such as the first one. */
interface DayFilter {
  id: string
  label: string
  isDay: true
}

export type TableFilter = ChoiceFilter | DayFilter

export interface DataTableProps<R extends object> {
  /** Accessible name of the table. */
  label: string
  /** Noun for one row: "mentor". */
  noun: string
  /** The first one is the row header. Must be a stable reference. */
  columns: readonly DataColumn<R>[]
  /** All rows; with `total`, the current page from the server. Must be a stable reference. */
  rows: readonly R[]
  rowId: (row: R) => string
  address: TableAddress
  filters?: readonly TableFilter[]
  /** Placeholder of the search: "Name, email or company". */
  searchHint: string
  /** Total number of matching rows, when the server sorts, filters and paginates. */
  total?: number
  /** Another page is on its way: the rows are dimmed. */
  busy?: boolean
  /** Stands in place of the rows, for example why they could not be loaded. */
  instead?: ReactNode
  /** When there are no rows at all; "No mentors found" if absent. */
  empty?: { title: string; why: string; actions?: ReactNode }
  /** File name of the CSV, without extension. */
  csvName: string
  /** Where the server gives the CSV of all matching rows, when it paginates. */
  csvHref?: string
  /** How many rows that CSV has, if it has others than the table. */
  csvRows?: number
  /** A row's side panel: a `PanelContent`. The row is absent if it is not on this page. */
  panel?: (id: string, row: R | undefined) => ReactNode
}
