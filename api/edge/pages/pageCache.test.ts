/** Pages from memory: nobody ever gets another person's, and nobody yesterday's. Two nodes over one database. */
import { ensureFirstAdmin } from '../../admin/administrators.ts'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { App } from '../../app.ts'
import { connect } from '../../database/client.ts'
import { createMemory, type Memory } from '../../database/memory.ts'
import { listenForEvents } from '../../database/pubsub.ts'
import { createEngine } from '../../engine/engine.ts'
import { readPersistedDocuments } from '../../engine/persistedDocuments.ts'
import { schema } from '../../schema.ts'
import { testApp, type TestApp } from '../../testing/app.ts'
import { afterFile } from '../../testing/ending.ts'
import { menteeAccount, mentorAccount } from '../../testing/people.ts'
import { browser, signedIn, testServer, type Browser } from '../../testing/server.ts'
import { cacheAddress } from './pageCache.ts'

const HTML = `<!doctype html><html><head><meta charset="utf-8" /><style>a{}</style>
<script data-code="__CODE__">start()</script><script type="module" crossorigin src="/assets/index-1.js"></script></head><body><div id="root">
<!--empty-->empty</div>
<!--/empty--></body></html>`

interface Node {
  url: string
  memory: Memory
  app: App
}

let t: TestApp
const nodes: Node[] = []

async function startNode(app: App, web: string): Promise<Node> {
  const memory = createMemory(app.pubsub.changes, t.clock, 1024 ** 2)
  const engine = createEngine(schema, readPersistedDocuments())
  const { url } = await testServer({ ...app, memory }, { web, engine })
  return { url, memory, app }
}

beforeAll(async () => {
  const web = mkdtempSync(path.join(os.tmpdir(), 'plumbline-web-'))
  afterFile(async () => rmSync(web, { recursive: true, force: true }))
  mkdirSync(path.join(web, '.vite'))
  writeFileSync(path.join(web, 'index.html'), HTML)
  writeFileSync(path.join(web, '.vite/manifest.json'), '{}')
  t = await testApp()
  const other = { db: connect(t.url, { poolSize: 4 }), pubsub: await listenForEvents(t.url, () => {}) }
  afterFile(async () => {
    await other.pubsub.close()
    await other.db.$disconnect()
  })
  nodes.push(await startNode(t.app, web), await startNode({ ...t.app, config: { ...t.app.config }, ...other }, web))
  await ensureFirstAdmin(t.app)
})
const heard = async () => void (await Promise.all(nodes.map(({ app }) => app.pubsub.changes.caughtUp())))
beforeEach(async () => {
  t.clock.advance(60_000)
  await heard()
})

const page = (someone: Browser, address: string, headers: Record<string, string> = {}) =>
  someone.send<string>('GET', address, undefined, { headers: { 'accept-encoding': 'gzip', ...headers } })
