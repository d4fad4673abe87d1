import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ensureFirstAdmin } from '../admin/administrators.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { makeRegistration, makeWorkshop } from '../testing/factories.ts'
import { menteeAccount, mentorAccount } from '../testing/people.ts'
import { browser, signedIn, testServer, type Browser } from '../testing/server.ts'

let t: TestApp
let url: string
let mentor: Awaited<ReturnType<typeof mentorAccount>>
let owner: Browser
let stranger: Browser
let mentee: Browser
let admin: Browser

interface Answer {
  message?: string
  errors?: { path: string; message: string }[]
  constraints?: { message: string }[]
  suggestion?: string
  id: number
  isActive: boolean
  imageUrl: string | null
}

beforeAll(async () => {
  t = await testApp({
    config: { admin: { username: 'root', password: 'Root@pass1', isDefault: false, loginPath: '/control-room' } },
  })
  url = (await testServer(t.app)).url
  await ensureFirstAdmin(t.app)
  mentor = await mentorAccount(t.db, { name: 'Asha Rao' })
  owner = await signedIn(url, 'mentor', mentor.email)
  stranger = await signedIn(url, 'mentor', (await mentorAccount(t.db)).email)
  mentee = await signedIn(url, 'mentee', (await menteeAccount(t.db)).email)
  admin = browser(url)
  await admin.send('POST', '/api/admin/login', { username: 'root', password: 'Root@pass1' })
})

beforeEach(async () => {
  await t.db.rateLimit.deleteMany()
  await t.db.workshop.deleteMany()
})

const GIVEN = {
  title: 'Reading a beam drawing',
  description: 'From bar marks to site.',
  branch: 'Civil Engineering',
  date: '2026-12-05',
  time: '16:00',
  duration: '2.5 hours',
  price: 499,
  maxParticipants: 50,
}
const LINK = 'https://meet.example.in/secret-room'
const send = (who: Browser, method: string, path: string, body?: object) => who.send<Answer>(method, path, body)
const own = (data = {}) => makeWorkshop(t.db, { mentorId: mentor.id, meetingLink: LINK, ...data })

test("a mentor's is made inactive and theirs, whatever the body says; its answer has the documented fields", async () => {
  const body = { ...GIVEN, isActive: true, mentorId: mentor.id + 1, registeredCount: 40, id: 7, meetingLink: LINK }
  const made = await send(owner, 'POST', '/api/workshops', body)
  expect([made.status, made.body]).toEqual([
    201,
    {
      ...GIVEN,
      id: made.body.id,
      mentorId: mentor.id,
      instructorName: 'Asha Rao',
      price: '499',
      registeredCount: 0,
      imageUrl: null,
      meetingLink: LINK,
      isActive: false,
      rejectedAt: null,
      createdAt: t.clock.now().toISOString(),
    },
  ])
  const given = { ...GIVEN, mentorId: mentor.id, isActive: true, price: '0' }
  expect((await send(admin, 'POST', '/api/workshops', given)).body).toMatchObject({ isActive: true, price: '0' })
})

test('every bad field is reported at once', async () => {
  const { status, body } = await send(owner, 'POST', '/api/workshops', { maxParticipants: 0 })
  expect([status, body.errors!.map(({ message }) => message)]).toEqual([
    400,
    [
      'Title is required',
      'Description is required',
      'Date is required',
      'Time is required',
      'Duration is required',
      'Branch is required',
      'Max participants must be at least 1',
      'Price is required',
    ],
  ])
})

test('a picture comes as a data URL; what is none is refused', async () => {
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#147' } })
    .png()
    .toBuffer()
  const imageUrl = `data:image/png;base64,${png.toString('base64')}`
  const { body } = await send(owner, 'POST', '/api/workshops', { ...GIVEN, imageUrl })
  expect(body.imageUrl).toMatch(/^\/media\/[\da-f]{64}$/)
  expect((await fetch(url + body.imageUrl)).status).toBe(200)
  const same = await send(owner, 'PUT', `/api/workshops/${body.id}`, { imageUrl: body.imageUrl, title: 'Again' })
  expect([same.status, same.body.imageUrl]).toEqual([200, body.imageUrl])
  const text = `data:image/png;base64,${Buffer.from('<script>').toString('base64')}`
  expect((await send(owner, 'POST', '/api/workshops', { ...GIVEN, imageUrl: text })).status).toBe(415)
})

