/** Holds the sources to the layers in architecture.md. */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { circlesOf, importsOf, isCodeOfPage, reachedFrom, roomOf, type Import } from './imports.ts'

const root = path.resolve(import.meta.dirname, '..')
const document = readFileSync(path.join(import.meta.dirname, 'architecture.md'), 'utf8')
const section = (heading: string) => document.split(/^## /m).find((text) => text.startsWith(heading)) ?? ''
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| (.+?)\s*\| (.+?)\s*\| (.+?)\s*\|$/gm)].map(([, ...cells]) => cells as [string, string, string])
const names = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)

/** Rooms of api in the order of the table; `features` stands for every folder that has no row of its own. */
const ORDER = rowsOf(section('The layers of `api`')).flatMap(([, rooms]) =>
  rooms.startsWith('every other folder') ? ['features'] : names(rooms).map((name) => `api/${name}`),
)
/** What each part of web may import, beside itself. */
const WEB = new Map(rowsOf(section('The layers of `web`')).map(([part, , may]) => [names(part)[0] ?? '', may]))
const OUTSIDE = new Map(rowsOf(section('Beside `api`')).map(([part, , may]) => [names(part)[0] ?? '', may]))

const imports = importsOf(root).filter(({ to }) => !/__generated__/.test(to))
const isTesting = (file: string) => /^(api|web)\/testing\/|\.testing\.tsx?$/.test(file)
const production = imports.filter(({ from }) => !isTesting(from))
const text = (found: readonly Import[]) => found.map(({ from, to }) => `${from} → ${to}`)

const layerOf = (file: string) => {
  const own = ORDER.indexOf(roomOf(file))
  return own >= 0 ? own : ORDER.indexOf('features')
}
const features = readdirSync(path.join(root, 'api'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !ORDER.includes(`api/${entry.name}`))
  .map((entry) => `api/${entry.name}`)

test('the features are the folders that are no layer of their own', () => {
  expect(features).toEqual(expect.arrayContaining(['api/bookings', 'api/mentors', 'api/payments']))
  expect(ORDER.length).toBeGreaterThan(20)
  const files = imports.map(({ from }) => roomOf(from)).filter((room) => room.startsWith('api/'))
  const unknown = [...new Set(files)].filter((room) => !ORDER.includes(room) && !features.includes(room))
  expect(unknown).toEqual([])
})

test('a room of api imports only what stands above it', () => {
  const upwards = production.filter(
    ({ from, to }) => from.startsWith('api/') && to.startsWith('api/') && layerOf(from) < layerOf(to),
  )
  expect(text(upwards)).toEqual([])
})

test('a library of our own is entered by its one door', () => {
  const entered = production.filter(({ from, to }) => {
    const library = ['reader', 'executor'].find((name) => to.startsWith(`api/${name}/`))
    return library !== undefined && !from.startsWith(`api/${library}/`)
  })
  expect(new Set(entered.map(({ to }) => to))).toEqual(new Set(['api/reader/reader.ts', 'api/executor/executor.ts']))
})

test('there is no circle of files, imports of types included', () => {
  expect(circlesOf(production.filter((found) => !isCodeOfPage(found)))).toEqual([])
})

test('there is no circle among the rooms of api, nor among those of web', () => {
  const rooms = production
    .map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }))
    .filter(({ from, to }) => /^(api|web)\//.test(from) && from.split('/')[0] === to.split('/')[0])
  expect(circlesOf(rooms)).toEqual([])
})

test('a part of web imports only what its row allows; a page never another page', () => {
  const partOf = (file: string) => roomOf(file).split('/').slice(0, 2).join('/')
  const inside = production.filter(({ from, to }) => from.startsWith('web/') && to.startsWith('web/'))
  const parts = [...new Set(inside.map(({ from }) => partOf(from)))]
  expect(parts.filter((part) => !WEB.has(part))).toEqual([])
  const forbidden = inside.filter(({ from, to }) => {
    if (roomOf(from) === roomOf(to)) return false
    const may = WEB.get(partOf(from)) ?? ''
    return may !== 'everything' && !names(may).includes(partOf(to))
  })
  expect(text(forbidden)).toEqual([])
})

test('every part of a feature is in the lists', () => {
  const files = new Set(imports.flatMap(({ from, to }) => [from, to]).filter((file) => file.startsWith('api/')))
  const listed = (list: string) => new Set(imports.filter(({ from }) => from === list).map(({ to }) => to))
  const parts = [...files].filter((file) => /\.(personalData|mails|jobs|purchase|rest)\.ts$/.test(file))
  expect(parts.length).toBeGreaterThan(30)
  expect(parts.filter((file) => !listed('api/features.ts').has(file))).toEqual([])
})

