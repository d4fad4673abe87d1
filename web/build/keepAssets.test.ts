// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepAssets } from './keepEarlier.ts'

const HOUR = 60 * 60_000
let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'plumbline-assets-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A build with these assets. */
function build(name: string, assets: Record<string, string>): string {
  const built = path.join(folder, name)
  mkdirSync(path.join(built, 'assets'), { recursive: true })
  for (const [file, text] of Object.entries(assets)) writeFileSync(path.join(built, 'assets', file), text)
  return built
}

const assetsOf = (built: string) => readdirSync(path.join(built, 'assets')).sort()

test('the first build keeps nothing', () => {
  const first = build('1', { 'index-a.js': 'a' })
  keepAssets(path.join(folder, 'none'), first, 0)
  expect(assetsOf(first)).toEqual(['index-a.js'])
})

test('the build before is kept, compressed copies too, for a day after it was replaced', () => {
  const first = build('1', { 'index-a.js': 'a', 'index-a.js.br': 'A', 'vendor-v.js': 'old copy' })
  const second = build('2', { 'index-b.js': 'b', 'vendor-v.js': 'v' })
  keepAssets(first, second, 0)
  expect(assetsOf(second)).toEqual(['index-a.js', 'index-a.js.br', 'index-b.js', 'vendor-v.js'])
  expect(readFileSync(path.join(second, 'assets/vendor-v.js'), 'utf8')).toBe('v')

  const third = build('3', { 'index-c.js': 'c', 'vendor-v.js': 'v' })
  keepAssets(second, third, 23 * HOUR)
  expect(assetsOf(third)).toEqual(['index-a.js', 'index-a.js.br', 'index-b.js', 'index-c.js', 'vendor-v.js'])

  const fourth = build('4', { 'index-d.js': 'd', 'vendor-v.js': 'v' })
  keepAssets(third, fourth, 24 * HOUR)
  expect(assetsOf(fourth)).toEqual(['index-b.js', 'index-c.js', 'index-d.js', 'vendor-v.js'])
})

test('a file that a later build has again is its own', () => {
  const first = build('1', { 'index-a.js': 'a' })
  const second = build('2', { 'index-b.js': 'b' })
  keepAssets(first, second, 0)
  const third = build('3', { 'index-a.js': 'a' })
  keepAssets(second, third, HOUR)
  const fourth = build('4', { 'index-d.js': 'd' })
  keepAssets(third, fourth, 24 * HOUR)
  expect(assetsOf(fourth)).toEqual(['index-a.js', 'index-b.js', 'index-d.js'])
})

test('a clock that was ahead gives no more than a day, and a list that is broken stops no build', () => {
  const first = build('1', { 'index-a.js': 'a' })
  const second = build('2', { 'index-b.js': 'b' })
  keepAssets(first, second, 1_000 * HOUR)
  const third = build('3', { 'index-c.js': 'c' })
  keepAssets(second, third, 0)
  const fourth = build('4', { 'index-d.js': 'd' })
  keepAssets(third, fourth, 24 * HOUR)
  expect(assetsOf(fourth)).toEqual(['index-c.js', 'index-d.js'])

  writeFileSync(path.join(fourth, '.kept.json'), '{"index-c.js": 8')
  const fifth = build('5', { 'index-e.js': 'e' })
  keepAssets(fourth, fifth, 25 * HOUR)
  expect(assetsOf(fifth)).toEqual(['index-c.js', 'index-d.js', 'index-e.js'])
})
