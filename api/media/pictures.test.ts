import { get } from 'node:http'
import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import { READS, readBudget, type ReadBudget } from '../edge/http/budgets.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { menteeAccount, PASSWORD } from '../testing/people.ts'
import { browser, testServer, type Browser } from '../testing/server.ts'
import { redraw } from './pictures.ts'
import { UPLOAD_BYTES } from './upload.ts'

let t: TestApp
let url: string
let member: Browser

beforeAll(async () => {
  t = await testApp()
  url = (await testServer(t.app)).url
  const { email } = await menteeAccount(t.db)
  member = browser(url)
  await member.send('POST', '/api/auth/mentee/login', { email, password: PASSWORD })
})

const upload = (bytes: Buffer, type: string, who = member) =>
  who.send<{ id: string; url: string; message?: string }>('POST', '/api/media', undefined, {
    body: new Uint8Array(bytes),
    headers: { 'content-type': type },
  })
const picture = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#1d4fa0' } })

test.each(['jpeg', 'png', 'webp'] as const)('a %s is drawn anew and served for ever', async (format) => {
  const taken = await upload(await picture().toFormat(format).toBuffer(), `image/${format}`)
  expect([taken.status, taken.body.url]).toEqual([200, expect.stringMatching(/^\/media\/[0-9a-f]{64}$/)])
  const response = await fetch(url + taken.body.url)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
    format: 'webp',
    width: 40,
    height: 30,
  })
  const again = await fetch(url + taken.body.url, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
})

test('a photo that was taken with the camera turned stands upright', async () => {
  const turned = await picture(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const { body } = await upload(turned, 'image/jpeg')
  const { content } = await t.db.media.findUniqueOrThrow({ where: { hash: body.id } })
  const { width, height } = await sharp(Buffer.from(content)).metadata()
  expect([width, height]).toEqual([20, 40])
})

test('smaller sizes are served beside it, by the shorter side; one that is no larger is served itself', async () => {
  const { body } = await upload(await picture(900, 300).jpeg().toBuffer(), 'image/jpeg')
  const sizes = []
  for (const side of [96, 200, 400]) {
    const response = await fetch(`${url}${body.url}/${side}`)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: `"${body.id}-${side}"`,
    })
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    sizes.push([width, height])
  }
  expect(sizes).toEqual([
    [288, 96],
    [600, 200],
    [900, 300],
  ])
  const held = await fetch(`${url}${body.url}/96`, { headers: { 'if-none-match': `"${body.id}-96"` } })
  expect(held.status).toBe(304)
})

test('too large in bytes or in pixels', async () => {
  expect((await upload(Buffer.alloc(UPLOAD_BYTES + 1), 'image/png')).status).toBe(413)
  const bomb = await picture(7_000, 7_000).png({ palette: true, colours: 2 }).toBuffer()
  expect(bomb.length).toBeLessThan(UPLOAD_BYTES)
  expect((await upload(bomb, 'image/png')).status).toBe(422)
})

test('one that is stored in passes may have fewer pixels: it is held whole', async () => {
  const flat = picture(4_000, 4_000)
  const bytes = await flat.clone().jpeg({ quality: 1 }).toBuffer()
  expect((await upload(bytes, 'image/jpeg')).status).toBe(200)
  const inPasses = await flat.jpeg({ quality: 1, progressive: true }).toBuffer()
  expect((await upload(inPasses, 'image/jpeg')).status).toBe(422)
})

test('pictures are decoded one at a time, eight wait, and who comes then is told to try again', async () => {
  const png = await picture(800, 800).png().toBuffer()
  let most = 0
  const look = setInterval(() => {
    const { queue, process } = sharp.counters()
    most = Math.max(most, queue + process)
  }, 0)
  const drawn = await Promise.allSettled(Array.from({ length: 20 }, () => redraw(png, 'image/png')))
  clearInterval(look)
  const refused = drawn.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).name] : []))
  expect(refused).toEqual(Array.from({ length: 11 }, () => 'BusyError'))
  // The end of one and the beginning of the next may be seen together.
  expect(most).toBeLessThanOrEqual(2)
  expect(sharp.cache().memory.max).toBe(0)
})