test('the public reads show approved ones without their link, with a tag, and are kept for all', async () => {
  const shown = await own()
  const pending = await own({ isActive: false })
  const past = await own({ date: '2026-11-20' })
  const list = await fetch(`${url}/api/workshops/active`)
  const text = await list.text()
  expect((JSON.parse(text) as Answer[]).map(({ id }) => id)).toEqual([shown.id])
  expect(text).not.toContain('secret-room')
  expect(list.headers.get('cache-control')).toBe('public, max-age=15')
  expect(list.headers.get('vary')).toContain('Cookie')
  const one = await fetch(`${url}/api/workshops/${past.id}`)
  const etag = one.headers.get('etag')!
  expect([one.status, (await one.text()).includes('secret-room')]).toEqual([200, false])
  const again = await fetch(`${url}/api/workshops/${past.id}`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  for (const id of [String(pending.id), '999999', 'x', '-1', '1.5'])
    expect([id, (await fetch(`${url}/api/workshops/${id}`)).status]).toEqual([id, 404])
})

test('its mentor and administrators read it in any state, with its link', async () => {
  const { id } = await own({ isActive: false, rejectedAt: t.clock.now() })
  for (const who of [owner, admin]) {
    const answer = await send(who, 'GET', `/api/workshops/${id}`)
    expect([answer.status, answer.body]).toMatchObject([200, { meetingLink: LINK }])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  }
  for (const who of [stranger, mentee, browser(url)])
    expect((await send(who, 'GET', `/api/workshops/${id}`)).status).toBe(404)
})

test('who may do what', async () => {
  const { id } = await own({ isActive: false })
  const path = `/api/workshops/${id}`
  const statuses = async (method: string, at: string, body?: object) => {
    const answers = []
    for (const who of [browser(url), mentee, stranger]) answers.push((await send(who, method, at, body)).status)
    return answers
  }
  expect(await statuses('GET', '/api/workshops')).toEqual([401, 403, 403])
  expect(await statuses('GET', `/api/mentor/workshops/${mentor.id}`)).toEqual([401, 403, 404])
  expect(await statuses('GET', `${path}/registrations`)).toEqual([401, 403, 403])
  expect((await statuses('POST', '/api/workshops', GIVEN)).slice(0, 2)).toEqual([401, 403])
  expect(await statuses('PUT', path, { title: 'Mine' })).toEqual([401, 403, 404])
  for (const [method, at] of [
    ['DELETE', path],
    ['PATCH', `${path}/approve`],
    ['PATCH', `${path}/reject`],
  ] as const) {
    expect([method, at, await statuses(method, at)]).toEqual([method, at, [401, 403, 403]])
    expect((await send(owner, method, at)).status).toBe(403)
    expect((await send(admin, method, at.replace(String(id), '999999'))).status).toBe(404)
  }
  expect(await t.db.workshop.findUniqueOrThrow({ where: { id } })).toMatchObject({ isActive: false, rejectedAt: null })
})

test("a mentor's own in every state, also for administrators", async () => {
  const made = [await own(), await own({ isActive: false }), await own({ date: '2026-11-01' })]
  for (const who of [owner, admin]) {
    const { body } = await who.send<Answer[]>('GET', `/api/mentor/workshops/${mentor.id}`)
    expect(body.map(({ id }) => id)).toEqual(made.map(({ id }) => id))
  }
})

test('approving and rejecting go once, deleting only while nobody depends on it', async () => {
  const { id } = await own({ isActive: false })
  const path = `/api/workshops/${id}`
  expect([(await send(admin, 'PATCH', `${path}/approve`)).body.isActive]).toEqual([true])
  expect((await send(admin, 'PATCH', `${path}/approve`)).status).toBe(409)
  expect((await send(admin, 'PATCH', `${path}/reject`)).status).toBe(409)
  expect((await send(owner, 'PUT', path, { title: 'Late' })).status).toBe(409)
  await makeRegistration(t.db, id)
  const refused = await send(admin, 'DELETE', path)
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { constraints: [{ message: '1 person is registered.' }], suggestion: expect.stringContaining('Cancel') as string },
  ])
  await t.db.workshopRegistration.deleteMany({ where: { workshopId: id } })
  expect((await send(admin, 'DELETE', path)).status).toBe(200)
})

test('seats are never fewer than are taken', async () => {
  const { id } = await own()
  await makeRegistration(t.db, id)
  await makeRegistration(t.db, id)
  const { status, body } = await send(admin, 'PUT', `/api/workshops/${id}`, { maxParticipants: 1 })
  expect([status, body.message]).toEqual([400, '2 seats are taken. Choose at least 2.'])
})

test('administrators read the registrations with the documented columns, paid or not', async () => {
  const { id } = await own()
  const paid = await makeRegistration(t.db, id, {
    amount: 49_900,
    platformFee: 9_980,
    mentorEarning: 39_920,
    razorpayPaymentId: 'pay_1',
    razorpayOrderId: 'order_1',
    createdAt: t.clock.now(),
  })
  await makeRegistration(t.db, id, { seat: 'none', paymentStatus: 'pending', registeredAt: null })
  const { body } = await admin.send<unknown[]>('GET', `/api/workshops/${id}/registrations`)
  expect(body).toHaveLength(2)
  expect(body[0]).toEqual({
    id: paid.id,
    workshopId: id,
    menteeId: null,
    name: paid.name,
    email: paid.email,
    phone: paid.phone,
    razorpayPaymentId: 'pay_1',
    razorpayOrderId: 'order_1',
    amount: 49_900,
    currency: 'INR',
    paymentStatus: 'completed',
    platformFee: 9_980,
    mentorEarning: 39_920,
    createdAt: t.clock.now().toISOString(),
  })
  expect((await send(admin, 'GET', '/api/workshops/999999/registrations')).status).toBe(404)
})
