/** Where files are served, and whose they are. Rows that refer to a file hold its path. */
import type { AccountRef, FileAccess } from '../contracts/personalData.ts'
import type { Context } from '../graphql/context.ts'
import type { Transaction } from '../database/client.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { Parts } from '../contracts/parts.ts'

/** What names a file: its hash. */
export const FILE_ID = /^[\da-f]{64}$/
const PATH = /^\/media\/(?:private\/)?([\da-f]{64})$/

export const pathOf = (hash: string, isPrivate: boolean): string =>
  isPrivate ? `/media/private/${hash}` : `/media/${hash}`

/** Where a stored file may be found, by its hash: in public, or by those who may read it. */
export const pathsOf = (hash: string): [string, string] => [pathOf(hash, false), pathOf(hash, true)]

/** The hash in a path; null for a default image or an address elsewhere. */
export const hashIn = (path: string | null): string | null => PATH.exec(path ?? '')?.[1] ?? null

/** Who may have uploaded something: a member, or an administrator. */
export type Uploader = AccountRef | { type: 'admin'; id: number }

/** How they stand beside what they have uploaded. */
export const uploaderOf = ({ type, id }: Uploader): string => `${type}:${id}`

/** Whose an uploaded picture is: the member's, if an administrator is logged in as a member too. */
export const askingUploader = (member: AccountRef | null, administrator: { id: number }): Uploader =>
  member ?? { type: 'admin', id: administrator.id }

type Reader = Pick<Context, 'db' | 'parts' | 'member' | 'administrator'>

/** How the asker may read a private file: whom a feature's rows let read it, and who has uploaded it; null when they may not. */
export async function accessTo({ db, parts, member, administrator }: Reader, hash: string): Promise<FileAccess | null> {
  if (administrator !== null) {
    for (const part of parts.people) {
      const access = await part.mayAdministratorRead?.(db, administrator, pathOf(hash, true))
      if (access) return access
    }
    const isTheirs = { hash, uploader: uploaderOf({ type: 'admin', id: administrator.id }) }
    if ((await db.mediaUpload.count({ where: isTheirs })) > 0) return { name: null }
  }
  if (member === null) return null
  const person: AccountRef = { type: member.type, id: member.id }
  // First, because they know what it is called.
  for (const part of parts.people) {
    const access = await part.mayRead?.(db, person, pathOf(hash, true))
    if (access) return access
  }
  const isOwn = (await db.mediaUpload.count({ where: { hash, uploader: uploaderOf(person) } })) > 0
  return isOwn ? { name: null } : null
}

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
 * Removes the stored files that nobody uses. `columns` are all that may hold a path. Harmless for any other address. All
 * at once: every look for a path reads whole tables.
 */
export async function dropFiles(
  tx: Transaction,
  paths: readonly (string | null)[],
  columns: readonly string[],
): Promise<void> {
  const hashes = [...new Set(paths.flatMap((path) => hashIn(path) ?? []))]
  if (hashes.length === 0) return
  // Another transaction that puts one into a row holds this lock: its write is visible once we have the lock. In the order in
  // which they are put into rows.
  await tx.$queryRaw`SELECT hash FROM media WHERE hash = ANY(${hashes}) ORDER BY hash FOR UPDATE`
  const used = await usedPaths(tx, columns, hashes.flatMap(pathsOf))
  const unused = hashes.filter((hash) => !pathsOf(hash).some((path) => used.has(path)))
  // Somebody else may have chosen one a moment ago and not saved it yet; else the sweep removes it within a day.
  await tx.$executeRaw`
    DELETE FROM media WHERE hash = ANY(${unused}) AND NOT EXISTS (SELECT FROM media_uploads u WHERE u.hash = media.hash)`
}
