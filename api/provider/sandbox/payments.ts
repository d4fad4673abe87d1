import type { PoolClient } from 'pg'
import { collection, type OrderEntity, type PaymentEntity } from './entities.ts'
import { queueEvents, type SandboxEvent } from './events.ts'
import type { Merchant } from './merchant.ts'
import { invalid, Refusal, unknownId } from './refusal.ts'
import { transaction } from './tables.ts'

/** The order and how it is captured; whoever changes it or one of its payments waits. */
export async function lockOrder(client: PoolClient, id: string) {
  const find = 'SELECT entity, capture FROM sandbox.orders WHERE id = $1 FOR UPDATE'
  const { rows } = await client.query<{ entity: OrderEntity; capture: string }>(find, [id])
  if (!rows[0]) throw unknownId()
  return rows[0]
}

/** Of an order, newest first. */
export async function paymentsOf(client: Pick<PoolClient, 'query'>, orderId: string): Promise<PaymentEntity[]> {
  const find = 'SELECT entity FROM sandbox.payments WHERE order_id = $1 ORDER BY position DESC'
  const { rows } = await client.query<{ entity: PaymentEntity }>(find, [orderId])
  return rows.map((row) => row.entity)
}

export async function save(client: PoolClient, order: OrderEntity, payment: PaymentEntity) {
  await client.query('UPDATE sandbox.orders SET entity = $2 WHERE id = $1', [order.id, JSON.stringify(order)])
  await client.query(
    `INSERT INTO sandbox.payments (id, order_id, entity) VALUES ($1, $2, $3)
     ON CONFLICT (id) DO UPDATE SET entity = excluded.entity`,
    [payment.id, order.id, JSON.stringify(payment)],
  )
}

/** Moves both on to captured and paid. The fee is 2 % with 18 % tax, as on a real statement. */
export function settle(order: OrderEntity, payment: PaymentEntity): SandboxEvent[] {
  const tax = Math.round(payment.amount * 0.0036)
  Object.assign(payment, {
    status: 'captured',
    captured: true,
    fee: Math.round(payment.amount * 0.02) + tax,
    tax,
  })
  Object.assign(order, { status: 'paid', amount_paid: order.amount, amount_due: 0 })
  return [
    { name: 'payment.captured', entities: { payment: { ...payment } } },
    { name: 'order.paid', entities: { payment: { ...payment }, order: { ...order } } },
  ]
}

/** GET /payments/:id. */
export async function fetchPayment(merchant: Merchant, id: string): Promise<PaymentEntity> {
  const find = 'SELECT entity FROM sandbox.payments WHERE id = $1'
  const { rows } = await merchant.pool.query<{ entity: PaymentEntity }>(find, [id])
  if (!rows[0]) throw unknownId()
  return rows[0].entity
}

/** GET /orders/:id/payments, newest first. */
export async function listOrderPayments(merchant: Merchant, orderId: string) {
  const { rowCount } = await merchant.pool.query('SELECT FROM sandbox.orders WHERE id = $1', [orderId])
  if (rowCount === 0) throw unknownId()
  return collection(await paymentsOf(merchant.pool, orderId))
}

/** POST /payments/:id/capture. */
export async function capture(merchant: Merchant, id: string, body: Record<string, unknown>): Promise<PaymentEntity> {
  const { order_id: orderId } = await fetchPayment(merchant, id)
  const captured = await transaction(merchant.pool, async (client) => {
    const { entity: order } = await lockOrder(client, orderId)
    const payment = (await paymentsOf(client, orderId)).find((known) => known.id === id)
    if (!payment) throw unknownId()
    if (payment.captured) throw new Refusal('This payment has already been captured')
    if (payment.status !== 'authorized') {
      throw new Refusal('Only payments which have been authorized and not yet captured can be captured')
    }
    if (body['amount'] !== payment.amount)
      throw invalid('Capture amount must be equal to the amount authorized.', 'amount')
    if (body['currency'] !== payment.currency) throw invalid('Currency does not match the payment', 'currency')
    const events = settle(order, payment)
    await save(client, order, payment)
    await queueEvents(merchant, client, order.id, events)
    return payment
  })
  merchant.deliver()
  return captured
}
