import type { Transaction } from '../database/client.ts'
import { hashIn, pathsOf } from './paths.ts'
import { usedPaths } from './usedPaths.ts'

/**
 * Removes a stored file that nobody uses any more: the same bytes are one row, however many people chose them.
 * `columns` are all that may hold a path. Harmless for a default image or an address elsewhere.
 */
export async function dropFile(tx: Transaction, path: string | null, columns: readonly string[]): Promise<void> {
  const hash = hashIn(path)
  if (hash === null) return
  // Whoever is putting it into a row right now holds this lock: what they have written is seen after it.
  await tx.$queryRaw`SELECT hash FROM media WHERE hash = ${hash} FOR UPDATE`
  if ((await usedPaths(tx, columns, pathsOf(hash))).size > 0) return
  // Somebody else may have chosen it a moment ago and not saved it yet; else the sweep removes it within a day.
  await tx.media.deleteMany({ where: { hash, uploads: { none: {} } } })
}
