import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createBookingOrder, verifyBookingPayment } from '../bookings/checkout/bookingOrder.graphql.ts'
import { createMailer } from '../mail/mailer.ts'
import { sendEmail } from '../mail/mail.jobs.ts'
import { loseJobs, runDueJobs, sweep, taskHandlers } from '../testing/jobs.ts'
import { istInstant } from '../rules/time/time.ts'
import { testApp } from '../testing/app.ts'
import { checkDueOrders } from '../testing/checks.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { KEYS } from '../testing/provider.ts'
import { executeRefund } from './refunds/executeRefund.ts'
import { handleWebhook, receiveWebhook } from './settle/webhooks.ts'
import { nextCheck } from './retryTimes.ts'
import { settlePayment } from './settle/settlePayment.ts'

const { app: whole, db, clock, provider } = await testApp()
const app = { ...whole, clock }
const START = '2026-11-21T04:30:00Z'
const MINUTE = 60_000

let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof makeMentee>>

beforeEach(async () => {
  clock.set(START)
  await provider.chaos()
  provider.calls.length = 0
  await db.paymentOrder.updateMany({ where: { nextCheckAt: { not: null } }, data: { nextCheckAt: null } })
  mentor = await makeMentor(db)
  mentee = await makeMentee(db)
})

const order = (menteeId = mentee.id) =>
  createBookingOrder(app, menteeId, {
    mentorId: mentor.id,
    packageType: 'starter',
    startsAt: istInstant('2026-11-28', '10:30'),
    agenda: 'Check my drawing, please.',
  })
const booking = (id: number) => db.booking.findUniqueOrThrow({ where: { id } })
const sign = (body: Buffer) => createHmac('sha256', KEYS.webhookSecret).update(body).digest('hex')

function eventFor(orderId: string, paymentId: string, name = 'payment.captured') {
  const entity = {
    id: paymentId,
    entity: 'payment',
    order_id: orderId,
    amount: 79_900,
    currency: 'INR',
    status: 'captured',
    captured: true,
    method: 'upi',
    notes: [],
    created_at: 1,
  }
  return Buffer.from(
    JSON.stringify({
      entity: 'event',
      event: name,
      contains: ['payment'],
      payload: { payment: { entity } },
      created_at: 1,
    }),
  )
}

describe('webhooks', () => {
  test('a delivery is stored once however often it comes, and confirms the booking', async () => {
    const { orderId, bookingId } = await order()
    const { paymentId } = await provider.pay(orderId)
    const rawBody = eventFor(orderId, paymentId)
    const deliveries = await Promise.all(
      Array.from({ length: 5 }, () =>
        receiveWebhook(app, { rawBody, signature: sign(rawBody), eventId: `evt_${bookingId}` }),
      ),
    )
    expect(deliveries).toEqual(Array.from({ length: 5 }, () => 'accepted'))
    expect(await db.webhookEvent.count({ where: { eventId: `evt_${bookingId}` } })).toBe(1)
    await Promise.all([handleWebhook(app, `evt_${bookingId}`), handleWebhook(app, `evt_${bookingId}`)])
    expect(await booking(bookingId)).toMatchObject({ status: 'confirmed' })
    expect(await db.email.count({ where: { toAddress: mentee.email } })).toBe(1)
  })

  test('a body that was touched, or has no signature, is refused', async () => {
    const rawBody = eventFor('order_AAAAAAAAAAAAAA', 'pay_AAAAAAAAAAAAAA')
    const spaced = Buffer.from(JSON.stringify(JSON.parse(rawBody.toString()), null, 1))
    expect(await receiveWebhook(app, { rawBody: spaced, signature: sign(rawBody), eventId: 'evt_spaced' })).toBe(
      'rejected',
    )
    expect(await receiveWebhook(app, { rawBody, signature: undefined, eventId: 'evt_bare' })).toBe('rejected')
    expect(await db.webhookEvent.count({ where: { eventId: { in: ['evt_spaced', 'evt_bare'] } } })).toBe(0)
  })

  test('an order that is not ours and an unknown event change nothing and are kept', async () => {
    const foreign = eventFor('order_BBBBBBBBBBBBBB', 'pay_BBBBBBBBBBBBBB')
    const unknown = Buffer.from('{"entity":"event","event":"settlement.processed","payload":{}}')
    for (const [eventId, rawBody] of [
      ['evt_foreign', foreign],
      ['evt_unknown', unknown],
    ] as const) {
      expect(await receiveWebhook(app, { rawBody, signature: sign(rawBody), eventId })).toBe('accepted')
      await handleWebhook(app, eventId)
      const row = await db.webhookEvent.findUniqueOrThrow({ where: { eventId } })
      expect(row.processedAt).not.toBeNull()
      expect(row.error).not.toBeNull()
    }
  })

  test('who paid, and from which account, is not kept', async () => {
    const event = {
      event: 'payment.captured',
      payload: {
        payment: {
          entity: {
            id: 'pay_C',
            order_id: 'order_C',
            email: 'payer@bank.example',
            contact: '+919000000000',
            vpa: 'payer@upi',
          },
        },
      },
    }
    const rawBody = Buffer.from(JSON.stringify(event))
    expect(await receiveWebhook(app, { rawBody, signature: sign(rawBody), eventId: 'evt_payer' })).toBe('accepted')
    const { body } = await db.webhookEvent.findUniqueOrThrow({ where: { eventId: 'evt_payer' } })
    expect(body).toEqual({
      event: 'payment.captured',
      payload: { payment: { entity: { id: 'pay_C', order_id: 'order_C' } } },
    })
  })

  test('a failed try never takes the hold away', async () => {
    const { orderId, bookingId } = await order()
    const { paymentId } = await provider.pay(orderId, { status: 'failed' })
    const rawBody = eventFor(orderId, paymentId, 'payment.failed')
    await receiveWebhook(app, { rawBody, signature: sign(rawBody), eventId: `evt_failed_${bookingId}` })
    await handleWebhook(app, `evt_failed_${bookingId}`)
    expect(await booking(bookingId)).toMatchObject({ status: 'pending' })
  })
})

