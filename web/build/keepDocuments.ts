import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { DOCUMENT_LIST, isKept, readBuildDocuments, type EarlierDocument } from '../../api/engine/earlierDocuments.ts'

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
