import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isKept } from '../../api/engine/earlierDocuments.ts'

/** Beside the assets: since when which of them belong to no build any more. */
const LIST = '.kept.json'

/**
 * Takes over, compressed copies included, what the build in `old` has under names that the one in `fresh` has not: since
 * its own replacement for a day, whatever many builds come meanwhile.
 */
export function keepAssets(old: string, fresh: string, now: number): void {
  const [from, to] = [path.join(old, 'assets'), path.join(fresh, 'assets')]
  if (!existsSync(from)) return
  const before = keptIn(old)
  const own = new Set(readdirSync(to))
  const kept: Record<string, number> = {}
  for (const name of readdirSync(from)) {
    // A clock that was ahead gives no more time.
    const since = Math.min(before[name] ?? now, now)
    if (own.has(name) || !isKept(since, now)) continue
    cpSync(path.join(from, name), path.join(to, name), { preserveTimestamps: true })
    kept[name] = since
  }
  writeFileSync(path.join(fresh, LIST), JSON.stringify(kept))
}

function keptIn(folder: string): Record<string, number> {
  try {
    return { ...(JSON.parse(readFileSync(path.join(folder, LIST), 'utf8')) as Record<string, number>) }
  } catch {
    // None, or one that cannot be read: as if all of it had been replaced just now.
    return {}
  }
}
