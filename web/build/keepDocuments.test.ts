// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DOCUMENT_LIST, readBuildDocuments } from '../../api/engine/persistedDocuments.ts'
import persisted from '../persisted.json' with { type: 'json' }
import { keepDocuments } from './keepEarlier.ts'

const HOUR = 60 * 60_000
const [A = '', B = '', C = '', D = ''] = Object.keys(persisted)
let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'plumbline-documents-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const texts = persisted as Record<string, string>

/** A build that asks for these documents, in the place of the one in `old`. */
function build(old: string | null, ids: string[], now: number): string {
  const fresh = mkdtempSync(path.join(folder, 'build-'))
  const own = Object.fromEntries(ids.map((id) => [id, texts[id] ?? 'x'.repeat(500_000)]))
  keepDocuments(old ?? path.join(folder, 'none'), fresh, own, now)
  return fresh
}

const earlierIn = (built: string) => Object.keys(readBuildDocuments(built).earlier).sort()
const sorted = (...ids: string[]) => ids.sort()

test('the first build has its own and keeps nothing', () => {
  const first = build(null, [A, B], 0)
  expect(readBuildDocuments(first)).toEqual({ own: { [A]: texts[A], [B]: texts[B] }, earlier: {} })
})

test('what a build asked for and the next one does not is kept for a day after it was replaced', () => {
  const second = build(build(null, [A, B], 0), [B, C], HOUR)
  expect(readBuildDocuments(second).earlier).toEqual({ [A]: { text: texts[A], since: HOUR } })
  const third = build(second, [D], 24 * HOUR)
  expect(earlierIn(third)).toEqual(sorted(A, B, C))
  expect(earlierIn(build(third, [D], 25 * HOUR))).toEqual(sorted(B, C))
})

test('what a later build asks for again is its own, and its day begins anew', () => {
  const back = build(build(build(null, [A], 0), [B], HOUR), [A], 2 * HOUR)
  expect(earlierIn(back)).toEqual([B])
  expect(readBuildDocuments(build(back, [C], 20 * HOUR)).earlier[A]?.since).toBe(20 * HOUR)
})

test('a clock that was ahead gives no more than a day', () => {
  const ahead = build(build(null, [A], 0), [B], 1_000 * HOUR)
  const put = build(ahead, [C], HOUR)
  expect(earlierIn(put)).toEqual(sorted(A, B))
  expect(earlierIn(build(put, [C], 25 * HOUR))).toEqual([])
})

test('past two megabytes the oldest go', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  let built = build(null, ['first'], 0)
  for (const [index, name] of names.entries()) built = build(built, [name], index * HOUR)
  expect(earlierIn(built)).toEqual(['b', 'c', 'd', 'e'])
})

test.each([
  ['cut off', '{"own": {"a": "que'],
  ['of another form', '{"own": [1], "earlier": {"a": null, "b": {"text": 1, "since": 2}, "c": "query"}}'],
  ['no object', 'null'],
])('a list that is broken (%s) keeps nothing and stops nothing', (_what, list) => {
  const old = mkdtempSync(path.join(folder, 'old-'))
  writeFileSync(path.join(old, DOCUMENT_LIST), list)
  expect(earlierIn(build(old, [A], 0))).toEqual([])
})

test('a list that cannot be read keeps nothing and stops nothing', () => {
  const old = path.join(folder, 'old')
  mkdirSync(path.join(old, DOCUMENT_LIST), { recursive: true })
  expect(earlierIn(build(old, [A], 0))).toEqual([])
})
