/** What a visitor's page is made of decides whether it is drawn again: nothing else, and nothing less. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { draw as clientDraw } from '../../web/routes/draw.tsx'
import { createEngine } from '../engine/engine.ts'
import { createMemory } from '../engine/memory.ts'
import { readPersistedDocuments } from '../engine/persistedDocuments.ts'
import { schema } from '../schema.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { afterFile } from '../testing/ending.ts'
import { menteeAccount, mentorAccount } from '../testing/people.ts'
import { browser, signedIn, testServer } from '../testing/server.ts'
import type { KeptPage } from './keptPages.ts'
import { knownPages } from './knownPages.ts'

const HTML = `<!doctype html><html><head><meta charset="utf-8" /><style nonce="__CSP_NONCE__">a{}</style>
<script data-code="__CODE__" nonce="__CSP_NONCE__">start()</script><script type="module" crossorigin src="/assets/index-1.js" nonce="__CSP_NONCE__"></script></head><body><div id="root">
<!--empty-->empty</div>
<!--/empty--></body></html>`

interface Global {
  drawnForTest?: typeof clientDraw
}

let t: TestApp
let url: string
/** Addresses that were drawn. */
const drawn: string[] = []
let isWhole = true

beforeAll(async () => {
  const web = mkdtempSync(path.join(os.tmpdir(), 'plumbline-web-'))
  afterFile(async () => rmSync(web, { recursive: true, force: true }))
  for (const folder of ['.vite', '.server']) mkdirSync(path.join(web, folder))
  writeFileSync(path.join(web, 'index.html'), HTML)
  writeFileSync(path.join(web, '.vite/manifest.json'), '{}')
  writeFileSync(path.join(web, '.server/server.js'), 'export const draw = (page) => globalThis.drawnForTest(page)')
  const shared = globalThis as Global
  shared.drawnForTest = async ({ address, answers }) => {
    drawn.push(address)
    return { html: `<p>${address} ${[...answers.values()].join(' ')}</p>`, styles: '', fonts: '', isWhole }
  }
  afterFile(async () => void delete shared.drawnForTest)
  t = await testApp()
  const memory = createMemory(t.app.pubsub.changes, t.clock, 1024 ** 2)
  url = (await testServer(t.app, { web, engine: createEngine(schema, readPersistedDocuments()), memory })).url
})

beforeEach(async () => {
  // The beginning of a half minute, when nothing of before is true any more.
  t.clock.advance(60_000 - (t.clock.now().getTime() % 30_000))
  await t.app.pubsub.changes.caughtUp()
  drawn.length = 0
  isWhole = true
})

const page = (address: string, someone = browser(url)) =>
  someone.send<string>('GET', address, undefined, { headers: { 'accept-encoding': 'gzip' } })
/** Memory has forgotten what it answered. */
const forget = () => t.clock.advance(5_100)

test('what is read anew and is the same is not drawn again; what has changed is, and at another time of the page too', async () => {
  const mentor = await mentorAccount(t.db, { name: 'Farida One' })
  const first = await page('/find-mentors')
  forget()
  const second = await page('/find-mentors')
  expect(drawn).toEqual(['/find-mentors'])
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
  await t.db.mentor.update({ where: { id: mentor.id }, data: { name: 'Farida Two' } })
  await t.app.pubsub.changes.caughtUp()
  const third = await page('/find-mentors')
  expect([third.body.includes('Farida One'), third.body.includes('Farida Two')]).toEqual([false, true])
  expect(drawn).toHaveLength(2)
  t.clock.advance(30_000)
  await page('/find-mentors')
  expect(drawn).toHaveLength(3)
})

test('another address of the same page is drawn for itself', async () => {
  const [one, other] = [await page('/mentors'), await page('/mentors?sort=rating')]
  expect(drawn).toEqual(['/mentors', '/mentors?sort=rating'])
  expect(one.headers.get('etag')).not.toBe(other.headers.get('etag'))
})

test('what the browser has still to draw is drawn again', async () => {
  isWhole = false
  await page('/pricing')
  forget()
  isWhole = true
  await page('/pricing')
  forget()
  await page('/pricing')
  expect(drawn).toHaveLength(2)
})

test('a page of somebody who has signed in is drawn for them each time, and never for anybody else', async () => {
  const [one, other] = [
    await menteeAccount(t.db, { name: 'Gita One' }),
    await menteeAccount(t.db, { name: 'Hema Two' }),
  ]
  const [first, second] = [await signedIn(url, 'mentee', one.email), await signedIn(url, 'mentee', other.email)]
  const visitor = browser(url)
  for (const [someone, name] of [
    [first, 'Gita One'],
    [visitor, null],
    [second, 'Hema Two'],
    [first, 'Gita One'],
    [visitor, null],
  ] as const) {
    forget()
    const { body } = await page('/', someone)
    for (const each of ['Gita One', 'Hema Two']) expect(body.includes(each)).toBe(each === name)
  }
  expect(drawn).toHaveLength(4)
})

const kept = (more: number): KeptPage => ({
  body: Buffer.alloc(0),
  more,
  status: 200,
  etag: '"a"',
  html: { bytes: 0, withNonce: () => Buffer.alloc(0), giveBack: () => {} },
})

test('who asks meanwhile waits for it, what is null is not remembered, and the bytes are bounded', async () => {
  const known = knownPages(100_000)
  let made = 0
  const make = async () => {
    made += 1
    return kept(20_000)
  }
  await Promise.all([known.share(['a'], make), known.share(['a'], make)])
  await known.share(['a'], make)
  expect(made).toBe(1)
  for (const input of [['b'], ['b'], null, null]) await known.share(input, async () => ((made += 1), null))
  expect(made).toBe(5)
  for (let n = 0; n < 50; n++) await known.share([n], make)
  expect(known.size()).toBeLessThanOrEqual(100_000)
  expect(known.size()).toBeGreaterThan(60_000)
  const none = knownPages(0)
  await none.share(['a'], make)
  await none.share(['a'], make)
  expect(made).toBe(57)
})
