import type { PoolClient } from 'pg'
import { collection, idTail, type DisputeEntity, fetchEntity } from './entities.ts'
import { queueEvents, type DisputeNews } from './webhooks.ts'
import { type Merchant, transaction } from './merchant.ts'
import { Refusal } from './exchange.ts'

/** Days in which the provider takes an answer. */
const RESPOND_DAYS = 7

/** What each news makes of a dispute; evidence that was not enough opens it again. */
const STATUS: Record<DisputeNews, DisputeEntity['status']> = {
  created: 'open',
  action_required: 'open',
  under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  closed: 'closed',
}

const CONSTANT = { entity: 'dispute', gateway_dispute_id: null }

/** The payer's bank raises a dispute about a captured payment, or about a part of it. */
export async function raiseDispute(
  merchant: Merchant,
  {
    paymentId,
    amount,
    phase = 'chargeback',
  }: { paymentId: string; amount?: number | undefined; phase?: string | undefined },
): Promise<DisputeEntity> {
  const payment = await fetchEntity(merchant.pool, 'payments', paymentId)
  if (!payment.captured) throw new Refusal('The payment status should be captured for action to be taken')
  const now = merchant.unixNow()
  const dispute: DisputeEntity = {
    ...CONSTANT,
    id: `disp_${idTail()}`,
    payment_id: paymentId,
    amount: amount ?? payment.amount,
    currency: payment.currency,
    amount_deducted: 0,
    reason_code: 'goods_or_services_not_received_or_partially_received',
    respond_by: now + RESPOND_DAYS * 86_400,
    status: 'open',
    phase,
    created_at: now,
  }
  await transaction(merchant.pool, async (client) => await save(merchant, client, dispute, 'created'))
  merchant.deliver()
  return dispute
}

/** Moves a dispute on, as the bank would: a lost one takes its amount. */
export async function moveDispute(merchant: Merchant, id: string, news: DisputeNews): Promise<DisputeEntity> {
  const dispute = await fetchEntity(merchant.pool, 'disputes', id)
  dispute.status = STATUS[news]
  dispute.amount_deducted = dispute.status === 'lost' ? dispute.amount : 0
  await transaction(merchant.pool, async (client) => await save(merchant, client, dispute, news))
  merchant.deliver()
  return dispute
}

async function save(merchant: Merchant, client: PoolClient, dispute: DisputeEntity, news: DisputeNews): Promise<void> {
  await client.query(
    `INSERT INTO sandbox.disputes (id, payment_id, entity) VALUES ($1, $2, $3)
     ON CONFLICT (id) DO UPDATE SET entity = excluded.entity`,
    [dispute.id, dispute.payment_id, JSON.stringify(dispute)],
  )
  const payment = await fetchEntity(merchant.pool, 'payments', dispute.payment_id)
  await queueEvents(merchant, client, payment.order_id, [
    { name: `payment.dispute.${news}`, entities: { payment, dispute } },
  ])
}

/** Whether the bank still decides about this payment: nothing of it can be refunded then. */
export async function isDisputed(client: Pick<PoolClient, 'query'>, paymentId: string): Promise<boolean> {
  const find = "SELECT FROM sandbox.disputes WHERE payment_id = $1 AND entity ->> 'status' IN ('open', 'under_review')"
  return (await client.query(find, [paymentId])).rowCount !== 0
}

export async function listDisputes(merchant: Merchant, query: URLSearchParams) {
  const { rows } = await merchant.pool.query<{ entity: DisputeEntity }>(
    "SELECT entity FROM sandbox.disputes ORDER BY (entity ->> 'created_at')::bigint DESC, id LIMIT $1",
    [Math.min(Number(query.get('count')) || 10, 100)],
  )
  return collection(rows.map((row) => row.entity))
}
