/** Files of messages: whose may be sent, who reads them, how they are called, and what keeps them. */
import { DAY_MS } from '../../rules/time/durations.ts'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { typed } from '../../graphql/typed.ts'
import type { MenteeId, MentorId } from '../../graphql/identity.ts'
import { dropUnusedFiles } from '../../media/media.jobs.ts'
import { storeUpload } from '../../media/upload.ts'
import { removePerson } from '../../accountClosing/removePerson.ts'
import { istInstant } from '../../rules/time/time.ts'
import { testApp, type TestApp } from '../../testing/app.ts'
import { bookPlan } from '../../testing/bookings.ts'
import { asMentee, asMentor } from '../../testing/client.ts'
import { menteeAccount, mentorAccount } from '../../testing/people.ts'
import { signedIn, testServer, type Browser } from '../../testing/server.ts'
import { recordStatements } from '../../testing/statements.ts'
import { claimAttachments, FILE_GONE } from './attachments.graphql.ts'
import { sendChatMessage } from './sendChatMessage.graphql.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const NOON = istInstant('2026-11-26', '12:00')

let t: TestApp
let url: string
let mentorId: MentorId
let menteeId: MenteeId
let conversationId: number
let mentor: Browser
let mentee: Browser

beforeAll(async () => {
  t = await testApp({ config: { rateLimitFactor: 1_000 } })
  url = (await testServer(t.app)).url
})

beforeEach(async () => {
  t.clock.set('2026-11-21T04:30:00Z')
  const advisor = await mentorAccount(t.db)
  const asker = await menteeAccount(t.db)
  ;[mentorId, menteeId] = [advisor.id, asker.id]
  conversationId = (await bookPlan(t, { mentorId, menteeId, startDate: '2026-11-25' })).subscriptionId
  t.clock.set(NOON)
  mentor = await signedIn(url, 'mentor', advisor.email)
  mentee = await signedIn(url, 'mentee', asker.email)
})

let shade = 0
const picture = (width = 20, height = 10) =>
  sharp({ create: { width, height, channels: 3, background: { r: (shade += 7) % 256, g: 80, b: 160 } } })
    .png()
    .toBuffer()
const store = (bytes: Buffer, uploader: string, isPrivate = true) =>
  storeUpload(t.app, {
    bytes,
    declared: bytes.subarray(0, 4).toString() === '%PDF' ? 'application/pdf' : 'image/png',
    uploader,
    isPrivate,
  })
const own = async (bytes = PDF) => (await store(bytes, `mentee:${menteeId}`)).id
const send = (files: { fileId: string; name: string }[], message = '', clientId: string = crypto.randomUUID()) =>
  sendChatMessage(
    t.app,
    { type: 'mentee', id: menteeId, sessionHash: 'any' },
    { conversationId, clientId, message, attachments: files },
  )

const READ = typed(`
  query ($id: Int!) {
    conversation(id: $id) {
      messages(limit: 100) { message attachments { id url name contentType byteLength width height } }
    }
  }
`)
const files = async () => {
  const { data } = await asMentor(t.app, mentorId).run(READ, { id: conversationId })
  return data.conversation?.messages.map(({ attachments }) => attachments)
}

test('pictures and documents are shown with their names, kinds, sizes and dimensions', async () => {
  const [photo, report] = [await own(await picture(40, 30)), await own()]
  await send([
    { fileId: photo, name: 'C:\\photos\\Bridge.png' },
    { fileId: report, name: '\u202Efdp.exe' },
  ])
  const { byteLength } = await t.db.media.findUniqueOrThrow({ where: { hash: photo } })
  expect(await files()).toEqual([
    [
      {
        id: photo,
        url: `/media/private/${photo}`,
        name: 'Bridge.png',
        contentType: 'image/webp',
        byteLength,
        width: 40,
        height: 30,
      },
      {
        id: report,
        url: `/media/private/${report}`,
        name: 'fdp.exe',
        contentType: 'application/pdf',
        byteLength: PDF.length,
        width: null,
        height: null,
      },
    ],
  ])
})

test("nobody else's file, no public one and none that is gone can be sent; every bad one is named", async () => {
  const theirs = (await store(PDF, `mentor:${mentorId}`)).id
  // A mentor with the mentee's number is somebody else.
  const namesake = (await store(await picture(), `mentor:${menteeId}`)).id
  const open = (await store(await picture(), `mentee:${menteeId}`, false)).id
  const mine = await own()
  const given = [mine, theirs, namesake, open, '0'.repeat(64), 'x', `/media/private/${mine}`]
  await expect(send(given.slice(0, 5).map((fileId) => ({ fileId, name: 'a.pdf' })))).rejects.toMatchObject({
    issues: [1, 2, 3, 4].map((index) => ({ path: `attachments.${index}.fileId`, message: FILE_GONE })),
  })
  for (const fileId of given.slice(5)) await expect(send([{ fileId, name: 'a.pdf' }])).rejects.toThrow(FILE_GONE)
  expect(await files()).toEqual([])
  // The mentor may have it from a message of the mentee's, and still cannot send it as their own.
  await send([{ fileId: mine, name: 'a.pdf' }])
  const asTheirs = {
    conversationId,
    clientId: crypto.randomUUID(),
    message: '',
    attachments: [{ fileId: mine, name: '' }],
  }
  await expect(sendChatMessage(t.app, { type: 'mentor', id: mentorId, sessionHash: 'any' }, asTheirs)).rejects.toThrow(
    FILE_GONE,
  )
})

