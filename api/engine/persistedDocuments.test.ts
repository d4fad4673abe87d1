import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../schema.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { fakeClock } from '../testing/clock.ts'
import { browser, testServer } from '../testing/server.ts'
import persisted from '../../web/persisted.json' with { type: 'json' }
import { DOCUMENT_LIST, earlierDocuments, type EarlierDocument } from './persistedDocuments.ts'
import { createEngine } from './engine.ts'

const HOUR = 60 * 60_000
const folder = mkdtempSync(path.join(os.tmpdir(), 'plumbline-earlier-'))
const clock = fakeClock()
const start = clock.now().getTime()
const texts = Object.values(persisted)
const named = (name: string) => texts.find((text) => text.includes(` ${name}`)) ?? ''
const [page, forgot] = [named('AuthPageQuery'), named('ForgotPasswordPageMutation')]
const idOf = (text: string) => createHash('sha256').update(text).digest('hex')

const left = page.replace('viewer', 'formerViewer')
const tooMuch = `{ ${Array.from({ length: 31 }, (_, at) => `a${at}: __typename`).join(' ')} }`
const wrong = '{ viewer { '

let t: TestApp
let url: string
let spent: object[] = []
beforeAll(async () => {
  write(...[...texts, left, tooMuch, wrong].map((text) => ({ text, since: start })))
  t = await testApp({ clock })
  const charge = (_asker: object, cost: object) => void spent.push(cost)
  const engine = createEngine(schema, undefined, { earlier: earlierDocuments(clock, folder), charge })
  url = (await testServer(t.app, { engine })).url
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(...kept: EarlierDocument[]): void {
  const earlier = Object.fromEntries(kept.map((one) => [idOf(one.text), one]))
  writeFileSync(path.join(folder, DOCUMENT_LIST), JSON.stringify({ own: {}, earlier }))
}

type Answer = { data?: object | null; errors?: { extensions: { code: string } }[] }
const ask = async (text: string, variables: object = {}) =>
  (await browser(url).send<Answer>('POST', '/graphql', { id: idOf(text), variables })).body
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code

test('an open tab goes on: what an earlier build asked for is answered, at its cost', async () => {
  spent = []
  expect((await ask(page, { mentorId: 0, hasBooking: false })).data).toMatchObject({ viewer: null })
  expect((await ask(forgot, { input: { email: 'nobody@example.in' } })).errors).toBeUndefined()
  expect(spent).toHaveLength(2)
})

test.each([
  ['the schema has left behind', left],
  ['is past a limit', tooMuch],
  ['is cut off', wrong],
  ['nobody ever had', 'query Unheard { __typename }'],
])('a document that %s is not known, however often it is asked for', async (_which, text) => {
  expect(codeOf(await ask(text))).toBe('PERSISTED_QUERY_NOT_FOUND')
  expect(codeOf(await ask(text))).toBe('PERSISTED_QUERY_NOT_FOUND')
})

test('variables of an earlier build that fit no more ask for a reload too', async () => {
  expect(codeOf(await ask(forgot, { input: { address: 'nobody@example.in' } }))).toBe('PERSISTED_QUERY_NOT_FOUND')
})

test('a day after it was replaced an earlier build is over, also for a server that runs on', () => {
  const documents = earlierDocuments(clock, folder)
  clock.set(new Date(start + 24 * HOUR - 1))
  expect(documents.find(idOf(page))).toBe(page)
  clock.set(new Date(start + 24 * HOUR))
  expect(documents.find(idOf(page))).toBeNull()
})

test('a clock that was ahead gives no more than a day', () => {
  write({ text: page, since: clock.now().getTime() + 1_000 * HOUR })
  const documents = earlierDocuments(clock, folder)
  expect(documents.find(idOf(page))).toBe(page)
  clock.set(new Date(clock.now().getTime() + 24 * HOUR))
  expect(documents.find(idOf(page))).toBeNull()
})

test('without a build, or with a list that is broken, nothing earlier is known', () => {
  expect(earlierDocuments(clock, path.join(folder, 'none')).find(idOf(page))).toBeNull()
  writeFileSync(path.join(folder, DOCUMENT_LIST), '{"own": {}, "earl')
  expect(earlierDocuments(clock, folder).find(idOf(page))).toBeNull()
})