describe('verify, webhook and reconciler at once', () => {
  test('twenty calls in any order confirm once, ten times over', async () => {
    for (let round = 0; round < 10; round++) {
      const buyer = await makeMentee(db)
      mentor = await makeMentor(db)
      clock.set(START)
      const { orderId, bookingId } = await order(buyer.id)
      const proof = await provider.pay(orderId)
      clock.advance(2 * MINUTE)
      const events = Array.from({ length: 6 }, (_, index) => `evt_${bookingId}_${index}`)
      for (const eventId of events) {
        const rawBody = eventFor(orderId, proof.paymentId)
        await receiveWebhook(app, { rawBody, signature: sign(rawBody), eventId })
      }
      const inOrder = [
        ...Array.from({ length: 10 }, () => () => verifyBookingPayment(app, buyer.id, proof)),
        ...events.map((eventId) => () => handleWebhook(app, eventId)),
        ...Array.from({ length: 4 }, () => () => checkDueOrders(app)),
      ]
      // Another one is first in each round.
      const calls = [...inOrder.slice(round * 2), ...inOrder.slice(0, round * 2)]
      expect(calls).toHaveLength(20)
      await Promise.all(calls.map((call) => call()))
      expect(await booking(bookingId)).toMatchObject({ status: 'confirmed', paymentId: proof.paymentId })
      expect(await db.payment.count({ where: { menteeId: buyer.id } })).toBe(1)
      expect(await db.refund.count({ where: { payment: { menteeId: buyer.id } } })).toBe(0)
      expect(await db.email.count({ where: { toAddress: { in: [buyer.email, mentor.email] } } })).toBe(2)
      expect(
        await db.notification.count({
          where: {
            OR: [
              { userType: 'mentee', userId: buyer.id },
              { userType: 'mentor', userId: mentor.id },
            ],
          },
        }),
      ).toBe(2)
    }
  })
})

describe('the reconciler', () => {
  test('asks after 1, 5 and 15 minutes, then every hour for 3 days', () => {
    const created = new Date(START)
    const minutes = Array.from({ length: 80 }, (_, checks) => nextCheck(created, checks)).flatMap((at) =>
      at ? [(at.getTime() - created.getTime()) / MINUTE] : [],
    )
    expect(minutes.slice(0, 5)).toEqual([1, 5, 15, 60, 120])
    expect(minutes.at(-1)).toBe(3 * 24 * 60)
  })

  test('confirms what was paid when neither browser nor webhook came', async () => {
    const { orderId, bookingId } = await order()
    await provider.pay(orderId)
    clock.advance(30_000)
    await checkDueOrders(app)
    expect(await booking(bookingId)).toMatchObject({ status: 'pending' })
    clock.advance(31_000)
    await checkDueOrders(app)
    expect(await booking(bookingId)).toMatchObject({ status: 'confirmed' })
    clock.advance(59 * MINUTE)
    provider.calls.length = 0
    await checkDueOrders(app)
    expect(provider.calls).toEqual([])
  })

  test('survives an outage and goes on after it', async () => {
    const { orderId, bookingId } = await order()
    await provider.pay(orderId)
    await provider.chaos({ away: true })
    clock.advance(2 * MINUTE)
    await checkDueOrders(app)
    await provider.chaos()
    clock.advance(2 * MINUTE)
    await checkDueOrders(app)
    expect(await booking(bookingId)).toMatchObject({ status: 'confirmed' })
  })

  test('gives an unpaid order up after 3 days', async () => {
    const { orderId } = await order()
    clock.advance(4 * 24 * 60 * MINUTE)
    await checkDueOrders(app)
    expect(await db.paymentOrder.findUniqueOrThrow({ where: { providerOrderId: orderId } })).toMatchObject({
      status: 'closed',
      nextCheckAt: null,
    })
  })
})

