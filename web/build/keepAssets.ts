import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** How long (ms) a file outlives the build that it belongs to: an open tab may still ask for it. */
const KEPT_FOR = 24 * 60 * 60_000
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
    const since = before[name] ?? now
    if (own.has(name) || now - since >= KEPT_FOR) continue
    cpSync(path.join(from, name), path.join(to, name), { preserveTimestamps: true })
    kept[name] = since
  }
  writeFileSync(path.join(fresh, LIST), JSON.stringify(kept))
}

function keptIn(folder: string): Record<string, number> {
  const list = path.join(folder, LIST)
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, number>) : {}
}
