/** Receipts over HTTP: what they say, and that nobody else gets one. */
import { ensureFirstAdmin } from '../../admin/administrators.ts'
import { removePerson } from '../../accountClosing/removePerson.ts'
import { receiptFile, receiptNumber, receiptPath } from '../../rules/money/receipts.ts'
import { addDays, istInstant } from '../../rules/time/time.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing/app.ts'
import { bookPlan, bookSession } from '../../testing/bookings.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { menteeAccount, mentorAccount } from '../../testing/people.ts'
import { browser, signedIn, testServer, type Browser } from '../../testing/server.ts'

let t: TestApp
let url: string
let payer: Browser
let mentor: Awaited<ReturnType<typeof mentorAccount>>
let mentee: Awaited<ReturnType<typeof menteeAccount>>
let admin: Browser

beforeAll(async () => {
  // Saturday 21 November 2026, 10:00 am IST.
  t = await testApp({
    config: {
      admin: { username: 'root', password: 'Root@pass1', isDefault: false, loginPath: '/control-room' },
      supportAddress: 'Plumbline, 12 Drawing Street, Pune',
      supportEmail: 'help@own.example',
    },
  })
  url = (await testServer(t.app)).url
  mentor = await mentorAccount(t.db, { name: 'Asha Pillai', starterPackageRate: 149_950 })
  mentee = await menteeAccount(t.db, { name: 'Rohan Deshmukh', email: 'rohan@test.example' })
  payer = await signedIn(url, 'mentee', mentee.email)
  await ensureFirstAdmin(t.app)
  admin = browser(url)
  await admin.send('POST', '/api/admin/login', { username: 'root', password: 'Root@pass1' })
})

async function numberOf(bookingId: number): Promise<string> {
  const receipt = await t.db.receipt.findFirstOrThrow({
    where: { payment: { order: { bookingId } } },
    orderBy: { serial: 'desc' },
  })
  return receiptNumber(receipt)
}

let day = '2026-11-22'
/** A paid session; answers the number of its receipt. */
async function paid(names: { mentorId?: typeof mentor.id; menteeId?: typeof mentee.id } = {}): Promise<string> {
  const pair = { mentorId: mentor.id, menteeId: mentee.id, ...names }
  return await numberOf(await bookSession(t, { ...pair, startsAt: istInstant((day = addDays(day, 1)), '10:30') }))
}

