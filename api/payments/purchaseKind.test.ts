/** A kind of purchase that only this test knows: tickets of visitors, a few seats, paid through the whole till. */
import { MINUTE_MS } from '../rules/time/durations.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { changeMoney, inTransaction } from '../database/transaction.ts'
import type { Transaction } from '../database/client.ts'
import type { PurchaseKind } from '../contracts/purchase.ts'
import { checkDueOrders } from '../testing/checks.ts'
import { testTill } from '../testing/till.ts'
import { executeRefund } from './refunds/executeRefund.ts'
import { handleWebhook, receiveWebhook } from './settle/webhooks.ts'
import { openOrder } from './openOrder.ts'
import { SlotLostError } from './paymentErrors.graphql.ts'
import { requestRefund } from './refunds/requestRefund.ts'
import { verifyPayment } from './settle/settlePayment.ts'

const AMOUNT = 25_000
const { app: bare, db, clock, provider, calm, payments } = await testTill()
await db.$executeRaw`CREATE TABLE tickets (id serial PRIMARY KEY, seat int NOT NULL, email text NOT NULL,
  state text NOT NULL DEFAULT 'held', order_id text, payment_id text, money text NOT NULL DEFAULT 'none')`
await db.$executeRaw`CREATE UNIQUE INDEX tickets_one_seat ON tickets (seat) WHERE state IN ('held', 'sold')`

interface Ticket {
  seat: number
  email: string
  state: string
  order_id: string | null
  money: string
}

async function isHeld(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx.$queryRaw<Ticket[]>`SELECT * FROM tickets WHERE id = ${id} AND state = 'held'`
  return rows.length > 0
}

const tickets: PurchaseKind = {
  kind: 'ticket',
  refundReasonByConstraint: { tickets_one_seat: 'slot_lost' },
  columns: () => ({}),
  amountDue: async (tx, id) => ((await isHeld(tx, id)) ? AMOUNT : null),
  async confirm(tx, _app, id, { providerOrderId, providerPaymentId }) {
    const sold = await tx.$executeRaw`UPDATE tickets SET state = 'sold', order_id = ${providerOrderId}, money = 'paid',
      payment_id = ${providerPaymentId} WHERE id = ${id} AND state IN ('held', 'let go')`
    return sold > 0 ? null : 'already_paid'
  },
  async isConfirmed(tx, id, providerOrderId) {
    const [row] = await tx.$queryRaw<Ticket[]>`SELECT * FROM tickets WHERE id = ${id}`
    return row?.state === 'sold' && row.order_id === providerOrderId
  },
  async release(tx, _app, id) {
    await tx.$executeRaw`UPDATE tickets SET state = 'let go' WHERE id = ${id} AND state = 'held'`
  },
  async giveBack(tx, _app, id, { providerPaymentId }) {
    await tx.$executeRaw`UPDATE tickets SET money = 'back'
      WHERE id = ${id} AND (state <> 'sold' OR payment_id = ${providerPaymentId})`
  },
  stands: async () => true,
  waitsUnpaid: async () => false,
  async keepPaid(tx, _app, id) {
    await tx.$executeRaw`UPDATE tickets SET money = 'paid' WHERE id = ${id}`
  },
  async words(tx, id) {
    const [row] = await tx.$queryRaw<Ticket[]>`SELECT * FROM tickets WHERE id = ${id}`
    return {
      what: `seat ${row!.seat}`,
      payer: { name: 'A visitor', email: row!.email, account: null },
      payee: null,
      data: { seatId: 1 },
      links: { payer: '/', payee: '/', again: { label: 'Choose another seat', path: '/seats' } },
    }
  },
}
const app = { ...bare, parts: { ...bare.parts, purchases: [...bare.parts.purchases, tickets] } }
const claim = { kind: 'ticket', by: 'visitor' } as const

let seat = 0
beforeEach(async () => {
  await calm()
  seat += 1
})

async function hold(at = seat): Promise<number> {
  const [row] = await db.$queryRaw<
    { id: number }[]
  >`INSERT INTO tickets (seat, email) VALUES (${at}, ${`visitor-${at}@test.example`}) RETURNING id`
  return row!.id
}
async function order(at = seat) {
  const id = await hold(at)
  const opened = await openOrder(app, { purchase: tickets, id, menteeId: null, amount: AMOUNT, by: 'visitor' })
  return { id, orderId: opened!.providerOrderId }
}
async function ticket(id: number): Promise<Ticket> {
  const [row] = await db.$queryRaw<Ticket[]>`SELECT * FROM tickets WHERE id = ${id}`
  return row!
}
async function deliver() {
  for (const webhook of await provider.webhooks()) {
    await receiveWebhook(app, webhook)
    await handleWebhook(app, webhook.eventId)
  }
}
const mailsTo = (at = seat) => db.email.findMany({ where: { toAddress: `visitor-${at}@test.example` } })

