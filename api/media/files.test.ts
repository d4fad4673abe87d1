/** Whose a file is, who may read it, and when it goes. */
import { DAY_MS } from '../rules/time/durations.ts'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ensureFirstAdmin } from '../admin/administrators.ts'
import { inTransaction } from '../database/transaction.ts'
import { removePerson } from '../accountClosing/removePerson.ts'
import type { AccountRef } from '../contracts/personalData.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { bookPlan } from '../testing/bookings.ts'
import { menteeAccount, mentorAccount } from '../testing/people.ts'
import { browser, signedIn, testServer, type Browser } from '../testing/server.ts'
import { claimPicture, PICTURE_GONE } from './claimPicture.ts'
import { dropFiles, fileColumns } from './paths.ts'
import { dropUnusedFiles } from './media.jobs.ts'
import { storeUpload, STORED_BYTES, UNUSED_BYTES } from './upload.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

let t: TestApp
let url: string
let mentor: Awaited<ReturnType<typeof mentorAccount>>
let mentee: Awaited<ReturnType<typeof menteeAccount>>
let asMentor: Browser
let asMentee: Browser

beforeAll(async () => {
  t = await testApp({
    config: { admin: { username: 'root', password: 'Root@pass1', isDefault: false, loginPath: '/control-room' } },
  })
  url = (await testServer(t.app)).url
  mentor = await mentorAccount(t.db)
  mentee = await menteeAccount(t.db)
  asMentor = await signedIn(url, 'mentor', mentor.email)
  asMentee = await signedIn(url, 'mentee', mentee.email)
})

beforeEach(async () => {
  await t.db.rateLimit.deleteMany()
})

let shade = 0
/** A picture that nobody has uploaded before. */
const newPicture = () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: { r: (shade += 7) % 256, g: 80, b: 160 } } })
    .png()
    .toBuffer()

const send = (who: Browser, bytes: Buffer, type: string, query = '') =>
  who.send<{ id: string; url: string }>('POST', `/api/media${query}`, undefined, {
    body: new Uint8Array(bytes),
    headers: { 'content-type': type },
  })
const theMentor = (): AccountRef => ({ type: 'mentor', id: mentor.id })
const theMentee = (): AccountRef => ({ type: 'mentee', id: mentee.id })
const store = async ({ type, id }: AccountRef, bytes?: Buffer) =>
  storeUpload(t.app, { bytes: bytes ?? (await newPicture()), declared: 'image/png', uploader: `${type}:${id}` })
const claim = (person: AccountRef, given: string) =>
  inTransaction(t.db, (tx) =>
    claimPicture(tx, { given, person, path: 'profileImage', now: t.clock.now() }).then(async (path) => {
      await tx.mentor.update({ where: { id: mentor.id }, data: { profileImage: path } })
      return path
    }),
  )
const isThere = async (hash: string) => (await t.db.media.count({ where: { hash } })) === 1
/** Waits until somebody waits for a lock. */
const blocked = () =>
  vi.waitFor(
    async () => {
      const [row] = await t.db.$queryRaw<{ waiting: number }[]>`
      SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`
      expect(row?.waiting).toBeGreaterThan(0)
    },
    { timeout: 10_000 },
  )

test('only who has uploaded a picture can put it into a row, by its id or its path', async () => {
  const { id, url: path } = await store(theMentor())
  expect(await claim(theMentor(), id)).toBe(path)
  expect(await claim(theMentor(), path)).toBe(path)
  // A mentee with the mentor's number is nobody to it either.
  for (const person of [theMentee(), { type: 'mentee', id: mentor.id } as const, { type: 'mentor', id: 999 } as const])
    await expect(claim(person, id)).rejects.toThrow(PICTURE_GONE)
  for (const given of ['', 'x', '0'.repeat(64), '/media/default-mentor.svg', 'https://evil.test/a.png', `${path}/96`])
    await expect(claim(theMentor(), given)).rejects.toThrow(PICTURE_GONE)
})