async function get(who: Browser, number: string) {
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(url + receiptPath(number), { headers: { cookie } })
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

/** The pages and the words of the first. */
async function read(who: Browser, number: string) {
  const { answer, bytes } = await get(who, number)
  expect(answer.status).toBe(200)
  const { totalPages, text } = await extractText(await getDocumentProxy(bytes))
  return { totalPages, text: text[0]!.replaceAll(/\s+/g, ' ') }
}

test('the payer saves a page with number, parties, time and the amount to the paisa', async () => {
  const number = await paid()
  const { answer, bytes } = await get(payer, number)
  expect(answer.status).toBe(200)
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${receiptFile(number)}"`,
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
  })
  const { totalPages, text } = await read(payer, number)
  expect(totalPages).toBe(1)
  for (const words of [
    number,
    '21 Nov 2026, 10:00 am IST',
    'Rohan Deshmukh rohan@test.example',
    'Asha Pillai',
    'Plumbline 12 Drawing Street, Pune help@own.example',
    'Session with Asha Pillai',
    'Starter package, one session',
    '23 Nov 2026, 10:30 - 11:15 am IST',
    '₹1,499.50',
    'This is a receipt, not a tax invoice.',
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('Refund')
})

test('refunds are listed with date and amount, and what remains of the payment', async () => {
  const number = await paid()
  const { paymentId } = await t.db.receipt.findFirstOrThrow({ orderBy: { paymentId: 'desc' } })
  const refund = (amount: number, row: object) =>
    t.db.refund.create({
      data: { paymentId, reason: 'late', amount, idempotencyKey: `${paymentId} ${amount}`, nextTryAt: null, ...row },
    })
  await refund(50_000, { status: 'processed', processedAt: istInstant('2026-11-25', '00:30') })
  await refund(10_005, { status: 'pending', nextTryAt: new Date(), createdAt: istInstant('2026-11-26', '12:00') })
  await refund(100, { status: 'failed', createdAt: istInstant('2026-11-27', '12:00') })
  const { text } = await read(payer, number)
  expect(text).toMatch(/Refunded on 25 Nov 2026.*−₹500\.00|−₹500\.00.*Refunded on 25 Nov 2026/)
  expect(text).toContain('Refund on its way since 26 Nov 2026')
  expect(text).toContain('−₹100.05')
  expect(text).toContain('Refund requested on 27 Nov 2026, not completed yet')
  expect(text).toContain('Amount kept ₹898.45')
})

test('of forty refunds and a dispute the page shows the first, and sums up the refunds that are left', async () => {
  const number = await paid()
  const { paymentId } = await t.db.receipt.findFirstOrThrow({ orderBy: { paymentId: 'desc' } })
  for (let count = 0; count < 40; count += 1)
    await t.db.refund.create({
      data: { paymentId, reason: 'late', amount: 1_000, idempotencyKey: `${paymentId}:${count}`, status: 'processed' },
    })
  await t.db.dispute.create({
    data: {
      paymentId,
      providerDisputeId: `disp_${paymentId}`,
      amount: 5_000,
      amountDeducted: 5_000,
      status: 'lost',
      phase: 'chargeback',
      raisedAt: new Date(),
      updatedAt: new Date(),
    },
  })
  const { totalPages, text } = await read(payer, number)
  expect(totalPages).toBe(1)
  expect(text).toContain('Returned by the bank after a dispute')
  expect(text).toContain('36 more refunds')
  expect(text).toContain('−₹360.00')
  expect(text).toContain('Amount kept ₹1,049.50')
})

test('a plan says its days', async () => {
  const [taken, other] = [await makeMentor(t.db), await menteeAccount(t.db)]
  const { bookingId } = await bookPlan(t, { mentorId: taken.id, menteeId: other.id, startDate: '2026-12-01' })
  const { text } = await read(await signedIn(url, 'mentee', other.email), await numberOf(bookingId))
  expect(text).toContain(`Advanced package with ${taken.name}`)
  expect(text).toContain('1 Dec 2026 to 30 Dec 2026')
})

test('everybody else is told that there is none, as of a number that nobody has', async () => {
  const number = await paid()
  const others = [
    browser(url),
    // It is their session; and they have the payer's number, as a mentor.
    await signedIn(url, 'mentor', mentor.email),
    await signedIn(url, 'mentee', (await menteeAccount(t.db)).email),
  ]
  expect<number>(mentor.id).toBe(mentee.id)
  const unknown = await get(payer, 'PL/2026-27/999999')
  expect(unknown.answer.status).toBe(404)
  for (const other of others) {
    const { answer, bytes } = await get(other, number)
    expect([answer.status, Buffer.from(bytes)]).toEqual([404, Buffer.from(unknown.bytes)])
    expect(answer.headers.get('content-disposition')).toBeNull()
  }
  for (const path of ['/receipts/1.pdf', '/receipts/PL-2026-27-1.pdf', '/receipts/..%2f..%2fetc%2fpasswd'])
    expect((await payer.send('GET', path)).status).toBe(404)
  expect((await get(admin, number)).answer.status).toBe(200)
})

test('names of any script, length and kind of letter stay in their place', async () => {
  const long = 'Venkatanarasimharajuvaripeta'.repeat(9)
  const cases: [name: string, said: RegExp][] = [
    ['रोहन देशमुख', /रोहन देशमुख/],
    ['காயத்ரி', /காயத்ரி/],
    ['Zoë Łukasiewicz', /Zoë Łukasiewicz/],
    ['Eve\u202E gnp.exe\u0000\nReceived by', /Eve gnp\.exe Received by/],
    [long, /Venkatanarasimharajuvaripeta.*…/],
    ['(a) Tj ET endstream \\', /\(a\) Tj ET endstream \\/],
  ]
  for (const [name, said] of cases) {
    // A text column holds no NUL.
    const other = await menteeAccount(t.db, { name: name.replaceAll('\u0000', '') })
    const number = await paid({ menteeId: other.id })
    const { totalPages, text } = await read(await signedIn(url, 'mentee', other.email), number)
    expect(totalPages).toBe(1)
    expect(text).toMatch(said)
    expect(text).toContain('This is a receipt, not a tax invoice.')
  }
})

test('one at a time, and so many an hour', async () => {
  const other = await menteeAccount(t.db)
  const number = await paid({ menteeId: other.id })
  const own = await signedIn(url, 'mentee', other.email)
  const answers = await Promise.all(Array.from({ length: 5 }, () => get(own, number)))
  const statuses = answers.map(({ answer }) => answer.status)
  expect(statuses).toContain(200)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect((await get(own, number)).answer.status).toBe(200)
  await t.app.limiter.take(`receipts:mentee:${other.id}`, { max: 1_000, windowSeconds: 3_600 }, 60)
  const refused = await get(own, number)
  expect(refused.answer.status).toBe(429)
  expect(Number(refused.answer.headers.get('retry-after'))).toBeGreaterThan(60)
  expect((await get(payer, await paid())).answer.status).toBe(200)
})

test('a closed account leaves its receipts, without the person', async () => {
  const [gone, leaver] = [await makeMentor(t.db), await makeMentee(t.db, { name: 'Meera Nair' })]
  const number = await paid({ mentorId: gone.id, menteeId: leaver.id })
  t.clock.set('2027-01-21T04:30:00Z')
  await removePerson(t.app, { type: 'mentee', id: leaver.id })
  await removePerson(t.app, { type: 'mentor', id: gone.id })
  await admin.send('POST', '/api/admin/login', { username: 'root', password: 'Root@pass1' })
  const { text } = await read(admin, number)
  expect(text).toContain('Former mentee')
  expect(text).toContain('Session with Former mentor')
  expect(text).not.toContain('Meera')
  expect(text).not.toContain(leaver.email)
})