/** What a policy lets stand in the page. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe.each([0, 1])('on node %s', (number) => {
  const node = () => nodes[number]!

  test.each(['gzip', 'br'])('a page is made once, and its policy allows what stands in it (%s)', async (encoding) => {
    const ask = () => page(browser(node().url), '/find-mentors', { 'accept-encoding': encoding })
    const made = await ask()
    const { misses } = node().memory.counts()
    const kept = [await ask(), await ask()]
    expect(node().memory.counts().misses).toBe(misses)
    expect([made.status, made.headers.get('content-encoding'), made.headers.get('cache-control')]).toEqual([
      200,
      encoding,
      'no-cache',
    ])
    expect(made.headers.get('vary')).toBe('Accept-Encoding, Cookie')
    const policy = made.headers.get('content-security-policy')
    expect(policy).toContain(`script-src 'self' ${hashOf('start()')}`)
    expect(policy).toContain(`style-src-elem 'self' ${hashOf('a{}')}`)
    for (const { body, headers } of kept) {
      expect(body).toBe(made.body)
      expect(headers.get('content-security-policy')).toBe(policy)
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('x-request-id')).not.toBe(made.headers.get('x-request-id'))
    }
  })

  test('a browser that takes no compression gets a page of its own', async () => {
    const { misses } = node().memory.counts()
    const { headers } = await page(browser(node().url), '/pricing', { 'accept-encoding': 'identity' })
    expect([headers.get('content-encoding'), headers.get('etag')]).toEqual([null, null])
    expect(node().memory.counts().misses).toBeLessThan(misses + 3)
  })

  test('two members, an administrator and a visitor each get their own, in whatever order, also while cookies are renewed', async () => {
    const [one, other] = [
      await menteeAccount(t.db, { name: 'Asha One' }),
      await menteeAccount(t.db, { name: 'Bela Two' }),
    ]
    const { admin } = t.app.config
    const administrator = browser(node().url)
    await administrator.send('POST', '/api/admin/login', { username: admin.username, password: admin.password })
    const [first, second] = [
      await signedIn(node().url, 'mentee', one.email),
      await signedIn(node().url, 'mentee', other.email),
    ]
    const visitor = browser(node().url)
    const names: [Browser, string | null][] = [
      [first, 'Asha One'],
      [visitor, null],
      [second, 'Bela Two'],
      [administrator, null],
    ]
    for (let round = 0; round < 3; round++) {
      await t.db.session.updateMany({ data: { lastSeenAt: new Date(0) } })
      for (const [someone, name] of names) {
        const { body, headers } = await page(someone, '/')
        for (const each of ['Asha One', 'Bela Two']) expect(body.includes(each)).toBe(each === name)
        const isPrivate = someone !== visitor
        expect(headers.get('cache-control')).toBe(isPrivate ? 'private, no-store' : 'no-cache')
        expect(headers.get('etag') === null).toBe(isPrivate)
        if (!isPrivate) expect(headers.get('set-cookie')).toBeNull()
      }
    }
    await first.send('POST', '/api/auth/logout')
    expect((await page(first, '/')).body).not.toContain('Asha One')
    // The cookie of nobody is still a cookie.
    first.cookies.set('session', 'a'.repeat(43))
    expect((await page(first, '/')).headers.get('cache-control')).toBe('private, no-store')
  })

  test('a change is on the page at once where it was made, and within a second elsewhere', async () => {
    const mentor = await mentorAccount(t.db, { name: `Chitra of node ${number}` })
    const owner = await signedIn(node().url, 'mentor', mentor.email)
    const address = `/mentor/${mentor.id}`
    const elsewhere = nodes[1 - number]!.url
    for (const url of [node().url, elsewhere]) await page(browser(url), address)
    for (const bio of ['Builds bridges that stand for long.', 'Builds towers that stand for longer.']) {
      expect((await owner.send('PUT', `/api/mentors/${mentor.id}`, { bio })).status).toBe(200)
      expect((await page(browser(node().url), address)).body).toContain(bio)
      await expect.poll(async () => (await page(browser(elsewhere), address)).body, { timeout: 1_000 }).toContain(bio)
    }
  })

  test('a browser that has the page is told so, with the policy of the page', async () => {
    const someone = browser(node().url)
    const first = await page(someone, '/pricing')
    const etag = first.headers.get('etag') ?? ''
    const { status, body, headers } = await page(someone, '/pricing', { 'if-none-match': etag })
    expect([status, body, headers.get('etag'), headers.get('content-type')]).toEqual([304, '', etag, null])
    expect(headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
    const mentee = await menteeAccount(t.db)
    const member = await signedIn(node().url, 'mentee', mentee.email)
    expect((await page(member, '/pricing', { 'if-none-match': etag })).status).toBe(200)
  })

  test('what is one person’s or one link’s is never kept, nor what nobody reads of an address', async () => {
    const { misses, hits } = node().memory.counts()
    const addresses = [
      '/account',
      '/workshop-tickets/abc',
      '/reset-password?token=abc',
      '/workshops/1?offer=abc',
      '/nowhere',
      '/?x=1',
    ]
    for (const address of [...addresses, ...addresses])
      expect((await page(browser(node().url), address)).headers.get('etag')).toBeNull()
    // The frame's own query, and the order of the mentors on Home.
    expect(node().memory.counts().misses).toBeLessThan(misses + 14)
    expect(node().memory.counts().hits).toBeGreaterThan(hits)
  })
})

test.each([
  ['/find-mentors?utm_source=x&search=a%20b&gclid=1', '/find-mentors?search=a+b'],
  ['/find-mentors?subBranch=b&available=true', '/find-mentors?available=true&subBranch=b'],
  ['/?', '/'],
  ['/?token=abc', null],
  ['/?search=a&anything=b', null],
])('%s is kept under %s', (address, expected) => {
  expect(cacheAddress(new URL(address, 'http://site'))).toBe(expected)
})
