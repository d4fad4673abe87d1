/** What open tabs still need of the builds before: their code and their documents. */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DOCUMENT_LIST, isKept, readBuildDocuments, type EarlierDocument } from '../../api/engine/persistedDocuments.ts'

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

/** Bytes that earlier documents may take: those of some fifty builds that share none. The oldest go first. */
const MOST_BYTES = 2 * 1024 * 1024

/**
 * Writes down the documents of the build in `fresh`, and with them those of the one in `old` that it has not: since their
 * own replacement for a day, whatever many builds come meanwhile.
 */
export function keepDocuments(old: string, fresh: string, own: Record<string, string>, now: number): void {
  const before = readBuildDocuments(old)
  const replaced = Object.entries(before.own).map(([id, text]) => [id, { text, since: now }] as const)
  const kept = Object.entries(before.earlier).map(
    // From a clock that was ahead.
    ([id, { text, since }]) => [id, { text, since: Math.min(since, now) }] as const,
  )
  const candidates = new Map([...kept, ...replaced].filter(([id, { since }]) => !(id in own) && isKept(since, now)))
  const earlier = Object.fromEntries(newest([...candidates]))
  writeFileSync(path.join(fresh, DOCUMENT_LIST), JSON.stringify({ own, earlier }))
}

function newest(documents: [string, EarlierDocument][]): [string, EarlierDocument][] {
  let bytes = 0
  return documents
    .sort(([, one], [, other]) => other.since - one.since)
    .filter(([, { text }]) => (bytes += Buffer.byteLength(text)) <= MOST_BYTES)
}
