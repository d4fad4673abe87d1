/** Rows that are read in the order of a number that each of them has. */
type Page<Key extends string> = Record<Key, { gt: number }> & { orderBy: Record<Key, 'asc'>; take: number }

/** Rows that are read at a time: with the longest texts less than a megabyte. */
export const PAGE = 100

/**
 * All rows, a page at a time, each as `print` has it: at once a list without a bound would fill the memory. `key` is the column
 * with the number, `read` reads one page.
 */
export async function* inPages<Key extends string, Row extends Record<Key, number>>(
  key: Key,
  read: (page: Page<Key>) => Promise<Row[]>,
  print: (row: Row) => object = (row) => row,
): AsyncGenerator<object[]> {
  for (let after = 0, isLast = false; !isLast;) {
    const rows = await read({ [key]: { gt: after }, orderBy: { [key]: 'asc' }, take: PAGE } as Page<Key>)
    if (rows.length > 0) yield rows.map(print)
    isLast = rows.length < PAGE
    after = rows.at(-1)?.[key] ?? after
  }
}