test('the same bytes from two people are one file that both may use', async () => {
  const bytes = await newPicture()
  const [mine, theirs] = [await store(theMentor(), bytes), await store(theMentee(), bytes)]
  expect(mine).toEqual(theirs)
  expect(await claim(theMentor(), mine.id)).toBe(mine.url)
  expect(await claim(theMentee(), mine.id)).toBe(mine.url)
})

test('a private file is shown to its uploader alone, as a download that nobody keeps', async () => {
  const sent = await send(asMentee, PDF, 'application/pdf')
  expect([sent.status, sent.body.url]).toEqual([200, `/media/private/${sent.body.id}`])
  const own = await asMentee.send<string>('GET', sent.body.url)
  expect([own.status, own.body]).toEqual([200, PDF.toString()])
  expect(Object.fromEntries(own.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="document.pdf"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  await ensureFirstAdmin(t.app)
  const admin = browser(url)
  await admin.send('POST', '/api/admin/login', { username: 'root', password: 'Root@pass1' })
  expect((await admin.send('GET', sent.body.url)).status).toBe(404)
  expect((await asMentor.send('GET', sent.body.url)).status).toBe(404)
  expect((await browser(url).send('GET', sent.body.url)).status).toBe(401)
  // Nor is it found in public, whole or in a size.
  for (const path of [`/media/${sent.body.id}`, `/media/${sent.body.id}/96`])
    for (const who of [asMentee, admin]) expect((await who.send('GET', path)).status).toBe(404)
  const held = await asMentee.send('GET', `/media/${sent.body.id}`, undefined, {
    headers: { 'if-none-match': `"${sent.body.id}"` },
  })
  expect(held.status).toBe(404)
  await expect(claim(theMentee(), sent.body.id)).rejects.toThrow(PICTURE_GONE)
})

test('a picture may be private too, and then has no path in public, whoever has uploaded the same', async () => {
  const bytes = await newPicture()
  const [open, hidden, other] = [
    await send(asMentee, bytes, 'image/png'),
    await send(asMentee, bytes, 'image/png', '?private=true'),
    await send(asMentor, bytes, 'image/png', '?private=true'),
  ]
  expect(new Set([open, hidden, other].map(({ body }) => body.id)).size).toBe(3)
  expect((await asMentee.send('GET', hidden.body.url)).headers.get('content-disposition')).toContain('attachment')
  expect((await asMentee.send('GET', other.body.url)).status).toBe(404)
  expect((await asMentee.send('GET', `/media/${hidden.body.id}`)).status).toBe(404)
  expect((await asMentee.send('GET', `/media/private/${open.body.id}`)).status).toBe(404)
})

test('a smaller private picture is read by whom the whole one is, each time; its dimensions are known', async () => {
  const bytes = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#416' } })
    .png()
    .toBuffer()
  const { body } = await send(asMentee, bytes, 'image/png', '?private=true')
  const small = await asMentee.send('GET', `${body.url}/96`)
  expect([small.status, Object.fromEntries(small.headers)]).toMatchObject([
    200,
    {
      'content-type': 'image/webp',
      'content-disposition': 'attachment; filename="picture.webp"',
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
    },
  ])
  const lengths = await Promise.all(
    ['', '/96', '/400'].map(async (size) =>
      (await asMentee.send('GET', body.url + size)).headers.get('content-length'),
    ),
  )
  const { byteLength, width, height } = await t.db.media.findUniqueOrThrow({ where: { hash: body.id } })
  expect([width, height]).toEqual([900, 300])
  // No size of 400 is kept of one that is no larger.
  expect([lengths[0], lengths[2]]).toEqual([String(byteLength), String(byteLength)])
  expect(Number(lengths[1])).toBeLessThan(byteLength)
  for (const [who, status] of [
    [asMentor, 404],
    [browser(url), 401],
  ] as const)
    for (const size of ['/96', '/400', '/97']) expect((await who.send('GET', body.url + size)).status).toBe(status)
  expect((await asMentee.send('GET', `${body.url}/97`)).status).toBe(404)
  const pdf = await send(asMentee, PDF, 'application/pdf')
  expect((await asMentee.send('GET', `${pdf.body.url}/96`)).status).toBe(404)
})

test('what is attached to a chat is read by its two sides, as long as it is there', async () => {
  const { subscriptionId } = await bookPlan(t, { mentorId: mentor.id, menteeId: mentee.id, startDate: '2026-11-25' })
  const { body } = await send(asMentee, PDF.subarray(), 'application/pdf')
  expect((await asMentor.send('GET', body.url)).status).toBe(404)
  const message = await t.db.chatMessage.create({
    data: {
      number: 1,
      planSubscriptionId: subscriptionId,
      senderId: mentee.id,
      senderType: 'mentee',
      message: 'My drawing',
      attachments: [body.url],
    },
  })
  const stranger = await signedIn(url, 'mentor', (await mentorAccount(t.db)).email)
  const namesake = await signedIn(url, 'mentee', (await menteeAccount(t.db, { id: mentor.id + 5_000 })).email)
  expect((await asMentor.send('GET', body.url)).status).toBe(200)
  for (const who of [stranger, namesake]) expect((await who.send('GET', body.url)).status).toBe(404)
  await t.db.chatMessage.delete({ where: { id: message.id } })
  expect((await asMentor.send('GET', body.url)).status).toBe(404)
})

test('a picture that is put into a row while the sweep looks at it stays', async () => {
  const { id, url: path } = await store(theMentor())
  t.clock.advance(2 * DAY_MS)
  const swept: Promise<void>[] = []
  await inTransaction(t.db, async (tx) => {
    await claimPicture(tx, { given: id, person: theMentor(), path: 'profileImage', now: t.clock.now() })
    swept.push(dropUnusedFiles(t.app))
    // The sweep has found nobody who uses it, and waits to remove it.
    await blocked()
    await tx.mentor.update({ where: { id: mentor.id }, data: { profileImage: path } })
  })
  await Promise.all(swept)
  expect(await isThere(id)).toBe(true)
  await asMentor.send('GET', path)
})

test('a picture that the sweep has just removed cannot be put into a row', async () => {
  const { id } = await store(theMentor())
  t.clock.advance(2 * DAY_MS)
  await dropUnusedFiles(t.app)
  await expect(claim(theMentor(), id)).rejects.toThrow(PICTURE_GONE)
  // Its smaller sizes and who has sent it went along.
  expect(await t.db.mediaUpload.count({ where: { hash: id } })).toBe(0)
})

test('a picture that one person gives up while another takes it stays', async () => {
  const bytes = await newPicture()
  const { id, url: path } = await store(theMentor(), bytes)
  await store(theMentee(), bytes)
  await claim(theMentor(), id)
  const dropped: Promise<void>[] = []
  await inTransaction(t.db, async (tx) => {
    await claimPicture(tx, { given: id, person: theMentee(), path: 'profileImage', now: t.clock.now() })
    dropped.push(
      inTransaction(t.db, async (other) => {
        await other.mentor.update({ where: { id: mentor.id }, data: { profileImage: null } })
        await other.mediaUpload.deleteMany({ where: { hash: id } })
        await dropFiles(other, [path], fileColumns(t.app.parts))
      }),
    )
    await blocked()
    await tx.mentee.update({ where: { id: mentee.id }, data: { profileImage: path } })
  })
  await Promise.all(dropped)
  expect(await isThere(id)).toBe(true)
})

test('an account that is closed takes its uploads along, but for what others have uploaded too', async () => {
  const leaver = await menteeAccount(t.db)
  const person: AccountRef = { type: 'mentee', id: leaver.id }
  const shared = await newPicture()
  const [own, both] = [await store(person), await store(person, shared)]
  await store(theMentor(), shared)
  const hidden = await storeUpload(t.app, { bytes: PDF, declared: 'application/pdf', uploader: `mentee:${leaver.id}` })
  await removePerson(t.app, person)
  expect([await isThere(own.id), await isThere(hidden.id), await isThere(both.id)]).toEqual([false, false, true])
  expect(await t.db.mediaUpload.count({ where: { uploader: `mentee:${leaver.id}` } })).toBe(0)
})

test('an account stores 50 MB that nothing uses, also when many come at once; others and administrators are not touched by it', async () => {
  const person = await mentorAccount(t.db)
  const me: AccountRef = { type: 'mentor', id: person.id }
  const uploader = `mentor:${person.id}`
  const kept = await store(me)
  const { byteLength } = await t.db.media.findUniqueOrThrow({ where: { hash: kept.id } })
  // Room for one more of that size, and a half.
  const rest = UNUSED_BYTES - Math.floor(byteLength * 2.5)
  const hash = 'f'.repeat(64)
  const data = { hash, contentType: 'application/pdf', content: new Uint8Array(1), byteLength: rest, isPrivate: true }
  await t.db.media.create({ data: { ...data, uploads: { create: { uploader } } } })
  const before = await t.db.media.count()
  const tries = await Promise.allSettled([store(me), store(me), store(me), store(me)])
  const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []))
  expect(refused.map(({ name }) => name)).toEqual(['StorageFullError', 'StorageFullError', 'StorageFullError'])
  expect([await t.db.media.count(), await t.db.mediaUpload.count({ where: { uploader } })]).toEqual([before + 1, 3])
  await store(theMentee())
  await storeUpload(t.app, { bytes: await newPicture(), declared: 'image/png', uploader: 'admin:1' })
  const asPerson = await signedIn(url, 'mentor', person.email)
  const answer = await asPerson.send<{ message: string }>('POST', '/api/media', undefined, {
    body: new Uint8Array(await newPicture()),
    headers: { 'content-type': 'image/png' },
  })
  expect([answer.status, answer.body.message]).toEqual([413, expect.stringContaining('50 MB')])
})

