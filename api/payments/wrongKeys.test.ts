/** Keys that the provider does not accept, say after a rotation: everything waits for the operator, nothing is lost. */
import { beforeEach, expect, test } from 'vitest'
import { createBookingOrder, verifyBookingPayment } from '../bookings/checkout/bookingOrder.graphql.ts'
import { istInstant } from '../rules/time/time.ts'
import { testApp } from '../testing/app.ts'
import { makeMentor } from '../testing/factories.ts'
import { menteeAccount, PASSWORD } from '../testing/people.ts'
import { browser, testServer } from '../testing/server.ts'
import { PaymentPendingError } from './paymentErrors.graphql.ts'
import { executeRefund } from './refunds/executeRefund.ts'
import { settlePayment } from './settle/settlePayment.ts'

const t = await testApp()
const { app, db, provider } = t
const { url } = await testServer(app)
const AGENDA = 'Check my drawing, please.'
let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof menteeAccount>>

beforeEach(async () => {
  await provider.chaos()
  t.log.length = 0
  mentor = await makeMentor(db)
  mentee = await menteeAccount(db)
})

const order = (time = '10:30') =>
  createBookingOrder(app, mentee.id, {
    mentorId: mentor.id,
    packageType: 'starter',
    startsAt: istInstant('2026-11-28', time),
    agenda: AGENDA,
  })

test('an order is the documented 503, nothing stays held, and operators hear of it', async () => {
  const buyer = browser(url)
  await buyer.send('POST', '/api/auth/mentee/login', { email: mentee.email, password: PASSWORD })
  const body = {
    mentorId: mentor.id,
    packageType: 'starter',
    selectedTimeSlot: '2026-11-28 10:30',
    agenda: AGENDA,
  }
  await provider.chaos({ status: 401 })
  for (let tries = 0; tries < 2; tries += 1) {
    const answer = await buyer.send('POST', '/api/booking-payment/create-order', body)
    expect([answer.status, answer.body]).toMatchObject([
      503,
      { message: 'Payment provider unavailable. Please try again.' },
    ])
  }
  expect(await db.booking.count({ where: { menteeId: mentee.id, status: 'pending' } })).toBe(0)
  const { body: metrics } = await browser(url).send<string>('GET', '/metrics')
  expect(metrics).toContain('payment_provider_failures_total{calls="checkout",reason="configuration"} 2')
  const lines = t.log.filter(({ message }) => message.includes('RAZORPAY_KEY_SECRET'))
  expect(lines).toMatchObject([{ level: 'error', fields: { reason: 'HTTP 401' } }])
  await provider.chaos()
  expect((await buyer.send('POST', '/api/booking-payment/create-order', body)).status).toBe(200)
})

test('a payment is being checked, and confirmed when the keys are right again', async () => {
  const { orderId, bookingId } = await order()
  const proof = await provider.pay(orderId)
  await provider.chaos({ status: 403 })
  await expect(verifyBookingPayment(app, mentee.id, proof)).rejects.toThrow(PaymentPendingError)
  await provider.chaos()
  expect(await verifyBookingPayment(app, mentee.id, proof)).toBe(bookingId)
})

test.each([401, 403] as const)('a refund waits through %i and goes out afterwards', async (status) => {
  const { orderId } = await order()
  await provider.pay(orderId)
  await provider.pay(orderId, { twice: true })
  await settlePayment(app, orderId)
  const refund = await db.refund.findFirstOrThrow({ where: { payment: { menteeId: mentee.id } } })
  const statusNow = async () => (await db.refund.findUniqueOrThrow({ where: { id: refund.id } })).status
  await provider.chaos({ status })
  await executeRefund(app, refund.id)
  expect(await statusNow()).toBe('requested')
  await provider.chaos()
  t.clock.advance(15_000)
  await executeRefund(app, refund.id)
  expect(await statusNow()).toBe('pending')
  await provider.chaos({ status })
  t.clock.advance(15_000)
  await executeRefund(app, refund.id)
  expect(await db.refund.findUniqueOrThrow({ where: { id: refund.id } })).toMatchObject({
    status: 'pending',
    attempts: 2,
    lastError: `HTTP ${status}`,
  })
})
