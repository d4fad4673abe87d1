import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'
import { menteeAccount, mentorAccount, PASSWORD } from '../testing/people.ts'
import { browser, testServer, type Browser } from '../testing/server.ts'

let t: TestApp
let url: string
let mentorId: number
let mentee: Browser
let menteeId: number

const CREATE = '/api/booking-payment/create-order'
const VERIFY = '/api/booking-payment/verify'
const AGENDA = 'How to read a soil report'

interface Order {
  message?: string
  keyId: string
  amount: number
  currency: string
  orderId: string
  bookingData: {
    bookingId: number
    mentorId: number
    packageType: string
    selectedTimeSlot: string
    startDate: string | null
    endDate: string | null
  }
}

beforeAll(async () => {
  t = await testApp()
  url = (await testServer(t.app)).url
  mentorId = (await mentorAccount(t.db, { starterPackageRate: 50_000 })).id
})

beforeEach(async () => {
  const { id, email } = await menteeAccount(t.db)
  menteeId = id
  mentee = browser(url)
  await mentee.send('POST', '/api/auth/mentee/login', { email, password: PASSWORD })
})

const create = (body: object, who = mentee) => who.send<Order>('POST', CREATE, { mentorId, agenda: AGENDA, ...body })

/** What the browser sends back after paying. */
async function proof(orderId: string) {
  const { paymentId, signature } = await t.provider.pay(orderId)
  return { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature }
}

test('a session is ordered, paid, verified twice, and listed', async () => {
  const ordered = await create({
    selectedTimeSlot: '2026-11-23 09:00 - 09:45',
    packageType: 'starter',
    amount: '500.00',
    startDate: null,
    endDate: null,
  })
  expect(ordered.status).toBe(200)
  const { orderId, bookingData } = ordered.body
  expect(ordered.body).toMatchObject({
    keyId: t.gateway.keyId,
    amount: 50_000,
    currency: 'INR',
    bookingData: { mentorId, packageType: 'starter', selectedTimeSlot: '2026-11-23 09:00' },
  })
  const waiting = await mentee.send<{ status: string }[]>('GET', `/api/mentee/bookings/${menteeId}`)
  expect(waiting.body).toMatchObject([{ id: bookingData.bookingId, status: 'pending' }])
  const paid = { ...(await proof(orderId)), bookingData: { ...bookingData, mentorId: 999, amount: 1 } }
  const verified = { message: 'Payment verified and booking confirmed', bookingId: bookingData.bookingId }
  for (let i = 0; i < 2; i++) {
    const answer = await mentee.send('POST', VERIFY, paid)
    expect([answer.status, answer.body]).toEqual([200, verified])
  }
  const [booking] = (await mentee.send<object[]>('GET', `/api/mentee/bookings/${menteeId}`)).body
  expect(booking).toMatchObject({
    status: 'confirmed',
    packageType: 'starter',
    duration: 45,
    agenda: AGENDA,
    mentorName: expect.any(String),
    mentorProfileImage: '/media/default-mentor.svg',
    selectedTimeSlot: '2026-11-23 09:00',
  })
})

test('a plan is ordered with its dates', async () => {
  const { id } = await mentorAccount(t.db, { advancedPackageRate: 400_000 })
  const ordered = await create({
    mentorId: id,
    packageType: 'advanced',
    selectedTimeSlot: '2026-11-23 to 2026-12-23',
    startDate: '2026-11-23',
    endDate: '2026-12-23',
    amount: 4000,
  })
  expect([ordered.status, ordered.body]).toMatchObject([
    200,
    { amount: 400_000, bookingData: { packageType: 'advanced', startDate: '2026-11-23', endDate: '2026-12-23' } },
  ])
})

test.each([
  [
    'too little agenda',
    { selectedTimeSlot: '2026-11-24 09:00', agenda: 'hi' },
    'Please provide details about your session agenda (minimum 10 characters)',
  ],
  ['no slot', {}, 'Please complete all required fields for your selected package'],
  ['another amount', { selectedTimeSlot: '2026-11-24 09:00', amount: 499 }, 'Amount does not match the package rate'],
  [
    'an amount that is none',
    { selectedTimeSlot: '2026-11-24 09:00', amount: 'free' },
    'Amount does not match the package rate',
  ],
  ['a slot off the grid', { selectedTimeSlot: '2026-11-24 09:10' }, 'This time slot is not offered'],
  ['a past slot', { selectedTimeSlot: '2026-11-20 09:00' }, 'This time slot is not offered'],
  ['a slot beyond 30 days', { selectedTimeSlot: '2026-12-30 09:00' }, 'This time slot is not offered'],
  ['a slot that is none', { selectedTimeSlot: 'tomorrow' }, 'This time slot is not offered'],
])('400 for %s, and nothing is held', async (_name, body, message) => {
  const answer = await create({ packageType: 'starter', ...body })
  expect([answer.status, answer.body.message]).toEqual([400, message])
  expect(await t.db.booking.count({ where: { menteeId } })).toBe(0)
})

