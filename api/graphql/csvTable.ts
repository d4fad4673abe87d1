/** Tables of administrators as files: every row that matches, in the order of the screen. */
import type { App } from '../app.ts'
import type { CsvCell } from '../rules/text/csv.ts'
import { SEARCH_MAXIMUM } from '../rules/constants.ts'
import { cleanLine } from '../rules/text/cleanText.ts'
import type { SortDirection, TablePlace } from './tablePages.ts'

/** The table's parameters, as its page has them in its link. */
export interface CsvQuery {
  search: string
  /** Null for the usual order. */
  sort: { column: string; direction: SortDirection } | null
  filters: Readonly<Record<string, string>>
}

type Asked = Pick<App, 'db' | 'clock'>

export interface CsvTable {
  name: string
  head: readonly string[]
  /** All matching rows, some at a time. */
  batches(app: Asked, query: CsvQuery): AsyncIterable<readonly (readonly CsvCell[])[]>
}

const BATCH = 500

/** A table whose rows have numbers. All numbers are read first, in order, so that rows that are added meanwhile move nothing. */
export function csvTable<Row>(definition: {
  name: string
  numbers(app: Asked, query: CsvQuery): Promise<number[]>
  rows(app: Asked, numbers: number[]): Promise<Row[]>
  numberOf(row: Row): number
  columns: readonly (readonly [head: string, cell: (row: Row, now: Date) => CsvCell])[]
}): CsvTable {
  const { name, columns, numberOf } = definition
  return {
    name,
    head: columns.map(([head]) => head),
    async *batches(app, query) {
      const numbers = await definition.numbers(app, query)
      for (let start = 0; start < numbers.length; start += BATCH) {
        const batch = numbers.slice(start, start + BATCH)
        const rows = new Map((await definition.rows(app, batch)).map((row) => [numberOf(row), row]))
        // A row that was deleted meanwhile is left out.
        yield batch.flatMap((number) => {
          const row = rows.get(number)
          if (row === undefined) return []
          return [rowOf(() => columns.map(([, cell]) => cell(row, app.clock.now())), number)]
        })
      }
    },
  }
}

/** A row's cells; one that cannot be printed never stops the file. */
export function rowOf(cells: () => readonly CsvCell[], number: number): readonly CsvCell[] {
  try {
    return cells()
  } catch {
    return [`Row ${number} could not be printed`]
  }
}

/** Reads the parameters of a link; bad ones are left out, as on the page. */
export function csvQuery(params: Readonly<Record<string, unknown>>): CsvQuery {
  const texts = Object.entries(params).flatMap(([name, value]) =>
    // Also without U+0000, which the database takes in no text.
    typeof value === 'string' ? [[name, cleanLine(value)] as const] : [],
  )
  const { q = '', sort = '', ...filters } = Object.fromEntries(texts.filter(([, text]) => text !== ''))
  const column = sort.replace(/^-/, '')
  return {
    search: q.slice(0, SEARCH_MAXIMUM),
    sort: column === '' ? null : { column, direction: sort.startsWith('-') ? 'desc' : 'asc' },
    filters,
  }
}

/** All rows of the table, on no page. */
export const wholeTable = ({ search, sort }: CsvQuery): TablePlace => ({
  take: 0,
  skip: 0,
  search,
  direction: sort?.direction ?? 'asc',
})

/** The column to sort by, which the link names in small letters, whole or by one word; undefined for none. */
export function sortColumn<Value>(
  columns: Readonly<Record<string, { value: Value }>>,
  { sort }: CsvQuery,
): Value | undefined {
  const asked = sort?.column.toUpperCase() ?? ''
  const names = Object.keys(columns)
  const name = names.find((key) => key === asked) ?? names.find((key) => key.split('_').includes(asked))
  return name === undefined ? undefined : columns[name]?.value
}
