/** What never became a seat in a workshop that goes. A workshop may have any number of such rows: they go before it. */
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'

const BATCH = 1000

/** All such rows of a workshop that is deleted next, in transactions of their own: deleting it then ends in time. */
export async function dropAllUnused({ db }: Pick<App, 'db'>, workshop: { id: number }): Promise<void> {
  while ((await inTransaction(db, (tx) => dropUnused(tx, [workshop], BATCH))) > 0);
}

/**
 * Deletes at most `most` registrations that had neither seat nor order, and after those places in the waiting list that are
 * over or were never confirmed. Answers how many went.
 */
export async function dropUnused(tx: Transaction, workshops: readonly { id: number }[], most: number): Promise<number> {
  const ids = workshops.map(({ id }) => id)
  const registrations = await tx.$executeRaw`
    DELETE FROM workshop_registrations WHERE id IN (SELECT r.id FROM workshop_registrations r
      WHERE r.workshop_id = ANY(${ids}) AND r.seat = 'none' AND r.registered_at IS NULL
        AND NOT EXISTS (SELECT FROM payment_orders o WHERE o.workshop_registration_id = r.id) LIMIT ${most})`
  if (registrations > 0) return registrations
  return await tx.$executeRaw`
    DELETE FROM workshop_waiting_list WHERE id IN (SELECT id FROM workshop_waiting_list WHERE workshop_id = ANY(${ids})
      AND state IN ('unconfirmed', 'registered', 'declined', 'expired', 'left') LIMIT ${most})`
}
