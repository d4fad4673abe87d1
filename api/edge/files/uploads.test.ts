/** Accounts are free: what people at one address upload is bounded together. */
import { EventEmitter } from 'node:events'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing/app.ts'
import { menteeAccount } from '../../testing/people.ts'
import { BusyError, RateLimitedError } from '../../rules/userErrors.ts'
import { signedIn, testServer, type Browser, type TestServer } from '../../testing/server.ts'
import { exchange, requestOf } from '../../testing/wire.ts'
import { takePlace } from './uploads.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

let t: TestApp
let site: TestServer
let url: string
/** What reads were charged, and whether there is anything left. */
const spent: { ip: string; cost: number }[] = []
let isSpent = false
let png: Buffer

beforeAll(async () => {
  t = await testApp()
  site = await testServer(t.app, {
    charge({ ip }, { cost }) {
      spent.push({ ip, cost })
      if (isSpent) throw new RateLimitedError(1)
    },
  })
  url = site.url
  png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#1d4fa0' } })
    .png()
    .toBuffer()
})
beforeEach(async () => {
  await t.db.rateLimit.deleteMany()
  isSpent = false
})

/** Somebody new at the address of all of them. */
async function newcomer(): Promise<{ id: number; who: Browser }> {
  const { id, email } = await menteeAccount(t.db)
  return { id, who: await signedIn(url, 'mentee', email) }
}

const upload = (who: Browser, bytes: Buffer, type: string) =>
  who.send('POST', '/api/media', undefined, { body: new Uint8Array(bytes), headers: { 'content-type': type } })

const counts = async () => {
  const rows = await t.db.rateLimit.findMany({
    where: { OR: [{ key: { startsWith: 'uploads:' } }, { key: { startsWith: 'stored:' } }] },
  })
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]))
}

test('each upload counts for the account, the address and the network; what is stored counts in kilobytes', async () => {
  const { id, who } = await newcomer()
  expect((await upload(who, Buffer.concat([PDF, Buffer.alloc(2_500, ' '), PDF]), 'application/pdf')).status).toBe(200)
  const picture = `data:image/png;base64,${png.toString('base64')}`
  const path = `/api/mentees/${id}`
  expect((await who.send('PUT', path, { profileImage: picture })).status).toBe(200)
  expect(await counts()).toEqual({
    [`uploads:mentee:${id}`]: 2,
    'uploads:ip:127.0.0.1': 2,
    'uploads:net:127.0.0.0/24': 2,
    'stored:ip:127.0.0.1': 4,
    'stored:net:127.0.0.0/24': 4,
  })
})

test.each([
  ['uploads:ip:127.0.0.1', 600],
  ['uploads:net:127.0.0.0/24', 2_400],
  ['stored:ip:127.0.0.1', 1_000_000],
  ['stored:net:127.0.0.0/24', 4_000_000],
])('a new account gets nothing more once %s is spent, and nothing is stored', async (key, count) => {
  const { who } = await newcomer()
  const before = await t.db.media.count()
  await t.db.rateLimit.create({ data: { key, count, resetAt: new Date(t.clock.now().getTime() + 60_000) } })
  expect((await upload(who, PDF, 'application/pdf')).status).toBe(429)
  expect((await upload(who, png, 'image/png')).status).toBe(429)
  expect(await t.db.media.count()).toBe(before)
})

test('a body with a picture is charged for its length, and refused before it is read when nothing is left', async () => {
  const { id, who } = await newcomer()
  const path = `/api/mentees/${id}`
  spent.length = 0
  await who.send('PUT', path, { profileImage: `data:image/png;base64,${'A'.repeat(1_500_000)}` })
  expect(spent[0]).toEqual({ ip: '127.0.0.1', cost: 1_001 })
  isSpent = true
  const head = [
    `PUT ${path} HTTP/1.1`,
    'Host: x',
    `Cookie: session=${who.cookies.get('session')}`,
    'Content-Type: application/json',
  ]
  for (const length of ['Content-Length: 8000000', 'Transfer-Encoding: chunked'])
    expect(await exchange({ port: site.port, parts: [requestOf([...head, length])], quiet: 2_000 })).toContain(' 429 ')
})

test('many addresses of one network leave places for others, and get theirs back', () => {
  const underWay: EventEmitter[] = []
  function begin(ip: string): void {
    const raw = new EventEmitter()
    takePlace(`mentee:${underWay.length}`, { ip }, { raw } as never)
    underWay.push(raw)
  }
  const address = (n: number) => `2001:db8:7:${n % 4}::1`
  for (let n = 0; n < 24; n += 1) begin(address(n))
  expect(() => begin(address(4))).toThrow(BusyError)
  expect(() => begin('2001:db8:7:77::1')).toThrow(BusyError)
  begin('2001:db8:8:1::1')
  underWay[0]!.emit('close')
  begin('2001:db8:7:77::1')
  for (const raw of underWay) raw.emit('close')
})
