import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureFirstAdmin } from '../../admin/administrators.ts'
import { personTopic } from '../../live/liveEvent.ts'
import { createEngine } from '../../engine/engine.ts'
import { readPersistedDocuments } from '../../engine/persistedDocuments.ts'
import { schema } from '../../schema.ts'
import { RateLimitedError } from '../../rules/userErrors.ts'
import { testApp, type TestApp } from '../../testing/app.ts'
import { menteeAccount, mentorAccount, PASSWORD } from '../../testing/people.ts'
import { browser, testServer } from '../../testing/server.ts'
import { matchPage } from '../../../web/routes/matchPage.ts'

let t: TestApp
let url: string
const web = mkdtempSync(path.join(os.tmpdir(), 'plumbline-web-'))

const HTML = `<!doctype html><html><head><meta charset="utf-8" /><style>a{}</style><style id="fonts">b{}</style>
<script data-code="__CODE__">start()</script><link rel="icon" href="/favicon.svg">
<script type="module" crossorigin src="/assets/index-1.js"></script></head><body><div id="root">
<!--empty-->empty</div>
<!--/empty--></body></html>`

/** The scripts that a page starts by itself. */
const codeOf = (html: string) => /data-code="([^"]*)"/.exec(html)?.[1]?.split(' ')

beforeAll(async () => {
  mkdirSync(path.join(web, 'assets'))
  mkdirSync(path.join(web, '.vite'))
  const files = {
    'index.html': HTML,
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/index-1.js': 'export const entry = 1',
    'assets/mentors-2.js': 'export const mentors = 2',
    '.vite/manifest.json': JSON.stringify({
      '_live-4.js': { file: 'assets/live-4.js', name: 'live', imports: ['index.html'] },
      '_mentors-2.js': { file: 'assets/mentors-2.js', name: 'mentors', imports: ['index.html'] },
      '_admin-5.js': { file: 'assets/admin-5.js', name: 'admin', imports: ['index.html'] },
      'index.html': { file: 'assets/index-1.js' },
    }),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(web, name), text)
  writeFileSync(path.join(web, 'assets/index-1.js.br'), brotliCompressSync('export const entry = 1'))
  t = await testApp()
  url = (await testServer(t.app, { web, engine: createEngine(schema, readPersistedDocuments()) })).url
})
afterAll(() => rmSync(web, { recursive: true, force: true }))

const get = (address: string, headers: Record<string, string> = {}) =>
  browser(url).send<string>('GET', address, undefined, { headers })

/** What the browser would find: keys up front, answers behind. */
function early(html: string) {
  const keys = JSON.parse(
    /<meta name="early-data" content="([^"]*)">/.exec(html)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') ??
      '[]',
  ) as string[]
  const answers = [...html.matchAll(/<script type="application\/json" id="early-(\d+)"[^>]*>(.*?)<\/script>/g)].map(
    ([, , json]) => JSON.parse(json ?? 'null') as { data: object } | null,
  )
  return { keys, answers }
}

test('a page comes with its code named, its data behind, and a policy of what stands in it', async () => {
  const mentor = await mentorAccount(t.db, { name: 'Lakshmi </script><b>' })
  const { status, headers, body } = await get('/Find-Mentors?search=lakshmi')
  expect(status).toBe(200)
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const policy = headers.get('content-security-policy')
  expect(policy).toContain(`script-src 'self' ${hash('start()')} `)
  expect(policy).toContain(`style-src-elem 'self' ${hash('a{}')} ${hash('b{}')} ${hash('')};`)
  expect(codeOf(body)).toEqual(['index-1', 'mentors-2'].map((name) => `/assets/${name}.js`))
  expect(body.indexOf('start()')).toBeLessThan(body.indexOf('<link'))
  // Nothing else stands in the root element, not even a space: hydrating would start all over.
  expect(body).toContain('<div id="root">empty</div><script type="application/json" id="early-0">')
  expect(body).not.toMatch(/<script[^>]* src=|rel="(stylesheet|modulepreload)"/)
  const expected = matchPage(new URL('/Find-Mentors?search=lakshmi', url), { development: true })?.queries.map(
    ({ key }) => key,
  )
  const { keys, answers } = early(body)
  expect(keys).toEqual(expected)
  expect(answers).toHaveLength(keys.length)
  expect(JSON.stringify(answers)).toContain(mentor.name)
  expect(body).not.toContain('</script><b>')
  expect(headers.get('cache-control')).toBe('no-cache')
})

