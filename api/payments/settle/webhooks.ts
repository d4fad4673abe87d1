/**
 * The provider's webhooks: each is stored and answered at once, then handled by a job. A webhook only says where to look: the
 * provider is asked what is true now. Repeats are harmless.
 */
import { createHash } from 'node:crypto'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { WebhookEvent, Prisma } from '../../generated/prisma/client.ts'
import { addJob } from '../../jobs/enqueue.ts'
import {
  type ProviderPayment,
  type ProviderRefund,
  readWebhookEvent,
  type ProviderEvent,
} from '../../provider/entities.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { followDispute } from '../disputes/followDispute.ts'
import { GIVEN_UP_WEBHOOKS } from '../needsPerson.ts'
import { reconcileRefunds } from '../refunds/reconcileRefunds.ts'
import { nextTry, PATIENCE } from '../retryTimes.ts'
import { settlePayment, type SettlementDeps } from './settlePayment.ts'

interface WebhookDelivery {
  /** The bytes as they came: a re-serialised body has another signature. */
  rawBody: Buffer
  signature: unknown
  /** x-razorpay-event-id, the same on redelivery. */
  eventId: string | null
}

/** Takes a delivery into the inbox. `rejected`: the signature is not the provider's, or the body is no JSON. */
export async function receiveWebhook(
  app: Pick<App, 'db' | 'clock' | 'gateway'>,
  { rawBody, signature, eventId }: WebhookDelivery,
): Promise<'accepted' | 'rejected'> {
  if (!app.gateway.isWebhookSignatureValid(rawBody, signature)) return 'rejected'
  const body = parse(rawBody)
  if (body === null) return 'rejected'
  const id = eventId ?? createHash('sha256').update(rawBody).digest('hex')
  const now = app.clock.now()
  const event = String(body['event'] ?? 'unknown')
  const data = { eventId: id, event, body: body as Prisma.InputJsonObject, receivedAt: now, nextTryAt: now }
  await inTransaction(app.db, async (tx) => {
    const { count } = await tx.webhookEvent.createMany({ data: [data], skipDuplicates: true })
    if (count > 0) await addWebhookJob(tx, id)
  })
  return 'accepted'
}

/** Who paid, and from which account: nothing of ours needs it, and a closed account must leave no trace here. */
const PAYER = new Set(['email', 'contact', 'vpa', 'card', 'upi', 'acquirer_data', 'customer_id', 'token_id'])