test('one file may be in two messages; a repeat is the same message, with other files it is not', async () => {
  const [first, second] = [await own(), await own(await picture())]
  const clientId = crypto.randomUUID()
  const id = await send([{ fileId: first, name: 'a.pdf' }], 'Look', clientId)
  expect(await send([{ fileId: first, name: 'a.pdf' }], 'Look', clientId)).toBe(id)
  await expect(send([{ fileId: second, name: 'a.pdf' }], 'Look', clientId)).rejects.toThrow('could not be sent')
  await expect(send([], 'Look', clientId)).rejects.toThrow('could not be sent')
  const twice = [first, first].map((fileId) => ({ fileId, name: 'a.pdf' }))
  const again = crypto.randomUUID()
  expect(await send(twice, '', again)).toBe(await send(twice, '', again))
  expect((await files())?.map((list) => list.map((file) => file.id))).toEqual([[first], [first]])
})

test('a download has the name that the message gives it, for both sides, whatever becomes of the plan', async () => {
  const fileId = await own()
  const path = `/media/private/${fileId}`
  expect((await mentor.send('GET', path)).status).toBe(404)
  expect((await mentee.send('GET', path)).headers.get('content-disposition')).toBe(
    'attachment; filename="document.pdf"',
  )
  await send([{ fileId, name: 'मेरी रिपोर्ट.pdf' }])
  const strangers = [
    await signedIn(url, 'mentor', (await mentorAccount(t.db)).email),
    await signedIn(url, 'mentee', (await menteeAccount(t.db)).email),
    // The same numbers in the other kind of account.
    await signedIn(url, 'mentee', (await menteeAccount(t.db, { id: mentorId + 50_000 })).email),
  ]
  const readers = async () => {
    for (const who of [mentor, mentee]) {
      const { status, headers } = await who.send('GET', path)
      expect([status, headers.get('content-disposition')]).toEqual([
        200,
        `attachment; filename="document.pdf"; filename*=UTF-8''${encodeURIComponent('मेरी रिपोर्ट.pdf')}`,
      ])
      expect(headers.get('content-security-policy')).toContain('sandbox')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
    for (const who of strangers) expect((await who.send('GET', path)).status).toBe(404)
  }
  await readers()
  await t.db.conversationBlock.create({ data: { mentorId, menteeId, blockedBy: 'mentor' } })
  await readers()
  await t.db.planSubscription.update({ where: { id: conversationId }, data: { status: 'expired' } })
  await readers()
  await t.db.planSubscription.delete({ where: { id: conversationId } })
  expect((await mentor.send('GET', path)).status).toBe(404)
})

test('whether a file may be read is one statement, answered from an index', async () => {
  const fileId = await own()
  await send([{ fileId, name: 'a.pdf' }])
  const path = `/media/private/${fileId}`
  const { db, statements } = recordStatements(t.url)
  const part = t.app.parts.people.filter(({ mayRead }) => mayRead)
  expect(part).toHaveLength(1)
  expect(await part[0]!.mayRead!(db, { type: 'mentor', id: mentorId }, path)).toEqual({ name: 'a.pdf' })
  expect(statements).toHaveLength(1)
  const plan = await inTransaction(t.db, async (tx) => {
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`
    return await tx.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(
      `EXPLAIN ${statements[0]!.replace('$1', `'${path}'`).replace('$2', `'${path}'`).replace('$3', String(mentorId))}`,
    )
  })
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('chat_messages_attachments')
})

test('the files of a hundred messages are read with one statement', async () => {
  const ids = [await own(), await own(await picture()), await own(await picture())]
  const count = async () => {
    const { db, statements } = recordStatements(t.url)
    const { data } = await asMentee({ ...t.app, db }, menteeId).run(READ, { id: conversationId })
    return { messages: data.conversation?.messages.length, statements: statements.length }
  }
  await send(ids.map((fileId) => ({ fileId, name: 'a' })))
  const one = await count()
  for (let sent = 1; sent < 100; sent += 1) await send([{ fileId: ids[sent % 3]!, name: `${sent}` }])
  expect(await count()).toEqual({ messages: 100, statements: one.statements })
})

test('the sweep leaves what is being sent and what was sent, and takes what nobody sent', async () => {
  const [sent, kept, left] = [await own(), await own(await picture()), await own(await picture())]
  await send([{ fileId: sent, name: 'a.pdf' }])
  t.clock.advance(2 * DAY_MS)
  const swept: Promise<void>[] = []
  await inTransaction(t.db, async (tx) => {
    const person = { type: 'mentee', id: menteeId } as const
    const claimed = await claimAttachments(tx, person, [{ fileId: kept, name: 'b.png' }], t.clock.now())
    swept.push(dropUnusedFiles(t.app))
    await vi.waitFor(
      async () => {
        const [row] = await t.db.$queryRaw<{ waiting: number }[]>`
        SELECT count(*)::int AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`
        expect(row?.waiting).toBeGreaterThan(0)
      },
      { timeout: 10_000 },
    )
    await tx.$executeRaw`
      UPDATE chat_messages SET attachments = attachments || ${claimed.attachments}, attachment_names = attachment_names || ${claimed.attachmentNames}
      WHERE plan_subscription_id = ${conversationId}`
  })
  await Promise.all(swept)
  const there = await t.db.media.findMany({ where: { hash: { in: [sent, kept, left] } }, select: { hash: true } })
  expect(there.map(({ hash }) => hash).toSorted()).toEqual([sent, kept].toSorted())
})

test('what a person has sent goes with their account, from the other side too', async () => {
  const fileId = await own()
  await send([{ fileId, name: 'a.pdf' }])
  await t.db.planSubscription.update({ where: { id: conversationId }, data: { status: 'expired' } })
  await removePerson(t.app, { type: 'mentee', id: menteeId })
  expect(await t.db.media.count({ where: { hash: fileId } })).toBe(0)
  expect((await mentor.send('GET', `/media/private/${fileId}`)).status).toBe(404)
})
