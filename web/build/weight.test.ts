// @vitest-environment node
import { expect, test } from 'vitest'
import { overweight, weigh, type Chunk } from './weight.ts'

const MANIFEST: Record<string, Chunk> = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_vendor.js'] },
  '_vendor.js': { file: 'vendor.js' },
  '_card.js': { file: 'card.js', imports: ['_vendor.js', '_badge.js'] },
  '_badge.js': { file: 'badge.js', imports: ['_card.js'] },
  '_home.js': { file: 'home.js', name: 'home', imports: ['index.html', '_card.js'] },
  '_home-later.js': { file: 'later.js', name: 'home-later' },
  '_terms.js': { file: 'terms.js', name: 'terms', imports: ['_vendor.js'] },
}
const SIZES: Record<string, number> = {
  'index.js': 20_000,
  'vendor.js': 140_000,
  'card.js': 1_000,
  'badge.js': 500,
  'home.js': 8_500,
  'terms.js': 16_000,
}

test('a page weighs what comes with it at once, each file counted once', () => {
  expect(weigh(MANIFEST, ['home', 'terms'], (file) => SIZES[file] ?? 0)).toEqual({
    shell: 160,
    pages: { home: 170, terms: 176 },
  })
})

test('what is over its limit is named, and by how much', () => {
  const weights = { shell: 160, pages: { home: 170, terms: 176 } }
  expect(overweight(weights, { shell: 160, pages: { home: 170 }, others: 16 })).toEqual([])
  expect(overweight(weights, { shell: 158.5, pages: { home: 169, gone: 200 }, others: 16 })).toEqual([
    'The shell weighs 160.0 kB, 1.5 over its limit of 158.5',
    'web/pages/home weighs 170.0 kB, 1.0 over its limit of 169',
    'web/pages/terms weighs 176.0 kB, 1.5 over its limit of 174.5',
    'web/pages/gone has a limit and is not in the build',
  ])
})