/** What the delivery says, without the payer; null for no JSON. */
function parse(rawBody: Buffer): Record<string, unknown> | null {
  try {
    const body = storable(JSON.parse(rawBody.toString('utf8')))
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** PostgreSQL keeps neither NUL nor half a character, which a payer may have typed. */
const text = (given: string) => given.replaceAll('\0', '').toWellFormed()

function storable(value: unknown): unknown {
  if (typeof value === 'string') return text(value)
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => !PAYER.has(key))
  return Object.fromEntries(kept.map(([key, inner]) => [text(key), storable(inner)]))
}

/** Has an event of the inbox handled, at once or at `runAt`. One after the other: a slow provider holds up no mail. */
async function addWebhookJob(tx: Pick<Transaction, '$executeRaw'>, eventId: string, runAt?: Date): Promise<void> {
  const when = { key: `webhook:${eventId}`, queue: 'webhooks', ...(runAt && { runAt }) }
  await addJob(tx, 'handleWebhook', { eventId }, when)
}

/** Handles one event of the inbox, once; when that fails it gets the time of its next try. */
export async function handleWebhook(app: SettlementDeps, eventId: string): Promise<void> {
  const row = await app.db.webhookEvent.findFirst({
    where: { eventId, processedAt: null, nextTryAt: { lte: app.clock.now() } },
  })
  if (!row) return
  try {
    const event = readWebhookEvent(row.body)
    const error = event ? await apply(app, event) : 'not understood'
    if (error) app.log.warn({ eventId, event: row.event, error }, 'webhook had no effect')
    await app.db.webhookEvent.update({
      where: { eventId },
      data: { processedAt: app.clock.now(), nextTryAt: null, error },
    })
  } catch (error) {
    await tryAgain(app, row, error)
  }
}

async function tryAgain({ db, clock, log }: SettlementDeps, row: WebhookEvent, error: unknown): Promise<void> {
  const { eventId } = row
  const attempts = row.attempts + 1
  const nextTryAt = nextTry({ attempts, since: row.receivedAt, now: clock.now(), patience: PATIENCE.webhook })
  await inTransaction(db, async (tx) => {
    const reason = error instanceof Error ? error.message : String(error)
    await tx.webhookEvent.update({ where: { eventId }, data: { attempts, nextTryAt, error: reason } })
    if (nextTryAt) await addWebhookJob(tx, eventId, nextTryAt)
  })
  if (nextTryAt) log.warn({ error, eventId, nextTryAt }, 'webhook not handled, will be tried again')
  else log.error({ error, eventId }, 'a webhook was given up: it needs a person')
}

/** Why it was not applied. Throws if the provider names no such money: the event may be all that we ever hear of it. */
async function apply(app: SettlementDeps, event: ProviderEvent): Promise<string | null> {
  if (event.dispute) {
    // Money that we have not heard of yet comes first; then the dispute finds it.
    if (await followDispute(app, event.dispute)) return null
    const orderId = event.payment?.orderId
    const isOurs = orderId && (await settlePayment(app, orderId, 'provider')).outcome !== 'unknown'
    if (!isOurs) return 'a dispute of a payment that is not ours'
    if (await followDispute(app, event.dispute)) return null
    throw new Error('the provider does not answer for a payment that it told a dispute of')
  }
  // A payment that we have not recorded yet is settled, with what was given back of it.
  if (event.refund && (await applyRefund(app, event.refund))) return null
  const orderId = event.payment?.orderId ?? event.order?.id
  if (!orderId) return 'no order in it'
  const settlement = await settlePayment(app, orderId, 'provider')
  if (settlement.outcome === 'unknown') return 'an order that is not ours'
  if (event.payment && (await isMissing(app, event.payment)))
    throw new Error('the provider does not answer for a payment that it told of')
  return settlement.outcome === 'unanswered' ? 'an order that the provider does not answer for' : null
}

/** Whether money came that is not written down. */
async function isMissing({ db }: SettlementDeps, { id, status }: ProviderPayment): Promise<boolean> {
  return status === 'captured' && (await db.payment.count({ where: { providerPaymentId: id } })) === 0
}

/** The snapshot in a webhook may be old: the provider is asked for all refunds of the payment. False when it is not ours. */
async function applyRefund(app: SettlementDeps, { id, paymentId }: ProviderRefund): Promise<boolean> {
  const payment = await app.db.payment.findUnique({ where: { providerPaymentId: paymentId } })
  if (!payment) return false
  const theirs = await reconcileRefunds(app, payment, 'provider')
  if (!theirs.some((refund) => refund.id === id))
    throw new Error('the provider does not answer for a refund that it told of')
  return true
}

/** They run at their own times: if they ran now, those that have waited longest would come after all newer ones. */
export async function requeueWebhooks(
  { db }: Pick<App, 'db'>,
  { before, take }: { before: Date; take: number },
): Promise<void> {
  const events = await db.webhookEvent.findMany({
    where: { processedAt: null, nextTryAt: { lt: before } },
    select: { eventId: true, nextTryAt: true },
    orderBy: { nextTryAt: 'asc' },
    take,
  })
  await inTransaction(db, async (tx) => {
    for (const { eventId, nextTryAt } of events) await addWebhookJob(tx, eventId, nextTryAt!)
  })
}

/** Gives an event that was given up one more try, by a job like the others. Throws NotFoundError. */
export async function retryWebhook(tx: Transaction, { clock }: Pick<App, 'clock'>, eventId: string): Promise<void> {
  await changeGivenUp(tx, eventId, { attempts: 0, nextTryAt: clock.now() })
  await addWebhookJob(tx, eventId)
}

/** Marks an event that was given up as resolved; `recheckOrder` can still find out what it was about. Throws NotFoundError. */
export async function resolveWebhook(tx: Transaction, { clock }: Pick<App, 'clock'>, eventId: string): Promise<void> {
  await changeGivenUp(tx, eventId, { resolvedAt: clock.now() })
}

async function changeGivenUp(tx: Transaction, eventId: string, data: Prisma.WebhookEventUpdateInput): Promise<void> {
  const { count } = await tx.webhookEvent.updateMany({ where: { eventId, ...GIVEN_UP_WEBHOOKS }, data })
  if (count === 0) throw new NotFoundError('This payment event no longer needs attention')
}
