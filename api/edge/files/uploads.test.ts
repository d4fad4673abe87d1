/** Accounts are free: what people at one address upload is bounded together. */
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing/app.ts'
import { menteeAccount } from '../../testing/people.ts'
import { signedIn, testServer, type Browser } from '../../testing/server.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

let t: TestApp
let url: string
let png: Buffer

beforeAll(async () => {
  t = await testApp()
  url = (await testServer(t.app)).url
  png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#1d4fa0' } })
    .png()
    .toBuffer()
})
beforeEach(async () => {
  await t.db.rateLimit.deleteMany()
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
