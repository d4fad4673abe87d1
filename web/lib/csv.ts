/** One cell: text, a number as it is, nothing for null. */
export type CsvCell = string | number | boolean | null

/** A spreadsheet takes these for the begin of a formula, which may do anything. */
const FORMULA = /^[=+\-@\t\r]/

/** Rows as RFC 4180 has them, with the mark by which spreadsheets know UTF-8 and rupee signs stay whole. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`
}

function cellText(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
