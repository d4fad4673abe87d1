/** Whole tables, read 100 rows at a time. */

/** Variables of the next page: the rows with lower numbers than these; null after the last page. */
export const lowest = (numbers: readonly number[]): { before: number } | null =>
  numbers.length === 100 ? { before: Math.min(...numbers) } : null

/** Above every number of a row: `before` it are all of them. */
export const INT32_MAXIMUM = 2 ** 31 - 1