test('who may order: a mentee, of a mentor who takes bookings, a slot that is free', async () => {
  const slot = { selectedTimeSlot: '2026-11-25 09:00', packageType: 'starter' }
  expect((await create(slot, browser(url))).status).toBe(401)
  const asMentor = await mentorAccount(t.db)
  const mentor = browser(url)
  await mentor.send('POST', '/api/auth/mentor/login', { email: asMentor.email, password: PASSWORD })
  expect((await create(slot, mentor)).status).toBe(403)
  expect((await create({ ...slot, mentorId: 999_999 })).status).toBe(404)
  const busy = await mentorAccount(t.db, { available: false })
  const refused = await create({ ...slot, mentorId: busy.id })
  expect([refused.status, refused.body.message]).toEqual([409, 'This mentor is not taking bookings right now'])
  const first = await create(slot)
  expect(first.status).toBe(200)
  expect((await create(slot)).body.bookingData.bookingId).toBe(first.body.bookingData.bookingId)
  const { email } = await menteeAccount(t.db)
  const other = browser(url)
  await other.send('POST', '/api/auth/mentee/login', { email, password: PASSWORD })
  const late = await create(slot, other)
  expect([late.status, late.body.message]).toEqual([409, 'This time slot is no longer available'])
  const stolen = await other.send('POST', VERIFY, await proof(first.body.orderId))
  expect(stolen.status).toBe(404)
})

test('a provider that is away: 503, and nothing stays held', async () => {
  await t.provider.chaos({ away: true })
  const answer = await create({ selectedTimeSlot: '2026-11-26 09:00', packageType: 'starter' })
  await t.provider.chaos()
  expect([answer.status, answer.body.message]).toEqual([503, 'Payment provider unavailable. Please try again.'])
  expect(
    await t.db.booking.count({ where: { menteeId, status: 'pending', holdExpiresAt: { gt: t.clock.now() } } }),
  ).toBe(0)
})

test('verification: fields named, camelCase taken, forgeries refused', async () => {
  const { body } = await create({ selectedTimeSlot: '2026-11-27 09:00', packageType: 'starter' })
  const missing = await mentee.send<{ errors: { path: string }[] }>('POST', VERIFY, { bookingData: {} })
  expect([missing.status, missing.body.errors.map(({ path }) => path)]).toEqual([
    400,
    ['razorpay_order_id', 'razorpay_payment_id', 'razorpay_signature'],
  ])
  const real = await proof(body.orderId)
  for (const forged of [
    { razorpay_signature: 'x' },
    { razorpay_payment_id: '../orders' },
    { razorpay_payment_id: 'pay_00000000000000' },
  ]) {
    const answer = await mentee.send<Order>('POST', VERIFY, { ...real, ...forged })
    expect([answer.status, answer.body.message]).toEqual([400, 'Payment verification failed'])
  }
  expect((await mentee.send('POST', VERIFY, { ...real, razorpay_order_id: 'order_00000000000000' })).status).toBe(404)
  expect((await browser(url).send('POST', VERIFY, real)).status).toBe(401)
  await t.provider.chaos({ away: true })
  const unchecked = await mentee.send<Order>('POST', VERIFY, real)
  await t.provider.chaos()
  expect([unchecked.status, unchecked.body.message]).toEqual([503, 'Payment is being checked'])
  const camel = {
    razorpayOrderId: real.razorpay_order_id,
    razorpayPaymentId: real.razorpay_payment_id,
    razorpaySignature: real.razorpay_signature,
  }
  expect((await mentee.send('POST', VERIFY, camel)).status).toBe(200)
})

test("a mentee's bookings are theirs alone", async () => {
  expect((await mentee.send('GET', `/api/mentee/bookings/${menteeId - 1}`)).status).toBe(404)
  expect((await browser(url).send('GET', `/api/mentee/bookings/${menteeId}`)).status).toBe(401)
  expect((await mentee.send('GET', `/api/mentee/bookings/${menteeId}`)).body).toEqual([])
})