describe('a ticket', () => {
  test('is ordered once, paid and verified, as often as it is asked', async () => {
    const { id, orderId } = await order()
    const again = await openOrder(app, { purchase: tickets, id, menteeId: null, amount: AMOUNT, by: 'visitor' })
    expect(again?.providerOrderId).toBe(orderId)
    const proof = await provider.pay(orderId)
    for (let i = 0; i < 2; i++) expect(await verifyPayment(app, claim, proof)).toBe(id)
    expect(await ticket(id)).toMatchObject({ state: 'sold', money: 'paid' })
    expect(await payments(orderId)).toMatchObject([{ amount: AMOUNT, platformFee: 5_000, mentorEarning: 20_000 }])
    await expect(verifyPayment(app, { ...claim, kind: 'booking' }, proof)).rejects.toThrow('Not found')
  })

  test('is confirmed by the webhook, or by the check, when the browser is gone', async () => {
    const byWebhook = await order()
    await provider.pay(byWebhook.orderId)
    await deliver()
    expect((await ticket(byWebhook.id)).state).toBe('sold')
    seat += 1
    const byCheck = await order()
    await provider.pay(byCheck.orderId)
    clock.advance(2 * MINUTE_MS)
    await checkDueOrders(app)
    expect((await ticket(byCheck.id)).state).toBe('sold')
  })

  test('paid late is sold when its seat is free, else the money goes back', async () => {
    const [free, lost] = [await order(), await order((seat += 1))]
    await inTransaction(db, (tx) => tickets.release(tx, app, free.id))
    await inTransaction(db, (tx) => tickets.release(tx, app, lost.id))
    await hold()
    const proof = await provider.pay(lost.orderId)
    await provider.pay(free.orderId)
    await expect(verifyPayment(app, claim, proof)).rejects.toThrow(SlotLostError)
    await deliver()
    expect((await ticket(free.id)).state).toBe('sold')
    expect(await ticket(lost.id)).toMatchObject({ state: 'let go', money: 'back' })
    expect(await payments(lost.orderId)).toMatchObject([{ refunds: [{ reason: 'slot_lost', amount: AMOUNT }] }])
    const [mail] = await mailsTo()
    expect(mail?.text).toContain('Choose another seat')
    expect(mail?.text).toContain('₹250 for seat')
  })

  test('paid twice keeps the first payment and gives the second back', async () => {
    const { id, orderId } = await order()
    await provider.pay(orderId)
    await provider.pay(orderId, { twice: true })
    await deliver()
    expect(await ticket(id)).toMatchObject({ state: 'sold', money: 'paid' })
    const refunds = (await payments(orderId)).flatMap((payment) => payment.refunds)
    expect(refunds).toMatchObject([{ reason: 'duplicate_payment', amount: AMOUNT }])
  })

  test('is refunded in parts and then in full', async () => {
    const { id, orderId } = await order()
    await provider.pay(orderId)
    await deliver()
    const [payment] = await payments(orderId)
    const give = (amount?: number) =>
      changeMoney(db, 'visitor', (tx) =>
        requestRefund(tx, app, { paymentId: payment!.id, reason: 'cancelled_by_mentor', ...(amount && { amount }) }),
      )
    await executeRefund(app, await give(10_000))
    expect(await ticket(id)).toMatchObject({ money: 'paid' })
    await executeRefund(app, await give())
    expect(await ticket(id)).toMatchObject({ money: 'back' })
    for (const refund of await provider.refundsOf(payment!.providerPaymentId)) await provider.settleRefund(refund.id)
    await deliver()
    expect(await payments(orderId)).toMatchObject([{ status: 'refunded', refundedAmount: AMOUNT }])
    expect((await mailsTo()).map(({ subject }) => subject)).toEqual([
      'Refund of ₹100 on its way',
      'Refund of ₹150 on its way',
    ])
  })

  test('is let go when the provider opens no order', async () => {
    await provider.chaos({ away: true })
    await expect(order()).rejects.toThrow('Payment provider unavailable. Please try again.')
    expect(await db.$queryRaw`SELECT state FROM tickets WHERE seat = ${seat}`).toEqual([{ state: 'let go' }])
  })
})