/** What a documented call is made of: schemas of its input, its document, and how data becomes its answer. */
const OF_CALLS = [
  /^api\/(rest|rules)\//,
  /\.rest\.ts$/,
  /Answers?\.ts$/,
  /^api\/graphql\/(typed|errors|nodeId)\.ts$/,
  'api/payments/proofBody.ts',
  // Whose conversation it is, for the one read beside the graph: see below.
  'api/chat/conversations/conversations.ts',
]

test('a REST call reaches the product through the graph alone', () => {
  const calls = [...new Set(imports.map(({ from }) => from))].filter((file) => file.endsWith('.rest.ts'))
  expect(calls.length).toBeGreaterThan(20)
  const isTheirs = (file: string) =>
    OF_CALLS.some((known) => (typeof known === 'string' ? known === file : known.test(file)))
  const isBesideGraph = ({ from }: Import) => !from.startsWith('api/graphql/')
  const loaded = new Set(
    [...calls, 'api/rest/route.ts', 'api/rest/openapi.ts'].flatMap((file) => [
      ...reachedFrom(imports, file, isBesideGraph),
    ]),
  )
  expect([...loaded].filter((file) => !isTheirs(file))).toEqual([])
  // The state of a conversation, for its entity tag: a poll that finds nothing new costs one statement.
  const reading = [...loaded].filter((file) => /\bdb\b/.test(readFileSync(path.join(root, file), 'utf8')))
  expect(reading).toEqual(['api/chat/chat.rest.ts'])
})

test('what is for tests is imported by tests only', () => {
  expect(text(production.filter(({ from, to }) => isTesting(to) && !/^(e2e|bench)\//.test(from)))).toEqual([])
})

test('a room names a GraphQL type of another only in a file that registers no mutation', () => {
  const isVerb = (file: string) =>
    /^ *mutation\(|builder\.mutationField\(/m.test(readFileSync(path.join(root, file), 'utf8'))
  const foreign = production.filter(
    ({ from, to }) => to.endsWith('.graphql.ts') && roomOf(from) !== roomOf(to) && isVerb(to),
  )
  expect(text(foreign)).toEqual([])
})

test('what stands beside api imports what its row allows', () => {
  const SERVED = /^web\/(routes|relay|lib)\//
  const partOf = (file: string) =>
    file.startsWith('web/build/') ? 'web/build' : file.startsWith('web/') ? 'web' : roomOf(file)
  const forbidden = imports.filter(({ from, to }) => {
    const [mine, theirs] = [partOf(from), partOf(to)]
    if (mine === theirs || isTesting(from)) return false
    if (mine.startsWith('api/'))
      return (
        !theirs.startsWith('api/') &&
        !(layerOf(from) > ORDER.indexOf('features') && (SERVED.test(to) || theirs === 'prisma'))
      )
    const may = OUTSIDE.get(mine)
    return may !== 'everything' && !names(may ?? '').includes(theirs)
  })
  expect(text(forbidden)).toEqual([])
})

test('the server loads no React through the route table', () => {
  const reached = reachedFrom(imports, 'web/routes/matchPage.ts', (found) => !isCodeOfPage(found))
  expect([...reached].filter((file) => file.endsWith('/page.ts')).length).toBeGreaterThan(20)
  const reacting = [...reached].filter(
    (file) =>
      file.endsWith('.tsx') ||
      /from '(react|react-dom|react-relay|styled-components)'/.test(
        readFileSync(path.join(root, file), 'utf8').replaceAll(/^import type .*$/gm, ''),
      ),
  )
  expect(reacting).toEqual([])
})

test('the reader of imports and of circles sees what it should', () => {
  const seen = (given: Partial<Import>) =>
    imports.some((found) => Object.entries(given).every(([key, value]) => found[key as keyof Import] === value))
  expect(seen({ from: 'api/bookings/hold/holds.ts', to: 'api/bookings/locks.ts', isTypeOnly: false })).toBe(true)
  expect(seen({ from: 'api/bookings/hold/holds.ts', to: 'api/app.ts', isTypeOnly: true })).toBe(true)
  const edge = (from: string, to: string) => ({ from, to })
  expect(circlesOf([edge('a', 'b'), edge('b', 'c'), edge('c', 'b'), edge('a', 'c')])).toEqual(['b → c → b'])
  expect(layerOf('api/mail/outbox.ts')).toBeLessThan(layerOf('api/bookings/hold/holds.ts'))
})
