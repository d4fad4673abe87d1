/** The inbox of provider webhooks: stored first and answered at once, handled by a job. Repeats are harmless. */
import { createHash } from 'node:crypto'
import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { addWebhookJob } from './handleWebhook.ts'

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
          nextTryAt: app.clock.now(),
        },
      ],
      skipDuplicates: true,
    })
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
