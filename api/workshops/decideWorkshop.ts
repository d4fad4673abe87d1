import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Administrator } from '../graphql/identity.ts'
import { fromDateOnly } from '../rules/time.ts'
import { isRegistrationOpen } from '../rules/workshops.ts'
import { announceDecision } from './announceDecision.ts'
import { takeWorkshop, trace } from './organisers.ts'
import { stateOf } from './states.ts'
import { CHANGED_MEANWHILE, DECIDED, WorkshopConflictError } from './workshopErrors.ts'
import { workshopChanges } from './workshopTrace.ts'

export interface Decision {
  id: number
  decision: 'approved' | 'rejected'
  /** The version that was looked at; without it whatever is there now is decided on. */
  version?: number | null | undefined
  /** For the mentor, with a rejection. */
  reason?: string | null | undefined
}

const TOO_LATE = 'Registration for this date has closed. The workshop needs a later date before it can be approved.'

/**
 * An administrator decides on a workshop that waits; its mentor is told. Of two decisions the first one counts.
 * Throws NotFoundError, and WorkshopConflictError when it waits no more, was changed meanwhile, or nobody could register.
 */
export async function decideWorkshop(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  { id: administratorId, username }: Pick<Administrator, 'id' | 'username'>,
  { id, decision, version, reason }: Decision,
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const by = { type: 'administrator', id: administratorId, username } as const
    const stored = await takeWorkshop(tx, by, id)
    const state = stateOf(stored)
    if (state !== 'pending') throw new WorkshopConflictError(id, DECIDED[state])
    if ((version ?? stored.version) !== stored.version) throw new WorkshopConflictError(id, CHANGED_MEANWHILE)
    const now = app.clock.now()
    const isApproved = decision === 'approved'
    if (isApproved && !isRegistrationOpen(fromDateOnly(stored.date), now)) throw new WorkshopConflictError(id, TOO_LATE)
    const decided = await tx.workshop.update({
      where: { id },
      data: {
        isActive: isApproved,
        ...(!isApproved && { rejectedAt: now, rejectionReason: reason ?? null }),
        version: { increment: 1 },
      },
    })
    await trace(tx, app, by, stored, { action: `workshop.${decision}`, reason, ...workshopChanges(stored, decided) })
    await announceDecision(tx, app, decided, decision)
  })
}
