import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { sign } from '../signatures.ts'
import { idTail } from './entities.ts'
import type { Merchant } from './merchant.ts'

/** What the provider tells of a dispute. */
export type DisputeNews = 'created' | 'under_review' | 'action_required' | 'won' | 'lost' | 'closed'

type EventName =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'refund.created'
  | 'refund.processed'
  | 'refund.failed'
  | `payment.dispute.${DisputeNews}`

/** News for the webhook: entities as they were at that moment. */
export interface SandboxEvent {
  name: EventName
  entities: { payment?: object; order?: object; refund?: object; dispute?: object }
}

function accountId(keyId: string): string {
  return `acc_${createHash('sha256').update(keyId).digest('hex').slice(0, 14)}`
}

/** Queues the events in the same transaction as the change; `subject` keeps the order among its own. */
export async function queueEvents(
  merchant: Merchant,
  client: PoolClient,
  subject: string,
  events: SandboxEvent[],
): Promise<void> {
  const { mode, delayMs = 0 } = merchant.chaos.webhooks ?? { mode: 'normal' }
  if (mode === 'lost') return
  const secret = mode === 'wrong-signature' ? `not ${merchant.webhookSecret}` : merchant.webhookSecret
  for (const { name, entities } of mode === 'reordered' ? events.toReversed() : events) {
    const body = JSON.stringify({
      entity: 'event',
      account_id: accountId(merchant.keyId),
      event: name,
      contains: Object.keys(entities),
      payload: Object.fromEntries(
        Object.entries(entities).map(([kind, entity]) => [kind, { entity: entity as object }]),
      ),
      created_at: merchant.unixNow(),
    })
    const eventId = idTail()
    for (let copies = mode === 'duplicate' ? 2 : 1; copies > 0; copies -= 1) {
      await client.query(
        `INSERT INTO sandbox.deliveries (event_id, subject, body, signature, due_at)
         VALUES ($1, $2, $3, $4, now() + $5 * interval '1 millisecond')`,
        [eventId, subject, body, sign(secret, body), delayMs],
      )
    }
  }
}
