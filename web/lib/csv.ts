/** One cell: text, a number as it is, nothing for null. */
export type CsvCell = string | number | boolean | null

/** Spreadsheets treat these as the start of a formula (CSV injection). */
const FORMULA = /^[=+\-@\t\r]/

/** Rows in RFC 4180 format, with a byte order mark so that spreadsheets read them as UTF-8 and keep rupee signs. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`
}

function cellText(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
