/** Webhooks: queued with the change that they tell of, and sent until they are acknowledged: at least once, over restarts, for 24 hours. */
import type { Pool, PoolClient } from 'pg'
import { createHash } from 'node:crypto'
import { sign } from '../signatures.ts'
import { idTail } from './entities.ts'
import type { Merchant } from './merchant.ts'

/** What the provider tells of a dispute. */
export type DisputeNews = 'created' | 'under_review' | 'action_required' | 'won' | 'lost' | 'closed'

type EventName =
  | 'order.paid'
  | `payment.${'authorized' | 'captured' | 'failed' | `dispute.${DisputeNews}`}`
  | `refund.${'created' | 'processed' | 'failed'}`

/** News for the webhook: entities as they were at that moment. */
export interface SandboxEvent {
  name: EventName
  entities: { payment?: object; order?: object; refund?: object; dispute?: object }
}

const accountId = (keyId: string) => `acc_${createHash('sha256').update(keyId).digest('hex').slice(0, 14)}`

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

interface Delivery {
  id: string
  event_id: string
  subject: string
  body: string
  signature: string
  attempts: number
}

/** The lease outlives a batch, so that a second process or a crash gives at worst a duplicate. */
const claim = `
  UPDATE sandbox.deliveries SET attempts = attempts + 1, due_at = now() + interval '1 minute'
  WHERE id IN (
    SELECT id FROM sandbox.deliveries
    WHERE done_at IS NULL AND due_at <= now() AND created_at > now() - interval '24 hours'
    ORDER BY id LIMIT 10 FOR UPDATE SKIP LOCKED
  )
  RETURNING id, event_id, subject, body, signature, attempts`
const nextDue = `
  SELECT extract(epoch FROM min(due_at) - now()) * 1000 AS wait FROM sandbox.deliveries
  WHERE done_at IS NULL AND created_at > now() - interval '24 hours'`

/** What is to be delivered, in order, as if it had been acknowledged; for a receiver without an address. */
export async function takeDeliveries(pool: Pool): Promise<Pick<Delivery, 'event_id' | 'body' | 'signature'>[]> {
  const { rows } = await pool.query<Delivery>(
    'UPDATE sandbox.deliveries SET done_at = now() WHERE done_at IS NULL RETURNING id, event_id, body, signature',
  )
  return rows.toSorted((a, b) => Number(a.id) - Number(b.id))
}

const answerWithinMs = 5000
const longestSleepMs = 30_000
const longestBackoffS = 900

/** `webhookUrl` answers null while the receiver isn't known yet. */
export async function startDeliveries(pool: Pool, webhookUrl: () => string | null) {
  const stopping = new AbortController()
  let wakeUp = () => {}
  let isWoken = false
  // Whatever was tried before this start was cut or waits for a backoff of a receiver that has restarted with us.
  await pool.query('UPDATE sandbox.deliveries SET due_at = now() WHERE done_at IS NULL AND attempts > 0')

  async function sleep(ms: number) {
    if (isWoken || stopping.signal.aborted) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.max(10, ms))
      wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function isAcknowledged(url: string, delivery: Delivery): Promise<boolean> {
    try {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(answerWithinMs)])
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'Razorpay-Webhook/v1',
        'x-razorpay-event-id': delivery.event_id,
        'x-razorpay-signature': delivery.signature,
      }
      const response = await fetch(url, { method: 'POST', headers, body: delivery.body, redirect: 'manual', signal })
      await response.body?.cancel()
      return response.ok
    } catch {
      return false
    }
  }

  async function send(url: string, delivery: Delivery) {
    if (stopping.signal.aborted) return
    if (await isAcknowledged(url, delivery)) {
      await pool.query('UPDATE sandbox.deliveries SET done_at = now() WHERE id = $1', [delivery.id])
      return
    }
    const backoff = Math.min(2 ** (delivery.attempts - 1), longestBackoffS)
    const later = `UPDATE sandbox.deliveries SET due_at = now() + $2 * interval '1 second' WHERE id = $1`
    await pool.query(later, [delivery.id, backoff])
  }

  /** One batch; answers how long nothing will be due. */
  async function work(): Promise<number> {
    const url = webhookUrl()
    if (url === null) return 250
    const { rows } = await pool.query<Delivery>(claim)
    const ordered = rows.toSorted((a, b) => Number(a.id) - Number(b.id))
    const groups = Map.groupBy(ordered, (delivery) => delivery.subject)
    await Promise.all(
      [...groups.values()].map(async (group) => {
        for (const delivery of group) await send(url, delivery)
      }),
    )
    if (rows.length > 0) return 0
    const next = await pool.query<{ wait: string | null }>(nextDue)
    return Math.min(Number(next.rows[0]?.wait ?? longestSleepMs), longestSleepMs)
  }

  async function run() {
    while (!stopping.signal.aborted) {
      isWoken = false
      // The database may be away for a while; the queue is still there when it comes back.
      const wait = await work().catch(() => 1000)
      if (wait !== 0) await sleep(wait)
    }
  }

  const running = run()
  /** Looks at the queue now. */
  const wake = () => {
    isWoken = true
    wakeUp()
  }
  return {
    wake,
    /** Cuts what is under way, which is sent again after a restart. */
    async stop() {
      stopping.abort()
      wake()
      await running
    },
  }
}
