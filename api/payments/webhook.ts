/** Provider webhooks: stored first and answered at once, handled by a job. Repeats and unknown events are harmless. */
import { createHash } from 'node:crypto'
import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { addJob } from '../jobs/enqueue.ts'
import { readWebhookEvent, type ProviderEvent } from './gateway/webhookEvent.ts'
import { recordRefund } from './refunds.ts'
import { settlePayment } from './settlePayment.ts'

export interface WebhookDelivery {
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
  await inTransaction(app.db, async (tx) => {
    const { count } = await tx.webhookEvent.createMany({
      data: [
        {
          eventId: id,
          event: String(body['event'] ?? 'unknown'),
          body: body as Prisma.InputJsonObject,
          receivedAt: app.clock.now(),
        },
      ],
      skipDuplicates: true,
    })
    if (count > 0) await addJob(tx, 'handleWebhook', { eventId: id }, { key: `webhook:${id}` })
  })
  return 'accepted'
}

/** Who paid, and from which account: nothing of ours needs it, and a closed account must leave no trace here. */
const PAYER = new Set(['email', 'contact', 'vpa', 'card', 'upi', 'acquirer_data', 'customer_id', 'token_id'])

/** What the delivery says, without the payer; null for no JSON. */
function parse(rawBody: Buffer): Record<string, unknown> | null {
  try {
    const body: unknown = JSON.parse(rawBody.toString('utf8'), (key, value: unknown) =>
      PAYER.has(key) ? undefined : value,
    )
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** Handles one event of the inbox, once; throws when the provider is away, so that the job is tried again. */
export async function handleWebhook(
  app: Pick<App, 'db' | 'clock' | 'config' | 'gateway' | 'log'>,
  eventId: string,
): Promise<void> {
  const row = await app.db.webhookEvent.findUnique({ where: { eventId } })
  if (!row || row.processedAt) return
  const event = readWebhookEvent(row.body)
  const error = event ? await apply(app, event) : 'not understood'
  if (error) app.log.warn({ eventId, event: row.event, error }, 'webhook had no effect')
  await app.db.webhookEvent.update({ where: { eventId }, data: { processedAt: app.clock.now(), error } })
}

/** Null when it was applied, else why not. The event only says where to look: the provider is asked what is true now. */
async function apply(
  app: Pick<App, 'db' | 'clock' | 'config' | 'gateway' | 'log'>,
  event: ProviderEvent,
): Promise<string | null> {
  if (event.refund) {
    const ours = await app.db.refund.findFirst({
      where: {
        OR: [
          { providerRefundId: event.refund.id },
          {
            providerRefundId: null,
            amount: event.refund.amount,
            payment: { providerPaymentId: event.refund.paymentId },
          },
        ],
      },
    })
    if (!ours) return 'a refund that we did not ask for'
    await recordRefund(app, ours, event.refund)
    return null
  }
  const orderId = event.payment?.orderId ?? event.order?.id
  if (!orderId) return 'no order in it'
  const settlement = await settlePayment(app, orderId)
  return settlement.outcome === 'unknown' ? 'an order that is not ours' : null
}