describe('refunds', () => {
  async function lostSlot() {
    const { orderId } = await order()
    clock.advance(16 * MINUTE)
    await order((await makeMentee(db)).id)
    await provider.pay(orderId)
    await settlePayment(app, orderId)
    return await db.refund.findFirstOrThrow({ where: { payment: { menteeId: mentee.id } } })
  }

  test('wait for the provider and are carried out once', async () => {
    const refund = await lostSlot()
    await provider.chaos({ away: true })
    await executeRefund(app, refund.id)
    expect(await db.refund.findUniqueOrThrow({ where: { id: refund.id } })).toMatchObject({
      status: 'requested',
      attempts: 1,
      nextTryAt: new Date(clock.now().getTime() + 15_000),
    })
    await provider.chaos()
    clock.advance(15_000)
    // The one that comes while the other is under way is told so, and tries again later.
    await Promise.allSettled([executeRefund(app, refund.id), executeRefund(app, refund.id)])
    const row = () => db.refund.findUniqueOrThrow({ where: { id: refund.id }, include: { payment: true } })
    const { status, providerRefundId, payment } = await row()
    expect([status, payment.status]).toEqual(['pending', 'captured'])
    await provider.settleRefund(providerRefundId!)
    // Past the next try of either, whichever of the two wrote it last.
    clock.advance(MINUTE)
    await executeRefund(app, refund.id)
    expect(await row()).toMatchObject({ status: 'processed', payment: { status: 'refunded' } })
    expect(await provider.refundsOf(payment.providerPaymentId)).toHaveLength(1)
  })

  test('are asked for once, however often the order is settled', async () => {
    const refund = await lostSlot()
    const order_ = await db.paymentOrder.findFirstOrThrow({ where: { payments: { some: { id: refund.paymentId } } } })
    await Promise.all(Array.from({ length: 5 }, () => settlePayment(app, order_.providerOrderId!)))
    expect(await db.refund.count({ where: { paymentId: refund.paymentId } })).toBe(1)
    expect(await db.email.count({ where: { toAddress: mentee.email, subject: { contains: 'Refund' } } })).toBe(1)
  })
})

describe('the sweep', () => {
  test('takes up what a killed process left: holds, mails, events and refunds', async () => {
    const { orderId, bookingId } = await order()
    await provider.pay(orderId)
    const held = await order((await makeMentee(db)).id).catch(() => null)
    expect(held).toBeNull()
    clock.advance(20 * MINUTE)
    await sweep(app)
    await runDueJobs(app, taskHandlers(app))
    expect(await booking(bookingId)).toMatchObject({ status: 'confirmed' })
    const mail = await db.email.findFirstOrThrow({ where: { toAddress: mentee.email } })
    await loseJobs(app)
    await db.email.update({
      where: { id: mail.id },
      data: { status: 'queued', createdAt: new Date(clock.now().getTime() - 10 * MINUTE) },
    })
    await sweep(app)
    const [{ jobs } = { jobs: 0 }] = await db.$queryRaw<
      { jobs: number }[]
    >`SELECT count(*)::int AS jobs FROM graphile_worker.jobs WHERE key = ${`email:${mail.id}`}`
    expect(jobs).toBe(1)
  })
})

test('mail without a server is kept, once', async () => {
  const { orderId } = await order()
  await provider.pay(orderId)
  await settlePayment(app, orderId)
  const mail = await db.email.findFirstOrThrow({ where: { toAddress: mentee.email } })
  await sendEmail(app, createMailer(app.config), mail.id)
  expect(await db.email.findUniqueOrThrow({ where: { id: mail.id } })).toMatchObject({ status: 'kept' })
})
