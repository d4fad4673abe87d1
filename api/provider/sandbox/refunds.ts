import type { PoolClient } from 'pg'
import { collection, idTail, type PaymentEntity, type RefundEntity, fetchEntity } from './entities.ts'
import { queueEvents, type SandboxEvent } from './webhooks.ts'
import { type Merchant, transaction } from './merchant.ts'
import { readNotes } from './orders.ts'
import { isDisputed } from './disputes.ts'
import { lockOrder } from './payments.ts'
import { invalid, Refusal } from './exchange.ts'

type RefundStatus = RefundEntity['status']

/** What asked for a refund; nulls when the provider makes one of its own accord. */
interface Cause {
  key: string | null
  request: string | null
}

const lockPayment = (client: PoolClient, id: string) => fetchEntity(client, 'payments', id, { isLocked: true })

/** A payment is `refunded` only when nothing of it is left. */
async function moveRefunded(client: PoolClient, payment: PaymentEntity, amount: number) {
  payment.amount_refunded += amount
  const isFull = payment.amount_refunded === payment.amount
  payment.refund_status = isFull ? 'full' : payment.amount_refunded > 0 ? 'partial' : null
  payment.status = isFull ? 'refunded' : 'captured'
  await client.query('UPDATE sandbox.payments SET entity = $2 WHERE id = $1', [payment.id, JSON.stringify(payment)])
}

function readAmount(payment: PaymentEntity, given: unknown): number {
  if (!payment.captured) throw new Refusal('The payment status should be captured for action to be taken')
  const left = payment.amount - payment.amount_refunded
  if (left === 0) throw new Refusal('The payment has been fully refunded already.')
  const amount = given ?? left
  if (typeof amount !== 'number' || !Number.isInteger(amount)) throw invalid('The amount must be an integer.', 'amount')
  if (amount < 100) throw invalid('The amount must be at least INR 1.00', 'amount')
  if (amount > left) throw invalid('The refund amount provided is greater than amount captured.', 'amount')
  return amount
}

/** The refund that this key has made before; the key also keeps a second request out while one is under way. */
async function repeated(client: PoolClient, key: string, request: string): Promise<RefundEntity | null> {
  if (!/^[A-Za-z0-9_-]{10,}$/.test(key)) {
    throw new Refusal('The idempotency key must have at least 10 letters, digits, hyphens or underscores.')
  }
  const lock = `SELECT pg_try_advisory_xact_lock(hashtext('sandbox.refund'), hashtext($1)) AS free`
  if (!(await client.query<{ free: boolean }>(lock, [key])).rows[0]?.free) {
    throw new Refusal('Another request with the same idempotency key is still in progress.', { status: 409 })
  }
  const find = 'SELECT entity, request FROM sandbox.refunds WHERE idempotency_key = $1'
  const { rows } = await client.query<{ entity: RefundEntity; request: string }>(find, [key])
  if (rows[0] && rows[0].request !== request) {
    throw new Refusal('Different request with the same idempotency key has already been processed.', { status: 409 })
  }
  return rows[0]?.entity ?? null
}

function outcome(payment: PaymentEntity, refund: RefundEntity): SandboxEvent[] {
  if (refund.status === 'pending') return []
  return [{ name: `refund.${refund.status}`, entities: { refund: { ...refund }, payment: { ...payment } } }]
}

/** Fields that are the same for each. */
const CONSTANT = { entity: 'refund', acquirer_data: { arn: null }, batch_id: null, speed_processed: 'normal' }

function newRefund(
  payment: PaymentEntity,
  given: Pick<RefundEntity, 'amount' | 'status' | 'created_at'> & Partial<RefundEntity>,
): RefundEntity {
  return {
    ...CONSTANT,
    id: `rfnd_${idTail()}`,
    currency: payment.currency,
    payment_id: payment.id,
    notes: [],
    receipt: null,
    speed_requested: 'normal',
    ...given,
  }
}

async function insertRefund(client: PoolClient, refund: RefundEntity, { key, request }: Cause) {
  await client.query(
    'INSERT INTO sandbox.refunds (id, payment_id, entity, idempotency_key, request) VALUES ($1, $2, $3, $4, $5)',
    [refund.id, refund.payment_id, JSON.stringify(refund), key, request],
  )
}

