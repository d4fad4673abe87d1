/** Pages from memory: nobody ever gets another person's, and nobody yesterday's. Two nodes over one database. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { EventEmitter } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ensureFirstAdmin } from '../admin/administrators.ts'
import type { App } from '../app.ts'
import { connect } from '../database/client.ts'
import { listenForEvents } from '../database/pubsub.ts'
import { createEngine } from '../engine/engine.ts'
import { createMemory, type Memory } from '../engine/memory.ts'
import { readPersistedDocuments } from '../engine/persistedDocuments.ts'
import { schema } from '../schema.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { afterFile } from '../testing/ending.ts'
import { menteeAccount, mentorAccount } from '../testing/people.ts'
import { browser, signedIn, testServer, type Browser } from '../testing/server.ts'
import { matchPage } from '../../web/routes/matchPage.ts'
import { keepPage, keptAddress, sendPage } from './keptPages.ts'

vi.mock('../../web/routes/matchPage.ts', { spy: true })

const HTML = `<!doctype html><html><head><meta charset="utf-8" /><style nonce="__CSP_NONCE__">a{}</style>
<script data-code="__CODE__" nonce="__CSP_NONCE__">start()</script><script type="module" crossorigin src="/assets/index-1.js" nonce="__CSP_NONCE__"></script></head><body><div id="root">
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
  const { url } = await testServer(app, { web, engine, memory })
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
/** All headers, but for what each answer has for itself. */
const alike = (headers: Headers) =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) => !['date', 'x-request-id'].includes(name))
      .map(([name, value]) => [name, value.replaceAll(nonceOf(headers.get('content-security-policy')) || '?', '')]),
  )
const nonceOf = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? ''

test.each([false, true])(
  'what was to be sent is given back, whether or not its asker has left before (%s)',
  async (hasLeft) => {
    const kept = await keepPage(['a ', ' b'], 200)
    const raw = Object.assign(new EventEmitter(), { destroyed: hasLeft })
    const reply = { raw, header: () => reply, code: () => reply, send: (body: Buffer) => body }
    const request = { headers: {} } as FastifyRequest
    const nonces = ['a', 'b'].map((letter) => letter.repeat(24))
    const sent = nonces.map((nonce) => {
      const body: unknown = sendPage(kept, { request, reply: reply as unknown as FastifyReply, nonce })
      if (!hasLeft) raw.emit('close')
      return body
    })
    expect(sent[1]).toBe(sent[0])
  },
)

describe.each([0, 1])('on node %s', (number) => {
  const node = () => nodes[number]!

  test('a page is made once; each has its own nonce, in the page and in its policy', async () => {
    const { hits } = node().memory.counts()
    const answers = []
    for (let time = 0; time < 3; time++) answers.push(await page(browser(node().url), '/find-mentors'))
    expect(node().memory.counts().hits).toBe(hits + 2)
    const nonces = answers.map(({ headers }) => nonceOf(headers.get('content-security-policy')))
    expect(new Set(nonces).size).toBe(3)
    for (const [index, { status, body, headers }] of answers.entries()) {
      expect([status, headers.get('content-encoding'), headers.get('cache-control'), headers.get('vary')]).toEqual([
        200,
        'gzip',
        'no-cache',
        'Accept-Encoding, Cookie',
      ])
      expect(body.split(nonces[index]!).length).toBeGreaterThan(2)
      expect(body.replaceAll(nonces[index]!, '')).toBe(answers[0]!.body.replaceAll(nonces[0]!, ''))
    }
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

  test('a text that says what stands for the nonce gets none, and keeps no page from being kept', async () => {
    const { id } = await mentorAccount(t.db, { bio: 'Their __CSP_NONCE__ and "__CSP_NONCE__".' })
    const answers = []
    for (let time = 0; time < 2; time++) answers.push(await page(browser(node().url), `/mentor/${id}`))
    for (const { body, headers } of answers) {
      expect(headers.get('etag')).not.toBeNull()
      expect(body).toContain('Their __CSP_NONCE__ and')
      const nonce = nonceOf(headers.get('content-security-policy'))
      expect(body.split(nonce).length).toBe(body.split(` nonce="${nonce}"`).length)
    }
  })

  test('whoever holds a page is told so, without a policy for another nonce', async () => {
    const someone = browser(node().url)
    const etag = (await page(someone, '/pricing')).headers.get('etag') ?? ''
    const { status, body, headers } = await page(someone, '/pricing', { 'if-none-match': etag })
    expect([status, body, headers.get('content-security-policy'), headers.get('etag')]).toEqual([304, '', null, etag])
    const mentee = await menteeAccount(t.db)
    const member = await signedIn(node().url, 'mentee', mentee.email)
    expect((await page(member, '/pricing', { 'if-none-match': etag })).status).toBe(200)
  })

  test('a page from memory goes past the router, with the headers that it was made with', async () => {
    vi.mocked(matchPage).mockClear()
    const visitor = browser(node().url)
    const made = await page(visitor, '/pricing')
    const kept = await page(visitor, '/pricing')
    expect(matchPage).toHaveBeenCalledTimes(1)
    const [before, after] = [made, kept].map(({ headers }) => alike(headers))
    expect(after).toEqual(before)
    expect(before).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding, Cookie',
    })
    expect(made.headers.get('x-request-id')).not.toBe(kept.headers.get('x-request-id'))
    const held = { 'if-none-match': made.headers.get('etag') ?? '' }
    const short = await page(visitor, '/pricing', held)
    expect(matchPage).toHaveBeenCalledTimes(1)
    // Another cookie of the site's is read by nobody, a visitor's key to their orders by no page; a member's takes the long way.
    const long = await page(visitor, '/pricing?gclid=1', held)
    expect(matchPage).toHaveBeenCalledTimes(2)
    expect([short.status, alike(short.headers)]).toEqual([304, alike(long.headers)])
    for (const cookie of ['theme=dark', `order_key=${'k'.repeat(43)}`, `__Host-order_key=${'k'.repeat(43)}`])
      await page(visitor, '/pricing', { cookie })
    expect(matchPage).toHaveBeenCalledTimes(2)
    const unsure: [string, Record<string, string>][] = [
      ['GET', { cookie: 'session=nobody' }],
      ['GET', { cookie: '__Host-admin_session=nobody' }],
      ['GET', { 'accept-encoding': 'identity' }],
      ['HEAD', {}],
    ]
    for (const [index, [method, headers]] of unsure.entries()) {
      await visitor.send(method, '/pricing', undefined, { headers: { 'accept-encoding': 'gzip', ...headers } })
      expect(matchPage).toHaveBeenCalledTimes(3 + index)
    }
    const measured = await (await fetch(`${node().url}/metrics`)).text()
    const count =
      /^http_request_duration_seconds_count\{[^}]*method="GET"[^}]*route="unknown"[^}]*status="200"[^}]*\} (\d+)/m
    const answers = Number(count.exec(measured)?.[1])
    await page(visitor, '/pricing')
    const later = await (await fetch(`${node().url}/metrics`)).text()
    expect(Number(count.exec(later)?.[1])).toBe(answers + 1)
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
    // The frame's own query alone.
    expect(node().memory.counts().misses).toBeLessThan(misses + 6)
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
  expect(keptAddress(new URL(address, 'http://site'))).toBe(expected)
})