test('the policy names what a page may load, and no inline script', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? ''
  const rules = Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]))
  expect(rules['script-src']).toContain('http://localhost:4010')
  expect(rules['frame-src']).toEqual(['http://localhost:4010', new URL(t.app.config.visionVideoUrl).origin])
  expect(rules['connect-src']).toContain(url.replace('http', 'ws'))
  for (const [name, value] of Object.entries({
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
  }))
    expect(rules[name]).toEqual([value])
  expect([...(rules['script-src'] ?? []), ...(rules['style-src-elem'] ?? [])].join(' ')).not.toMatch(/unsafe/)
})

test('the provider and the trackers are let in only when they are used', async () => {
  const config = {
    ...t.app.config,
    checkoutScriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    gaMeasurementId: 'G-1',
  }
  const server = await testServer({ ...t.app, config }, { web })
  const policy = (await browser(server.url).send('GET', '/')).headers.get('content-security-policy') ?? ''
  for (const host of [
    'https://checkout.razorpay.com',
    'https://api.razorpay.com',
    'https://lumberjack.razorpay.com',
    'https://www.googletagmanager.com',
  ])
    expect(policy).toContain(host)
  expect(policy).not.toContain('facebook')
})

test('an unknown path is 404 with the page that says so', async () => {
  const { status, headers, body } = await get('/no/such/page')
  expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(early(body).answers).toEqual([expect.anything(), { data: { adminDoor: false, adminSession: null } }])
  const gone = await get('/assets/none.js')
  // A tab of an older build asks for it: HTML would be no script, and a kept 404 would outlive the next build.
  expect([gone.status, gone.headers.get('content-type'), gone.headers.get('cache-control')]).toEqual([
    404,
    'application/json; charset=utf-8',
    'no-store',
  ])
  expect((await get('/.vite/manifest.json')).status).toBe(404)
  expect((await browser(url).send('POST', '/mentors', {})).status).toBe(404)
})

test("an administrators' page is that 404 page to everybody else, to the last byte", async () => {
  const bare = (answer: { status: number; body: string }, address: string) =>
    [answer.status, answer.body.replaceAll(address, '')] as const
  const mentee = browser(url)
  await mentee.send('POST', '/api/auth/mentee/login', {
    email: (await menteeAccount(t.db)).email,
    password: PASSWORD,
  })
  for (const who of [browser(url), mentee]) {
    const unknown = bare(await who.send<string>('GET', '/nowhere'), '/nowhere')
    expect(unknown[0]).toBe(404)
    for (const address of ['/admin', '/Admin/'])
      expect(bare(await who.send<string>('GET', address), address)).toEqual(unknown)
  }
  const outdated = await get('/admin', { cookie: 'admin_session=ended' })
  expect(bare(outdated, '/admin')).toEqual(bare(await get('/nowhere', { cookie: 'admin_session=ended' }), '/nowhere'))
})

test("an administrator gets it with its own frame, and nothing of the site's", async () => {
  await ensureFirstAdmin(t.app)
  const { username, password } = t.app.config.admin
  const admin = browser(url)
  await admin.send('POST', '/api/admin/login', { username, password })
  const { status, headers, body } = await admin.send<string>('GET', '/admin')
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(body).toContain('<meta name="admin">')
  expect(codeOf(body)).toContain('/assets/admin-5.js')
  expect(body).not.toContain('assets/live-4.js')
  expect(early(body).answers[0]).toMatchObject({ data: { adminSession: { expiresAt: expect.any(String) } } })
  expect((await admin.send<string>('GET', '/mentors')).body).not.toContain('<meta name="admin">')
})

