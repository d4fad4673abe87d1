import { dropClosedMails } from '../accounts/accountClosedMail.ts'
import { dropOldLinks } from '../accounts/dropOldLinks.ts'
import { dropEndedAdminSessions } from '../admin/adminSessions.ts'
import type { App } from '../app.ts'
import { sweepReminders } from '../bookings/reminders.ts'
import { inTransaction } from '../database/transaction.ts'
import { dropOldNotifications } from '../notifications/dropOldNotifications.ts'
import { addSendJob } from '../mail/outbox.ts'
import { reconcileOrders } from '../payments/reconcile.ts'
import { sweepAccess } from '../plans/accessNotices.ts'
import { addJob } from './enqueue.ts'

const STALE_MS = 2 * 60_000
const BATCH = 100

/**
 * Once a minute: what a job has lost, by a kill at the wrong moment, is taken up again from the rows themselves.
 * Nothing depends on it being quick: holds are also let go where they stand in the way.
 */
export async function sweep(app: App): Promise<void> {
  const now = app.clock.now()
  await app.db.booking.updateMany({
    where: { status: 'pending', holdExpiresAt: { lte: now } },
    data: { status: 'expired' },
  })
  await reconcileOrders(app)
  const stale = new Date(now.getTime() - STALE_MS)
  const [emails, events, refunds] = await Promise.all([
    app.db.email.findMany({
      where: {
        status: 'queued',
        OR: [{ nextTryAt: { lt: stale } }, { nextTryAt: null, createdAt: { lt: stale } }],
      },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: BATCH,
    }),
    app.db.webhookEvent.findMany({
      where: { processedAt: null, receivedAt: { lt: stale } },
      select: { eventId: true },
      take: BATCH,
    }),
    app.db.refund.findMany({
      where: { status: { in: ['requested', 'pending'] }, createdAt: { lt: stale } },
      select: { id: true },
      take: BATCH,
    }),
  ])
  await inTransaction(app.db, async (tx) => {
    for (const { id } of emails) await addSendJob(tx, id)
    for (const { eventId } of events) await addJob(tx, 'handleWebhook', { eventId }, { key: `webhook:${eventId}` })
    for (const { id } of refunds) await addJob(tx, 'executeRefund', { refundId: id }, { key: `refund:${id}` })
  })
  await sweepReminders(app)
  await sweepAccess(app)
  await app.db.rateLimit.deleteMany({ where: { resetAt: { lt: now } } })
  await dropEndedAdminSessions(app)
  await dropClosedMails(app)
  await dropOldLinks(app)
  await app.db.session.deleteMany({ where: { expiresAt: { lt: now } } })
  await dropOldNotifications(app)
}
