/** Holds the sources to the table in architecture.md. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, type Import } from './imports.ts'

const root = path.resolve(import.meta.dirname, '..')
const document = readFileSync(path.join(import.meta.dirname, 'architecture.md'), 'utf8')

const rows = [...document.matchAll(/^\| `([^`]+)`\s*\|\s*(.+?)\s*\|\s*(.*?)\s*\|$/gm)].map(
  ([, part = '', holds = '', may = '']) => ({ part, holds, may }),
)
const allowed = new Map(
  rows.map(({ part, may }) => [
    part,
    may === 'everything' ? null : new Set([...may.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)),
  ]),
)
const words = (part: string) =>
  /`([^`]+)`/.exec(rows.find((row) => row.part === part)?.holds ?? '')?.[1]?.split(' ') ?? []
const features = words('api/features')
const core = words('api/graphql/core')

/** The part a file belongs to: the longest name of the table that fits. */
function partOf(file: string): string {
  const [top = '', second = '', third = ''] = file.split('/')
  if (top === 'api' && features.includes(second)) return 'api/features'
  if (top === 'api' && second === 'graphql' && core.includes(third.replace('.ts', ''))) return 'api/graphql/core'
  if (top === 'api' && second.startsWith('config')) return 'api/config'
  if (top === 'api' && /^(process|signals|welcome)\.ts$/.test(second)) return 'api/main'
  if (file === 'web/pages/matchPage.ts') return 'web/pages/pages'
  const bare = file.replace(/\.tsx?$/, '')
  const names = [...allowed.keys(), 'api/generated'].filter((name) => bare === name || bare.startsWith(`${name}/`))
  return names.toSorted((a, b) => b.length - a.length)[0] ?? file
}

const imports = importsOf(root)

test('the table names every part of the sources', () => {
  const unknown = [...new Set(imports.map(({ from }) => from))].filter((file) => !allowed.has(partOf(file)))
  expect(unknown).toEqual([])
})

test('every import is one that the table allows', () => {
  const forbidden = imports.filter(({ from, to }) => {
    const [mine, theirs] = [partOf(from), partOf(to)]
    if (mine === theirs || to.includes('__generated__')) return false
    const list = allowed.get(mine)
    return list !== null && !list?.has(theirs)
  })
  expect(forbidden.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
})

test('a feature refers to types of another only in the file named after the noun', () => {
  const operations = imports.filter(
    ({ from, to }) =>
      to.endsWith('.graphql.ts') &&
      features.includes(to.split('/')[1] ?? '') &&
      from.split('/')[1] !== to.split('/')[1] &&
      from !== 'api/graphql/schema.ts',
  )
  const nouns = new Set(['booking', 'mentee', 'mentor', 'viewer'])
  expect(
    operations
      .filter(({ to }) => !nouns.has(path.basename(to, '.graphql.ts')))
      .map(({ from, to }) => `${from} → ${to}`),
  ).toEqual([])
})

test('the server loads no React through the route table', () => {
  const loaded = new Set<string>()
  const load = (file: string): void => {
    if (loaded.has(file)) return
    loaded.add(file)
    for (const { from, to, isTypeOnly } of imports)
      if (from === file && !isTypeOnly && !to.includes('__generated__')) load(to)
  }
  load('web/pages/matchPage.ts')
  const reacting = [...loaded].filter(
    (file) =>
      file.endsWith('.tsx') ||
      /from '(react|react-dom|react-relay|styled-components)'/.test(
        readFileSync(path.join(root, file), 'utf8').replaceAll(/^import type .*$/gm, ''),
      ),
  )
  expect(reacting).toEqual([])
})

test('there is no cycle of imports that run', () => {
  const graph = new Map<string, string[]>()
  for (const { from, to, isTypeOnly } of imports) if (!isTypeOnly) graph.set(from, [...(graph.get(from) ?? []), to])
  const done = new Set<string>()
  const cycles: string[] = []
  const walk = (file: string, trail: string[]): void => {
    if (trail.includes(file)) return void cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '))
    if (done.has(file)) return
    for (const next of graph.get(file) ?? []) walk(next, [...trail, file])
    done.add(file)
  }
  for (const file of graph.keys()) walk(file, [])
  expect(cycles).toEqual([])
})

test('the reader of imports sees what it should', () => {
  const seen = (given: Partial<Import>) =>
    imports.some((found) => Object.entries(given).every(([key, value]) => found[key as keyof Import] === value))
  expect(seen({ from: 'api/bookings/holds.ts', to: 'api/bookings/locks.ts', isTypeOnly: false })).toBe(true)
  expect(seen({ from: 'api/bookings/holds.ts', to: 'api/app.ts', isTypeOnly: true })).toBe(true)
})
