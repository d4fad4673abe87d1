import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import { addJob } from '../jobs/enqueue.ts'
import { announceDecision } from './announceDecision.ts'
import { requireAccepted, takeWorkshop, trace, type Acting } from './organisers.ts'
import { WorkshopConflictError } from './workshopErrors.ts'
import { changesOf } from './workshopTrace.ts'

/**
 * Calls a workshop off, for good: nobody can register or pay from now on, and a job gives everybody who is registered their
 * money back and tells them. Mentors can until it begins, administrators at any time. The same again is harmless.
 * Throws NotFoundError for somebody else's, WorkshopConflictError once it has begun or was cancelled for another reason, NotAllowedError for an
 * approved one when its mentor is no longer accepted, because our team decides who holds it.
 */
export async function cancelWorkshop(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  by: Acting,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { cancelledAt, cancelledBy, cancelReason } = await takeWorkshop(tx, by, id)
    if (cancelledAt !== null && (cancelledBy !== by.type || cancelReason !== reason))
      throw new WorkshopConflictError(id, 'This workshop was cancelled before. Your reason was not sent to anyone.')
    await cancelInTransaction(tx, app, by, { id, reason })
  })
}

/** The same in the transaction of a larger act. */
export async function cancelInTransaction(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  by: Acting,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const stored = await takeWorkshop(tx, by, id)
  if (stored.cancelledAt !== null) return
  // Everybody registered reads the reason in our name, as a message.
  if (by.type === 'mentor' && stored.isActive) await requireAccepted(tx, by.id)
  const now = app.clock.now()
  if (by.type === 'mentor' && stored.isActive && stored.startsAt <= now)
    throw new WorkshopConflictError(id, "This workshop has started, so it can't be cancelled.")
  const cancelled = await tx.workshop.update({
    where: { id },
    data: {
      isActive: false,
      rejectedAt: null,
      rejectionReason: null,
      cancelledAt: now,
      cancelledBy: by.type,
      cancelReason: reason,
      version: { increment: 1 },
      calendarSequence: { increment: 1 },
    },
  })
  const { before, after } = changesOf(stored, cancelled)
  await trace(tx, app, by, stored, { action: 'workshop.cancelled', reason, before, after })
  if (by.type === 'administrator') await announceDecision(tx, app, cancelled, 'cancelled')
  await addJob(tx, 'cancelRegistrations', { workshopId: id }, { key: `cancel-workshop:${id}` })
}
