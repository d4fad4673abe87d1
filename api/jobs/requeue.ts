import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import { addSendJob } from '../mail/outbox.ts'
import { addJob } from './enqueue.ts'

/** What waits this long has no job any more: jobs run within milliseconds. */
const STALE_MS = 2 * 60_000
const BATCH = 100

/** Gives mails, webhook events and refunds that wait without a job a new one, the oldest first. */
export async function requeue({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const stale = new Date(clock.now().getTime() - STALE_MS)
  const [emails, events, refunds] = await Promise.all([
    db.email.findMany({
      where: {
        status: 'queued',
        OR: [{ nextTryAt: { lt: stale } }, { nextTryAt: null, createdAt: { lt: stale } }],
      },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: BATCH,
    }),
    db.webhookEvent.findMany({
      where: { processedAt: null, receivedAt: { lt: stale } },
      select: { eventId: true },
      orderBy: { receivedAt: 'asc' },
      take: BATCH,
    }),
    db.refund.findMany({
      where: { status: { in: ['requested', 'pending'] }, createdAt: { lt: stale } },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: BATCH,
    }),
  ])
  await inTransaction(db, async (tx) => {
    for (const { id } of emails) await addSendJob(tx, id)
    for (const { eventId } of events) await addJob(tx, 'handleWebhook', { eventId }, { key: `webhook:${eventId}` })
    for (const { id } of refunds) await addJob(tx, 'executeRefund', { refundId: id }, { key: `refund:${id}` })
  })
}