test('a network whose pictures take all places in the line leaves one to others', async () => {
  const png = await picture(800, 800).png().toBuffer()
  const busy = Promise.allSettled(Array.from({ length: 12 }, () => redraw(png, 'image/png', 'busy')))
  expect(await redraw(png, 'image/png', 'other')).toMatchObject({ width: 800 })
  expect((await busy).filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
})

test('a network that asks for more pictures than can be read leaves a place to others', async () => {
  const { body } = await upload(await picture(14, 14).png().toBuffer(), 'image/png')
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  const media = new Proxy(t.db.media, {
    get: (target, key) =>
      key === 'findUnique'
        ? (args: Parameters<typeof t.db.media.findUnique>[0]) => held.then(() => target.findUnique(args))
        : (Reflect.get(target, key) as unknown),
  })
  const db = new Proxy(t.db, {
    get: (target, key) => (key === 'media' ? media : (Reflect.get(target, key) as unknown)),
  })
  const other = await testServer({ ...t.app, db, config: { ...t.app.config } })
  const answered: number[] = []
  const ask = (localAddress: string) =>
    new Promise<number | undefined>((resolve, reject) =>
      get(other.url + body.url, { localAddress, agent: false }, (answer) => {
        answered.push(answer.statusCode!)
        answer.resume().on('end', () => resolve(answer.statusCode))
      }).on('error', reject),
    )
  const busy = Array.from({ length: 110 }, () => ask('127.0.1.1'))
  // Two are read, a hundred wait.
  await vi.waitFor(() => expect(answered).toHaveLength(8), { timeout: 10_000 })
  const late = ask('127.0.2.1')
  await vi.waitFor(() => expect(answered).toHaveLength(9), { timeout: 10_000 })
  goOn()
  expect(await late).toBe(200)
  await Promise.all(busy)
})

test('a large picture counts by its size for the network that asks for it', async () => {
  const noise = Buffer.from(Array.from({ length: 400 * 400 * 3 }, (_, n) => (n * n * 2_654_435_761) >>> 13))
  const raw = { width: 400, height: 400, channels: 3 } as const
  const { body } = await upload(await sharp(noise, { raw }).png().toBuffer(), 'image/png')
  const costs: number[] = []
  const charge: ReadBudget = (_asker, { cost }) => void costs.push(cost)
  const other = await testServer({ ...t.app, config: { ...t.app.config } }, { charge })
  const { byteLength } = await t.db.media.findUniqueOrThrow({ where: { hash: body.id } })
  expect(byteLength).toBeGreaterThan(64 * 1024)
  expect((await browser(other.url).send('GET', body.url)).status).toBe(200)
  expect(costs).toEqual([0, Math.ceil(byteLength / 1_500)])
})

test('a picture that the browser has is not read again, and each one asked for counts for its network', async () => {
  const { body } = await upload(await picture(13, 13).png().toBuffer(), 'image/png')
  const read: unknown[] = []
  const media = new Proxy(t.db.media, {
    get: (target, key) =>
      key === 'findUnique'
        ? (args: Parameters<typeof t.db.media.findUnique>[0]) => (read.push(args.select), target.findUnique(args))
        : (Reflect.get(target, key) as unknown),
  })
  const db = new Proxy(t.db, {
    get: (target, key) => (key === 'media' ? media : (Reflect.get(target, key) as unknown)),
  })
  // Two units of fifty.
  const charge = readBudget(t.clock, 100 / READS.cost)
  const other = await testServer({ ...t.app, db, config: { ...t.app.config } }, { charge })
  const ask = (headers: Record<string, string> = {}) => browser(other.url).send('GET', body.url, undefined, { headers })
  const held = await ask({ 'if-none-match': `"${body.url.slice(7)}"` })
  expect([held.status, read]).toEqual([304, [{ hash: true }]])
  expect((await ask()).status).toBe(200)
  const refused = await ask()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
})

test('uploads need a session and our own page', async () => {
  const png = await picture().png().toBuffer()
  expect((await upload(png, 'image/png', browser(url))).status).toBe(401)
  const foreign = await member.send('POST', '/api/media', undefined, {
    body: new Uint8Array(png),
    headers: { 'content-type': 'image/png', origin: 'https://evil.test' },
  })
  expect(foreign.status).toBe(403)
})

test('the same picture is stored once', async () => {
  const png = await picture(11, 11).png().toBuffer()
  const before = await t.db.media.count()
  const [a, b] = await Promise.all([upload(png, 'image/png'), upload(png, 'image/png')])
  expect(a?.body.url).toBe(b?.body.url)
  expect(await t.db.media.count()).toBe(before + 1)
})

test('people without a picture have a drawn one; unknown files are not there', async () => {
  for (const name of ['default-mentor.svg', 'default-mentee.svg']) {
    const { status, headers, body } = await browser(url).send<string>('GET', `/media/${name}`)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect((await sharp(Buffer.from(body)).metadata()).width).toBe(320)
  }
  for (const name of ['0'.repeat(64), 'x', '..%2f..%2fpackage.json', 'constructor'])
    expect((await browser(url).send('GET', `/media/${name}`)).status).toBe(404)
})