/** POST /payments/:id/refund; without an amount all that is left. */
export async function createRefund(
  merchant: Merchant,
  paymentId: string,
  body: Record<string, unknown>,
  key: string | null,
) {
  const request = JSON.stringify([paymentId, body])
  const made = await transaction(merchant.pool, async (client) => {
    const earlier = key === null ? null : await repeated(client, key, request)
    if (earlier) return earlier
    const payment = await lockPayment(client, paymentId)
    if (await isDisputed(client, paymentId))
      throw new Refusal('Refund cannot be initiated because the payment is under dispute.')
    const refund = newRefund(payment, {
      amount: readAmount(payment, body['amount']),
      notes: readNotes(body['notes']),
      receipt: typeof body['receipt'] === 'string' ? body['receipt'] : null,
      created_at: merchant.unixNow(),
      status: merchant.chaos.refunds ?? 'pending',
      speed_requested: body['speed'] === 'optimum' ? 'optimum' : 'normal',
    })
    if (refund.status !== 'failed') await moveRefunded(client, payment, refund.amount)
    await insertRefund(client, refund, { key, request })
    const created = { refund: { ...refund, status: 'pending' }, payment: { ...payment } }
    const events: SandboxEvent[] = [{ name: 'refund.created', entities: created }, ...outcome(payment, refund)]
    await queueEvents(merchant, client, payment.order_id, events)
    return refund
  })
  merchant.deliver()
  if (made.status === 'pending' && merchant.chaos.refunds === undefined) merchant.settleLater(made.id)
  return made
}

/** Gives an authorisation back that nobody has captured in time, as the provider does after some days. */
export async function lapse(merchant: Merchant, paymentId: string): Promise<RefundEntity> {
  const { order_id: orderId } = await fetchEntity(merchant.pool, 'payments', paymentId)
  const made = await transaction(merchant.pool, async (client) => {
    // A capture at the same moment is before or after, not both.
    await lockOrder(client, orderId)
    const payment = await lockPayment(client, paymentId)
    if (payment.status !== 'authorized') throw new Refusal('The payment is not authorized')
    const refund = newRefund(payment, { created_at: merchant.unixNow(), amount: payment.amount, status: 'processed' })
    await moveRefunded(client, payment, payment.amount)
    await insertRefund(client, refund, { key: null, request: null })
    const created = { refund: { ...refund, status: 'pending' }, payment: { ...payment } }
    await queueEvents(merchant, client, orderId, [
      { name: 'refund.created', entities: created },
      ...outcome(payment, refund),
    ])
    return refund
  })
  merchant.deliver()
  return made
}

/** Ends a pending refund, as the bank would; a failed one leaves the money with us. `isLate`: one that failed may be carried out after all. */
export async function settleRefund(
  merchant: Merchant,
  id: string,
  status: Exclude<RefundStatus, 'pending'>,
  { isLate = false } = {},
) {
  const { payment_id: paymentId } = await fetchEntity(merchant.pool, 'refunds', id)
  const settled = await transaction(merchant.pool, async (client) => {
    const payment = await lockPayment(client, paymentId)
    const refund = await fetchEntity(client, 'refunds', id)
    const isAfterAll = isLate && refund.status === 'failed' && status === 'processed'
    if (refund.status !== 'pending' && !isAfterAll) throw new Refusal('The refund is not pending')
    if (isAfterAll && refund.amount > payment.amount - payment.amount_refunded)
      throw new Refusal('The payment has less left than this refund')
    refund.status = status
    if (isAfterAll) await moveRefunded(client, payment, refund.amount)
    if (status === 'failed') await moveRefunded(client, payment, -refund.amount)
    await client.query('UPDATE sandbox.refunds SET entity = $2 WHERE id = $1', [id, JSON.stringify(refund)])
    await queueEvents(merchant, client, payment.order_id, outcome(payment, refund))
    return refund
  })
  merchant.deliver()
  return settled
}

/** GET /payments/:id/refunds, newest first. */
export async function listRefunds(merchant: Merchant, paymentId: string) {
  const find = 'SELECT entity FROM sandbox.refunds WHERE payment_id = $1 ORDER BY position DESC'
  const { rows } = await merchant.pool.query<{ entity: RefundEntity }>(find, [paymentId])
  return collection(rows.map((row) => row.entity))
}