test('data of a session is in the page, and the page is for no cache', async () => {
  const { id, email } = await menteeAccount(t.db, { name: 'Devika Rao' })
  const member = browser(url)
  await member.send('POST', '/api/auth/mentee/login', { email, password: PASSWORD })
  const { headers, body } = await member.send<string>('GET', '/')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(codeOf(body)).toContain('/assets/live-4.js')
  expect(JSON.stringify(early(body).answers)).toContain('Devika Rao')
  const lastChange = t.app.pubsub.lastChange(personTopic({ type: 'mentee', id }))
  expect(body).toContain(`<meta name="last-change" content="${lastChange}">`)
  expect((await get('/')).body).not.toContain('last-change')
})

test.each(['/reset-password?token=secret', '/mentors?offer=secret'])(
  '%s is neither stored nor passed on',
  async (address) => {
    const { headers } = await get(address)
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['private, no-store', 'no-referrer'])
  },
)

test('a network that has nothing left to read gets pages undrawn, without data and uncompressed', async () => {
  let left = 1
  const charge = () => {
    if (left === 0) throw new RateLimitedError(60)
    left -= 1
  }
  const server = await testServer(t.app, { web, charge })
  const fetched = async (address: string, accepted: string) => {
    const answer = await fetch(server.url + address, { headers: { 'accept-encoding': accepted } })
    const { status, headers } = answer
    const [encoding, robots] = [headers.get('content-encoding'), headers.get('x-robots-tag')]
    return { status, encoding, robots, etag: headers.get('etag'), body: await answer.text() }
  }
  expect(early((await fetched('/nowhere', 'gzip')).body).keys).toHaveLength(2)
  const [one, other] = [await fetched('/no/such', 'gzip'), await fetched('/nor/this?search=1', 'br')]
  expect(one).toEqual(other)
  // To compress it each time is what it would cost most.
  expect(one).toMatchObject({ status: 404, encoding: null, etag: null, robots: 'noindex' })
  expect(early(one.body)).toEqual({ keys: [], answers: [] })
  expect(one.body).toContain('<div id="root">empty</div>')
  expect(await fetched('/mentors', 'gzip')).toMatchObject({ status: 200, encoding: null, robots: 'noindex' })
})

test('hashed files are immutable and come compressed', async () => {
  const response = await get('/assets/index-1.js')
  expect([
    response.status,
    response.body,
    response.headers.get('cache-control'),
    response.headers.get('x-content-type-options'),
  ]).toEqual([200, 'export const entry = 1', 'public, max-age=31536000, immutable', 'nosniff'])
  expect(
    (await fetch(`${url}/assets/index-1.js`, { headers: { 'accept-encoding': 'br' } })).headers.get('content-encoding'),
  ).toBe('br')
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache')
})

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br;q=0.1', 'br'],
  ['br;q=0, *;q=0', null],
  // One that can be kept: brotli has no pieces that could be joined.
  ['gzip, deflate, br, zstd', 'br'],
  ['identity', null],
])('a page for a reader who accepts %s is %s', async (accepted, encoding) => {
  const answer = await fetch(`${url}/`, { headers: { 'accept-encoding': accepted } })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(await answer.text()).toContain('<!doctype html>')
})

test('pages are compressed while they are written', async () => {
  const { default: http } = await import('node:http')
  const { encoding, bytes } = await new Promise<{ encoding: string | undefined; bytes: Buffer }>((resolve, reject) => {
    http
      .get(`${url}/account`, { headers: { 'accept-encoding': 'gzip, br' } }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({ encoding: response.headers['content-encoding'], bytes: Buffer.concat(parts) }),
        )
      })
      .on('error', reject)
  })
  expect(encoding).toBe('br')
  expect(brotliDecompressSync(bytes).toString()).toMatch(/<\/html>$/)
})
