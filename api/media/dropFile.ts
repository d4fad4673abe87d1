import type { Transaction } from '../database/client.ts'
import { pathsOf, usedPaths } from './usedPaths.ts'

const PATH = /^\/media\/(?:private\/)?([\da-f]{64})$/

/**
 * Removes a stored file that nobody uses any more: the same bytes are one row, however many people chose them.
 * `columns` are all that may hold a path. Harmless for a default image or an address elsewhere.
 */
export async function dropFile(tx: Transaction, path: string | null, columns: readonly string[]): Promise<void> {
  const hash = PATH.exec(path ?? '')?.[1]
  if (!hash || (await usedPaths(tx, columns, pathsOf(hash))).size > 0) return
  await tx.media.deleteMany({ where: { hash } })
}
