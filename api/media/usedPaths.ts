import type { Transaction } from '../database/client.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { Parts } from '../contracts/parts.ts'
import { hashIn, pathsOf } from './paths.ts'

const COLUMN = /^(\w+)\.(\w+)(\[\])?$/

/** Every column that may hold a file's path, as `table.column` or `table.column[]`. */
export const fileColumns = ({ people }: Parts): string[] => people.flatMap(({ files }) => files ?? [])

/** Those of the paths that some record refers to. */
export async function usedPaths(
  tx: Pick<Transaction, '$queryRaw'>,
  columns: readonly string[],
  paths: readonly string[],
): Promise<Set<string>> {
  const all = Prisma.join(
    columns.map((name) => pathsIn(name, paths)),
    ' UNION ALL ',
  )
  const rows = await tx.$queryRaw<{ path: string }[]>`
    SELECT DISTINCT path FROM (${all}) AS used WHERE path = ANY(${[...paths]})`
  return new Set(rows.map(({ path }) => path))
}

function pathsIn(name: string, paths: readonly string[]): Prisma.Sql {
  const [, table, column, isList] = COLUMN.exec(name) ?? []
  if (!table || !column) throw new Error(`${name} is not a column`)
  const [from, held] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${column}"`)]
  // Not empty: as partial indexes on lists say it.
  return isList
    ? Prisma.sql`SELECT unnest(${held}) AS path FROM ${from} WHERE ${held} && ${[...paths]} AND ${held} <> '{}'`
    : Prisma.sql`SELECT ${held} AS path FROM ${from}`
}

/**
 * Removes a stored file that nobody uses: the same bytes are one row, however many people chose them.
 * `columns` are all that may hold a path. Harmless for a default image or an address elsewhere.
 */
export async function dropFile(tx: Transaction, path: string | null, columns: readonly string[]): Promise<void> {
  const hash = hashIn(path)
  if (hash === null) return
  // Another transaction that puts it into a row holds this lock: its write is visible once we have the lock.
  await tx.$queryRaw`SELECT hash FROM media WHERE hash = ${hash} FOR UPDATE`
  if ((await usedPaths(tx, columns, pathsOf(hash))).size > 0) return
  // Somebody else may have chosen it a moment ago and not saved it yet; else the sweep removes it within a day.
  await tx.media.deleteMany({ where: { hash, uploads: { none: {} } } })
}
