/** One cell: text, a number as it is, nothing for null. */
export type CsvCell = string | number | boolean | null

/** Spreadsheets treat these as the start of a formula (CSV injection), the wide forms of East Asian keyboards too. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/** Rows in RFC 4180 format, with a byte order mark so that spreadsheets read them as UTF-8 and keep rupee signs. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `${BYTE_ORDER_MARK}${csvLines(rows)}`
}

/** At the beginning of a file. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** The rows alone, for files that are written piece by piece. */
export const csvLines = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')

function cellText(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