test('what is sent in chats takes no room from new uploads, up to 500 MB in all', async () => {
  const sender = await menteeAccount(t.db)
  const uploader = `mentee:${sender.id}`
  const start = t.clock.now()
  t.clock.set('2026-11-21T04:30:00Z')
  const plan = { mentorId: mentor.id, menteeId: sender.id, startDate: '2026-11-25' }
  const { subscriptionId: planSubscriptionId } = await bookPlan(t, plan)
  t.clock.set(start)
  const keep = async (number: number, byteLength: number) => {
    const hash = `${number}`.padStart(64, 'e')
    const data = { hash, contentType: 'application/pdf', content: new Uint8Array(1), byteLength, isPrivate: true }
    await t.db.media.create({ data: { ...data, uploads: { create: { uploader } } } })
    const sent = { planSubscriptionId, number, senderId: sender.id, senderType: 'mentee', message: '' } as const
    await t.db.chatMessage.create({
      data: { ...sent, attachments: [`/media/private/${hash}`], attachmentNames: ['a'] },
    })
  }
  await keep(1, UNUSED_BYTES)
  await keep(2, UNUSED_BYTES)
  await store({ type: 'mentee', id: sender.id })
  await keep(3, STORED_BYTES - 2 * UNUSED_BYTES)
  await expect(store({ type: 'mentee', id: sender.id })).rejects.toThrow('500 MB')
})

test('of files that come at once one after the other is stored: each keeps everybody waiting for a moment', async () => {
  let storedAtOnce = 0
  let most = 0
  const $transaction = async (...given: Parameters<typeof t.db.$transaction>) => {
    most = Math.max(most, (storedAtOnce += 1))
    return await t.db.$transaction(...given).finally(() => (storedAtOnce -= 1))
  }
  const db = new Proxy(t.db, {
    get: (real, key) => (key === '$transaction' ? $transaction : (Reflect.get(real, key) as unknown)),
  })
  const files = Array.from({ length: 6 }, (_, n) => ({
    bytes: Buffer.concat([PDF.subarray(0, -6), Buffer.from(`% ${n}\n%%EOF\n`)]),
    declared: 'application/pdf',
    uploader: `mentee:${mentee.id}`,
    network: n < 5 ? '203.0.113.0/24' : '198.51.100.0/24',
  }))
  const order: number[] = []
  await Promise.all(files.map(async (file, n) => void (await storeUpload({ ...t.app, db }, file), order.push(n))))
  expect(most).toBe(1)
  // Another network does not wait for all of the first one.
  expect(order.indexOf(5)).toBe(2)
})
