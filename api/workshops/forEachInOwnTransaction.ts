import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'

/**
 * Runs the work for each row in a transaction of its own, so that one failure does not stop the others. Throws at the end
 * when some failed. The whole list is then tried again, so the work must be safe to repeat.
 */
export async function forEachInOwnTransaction(
  { db, log }: Pick<App, 'db' | 'log'>,
  ids: readonly number[],
  work: (tx: Transaction, id: number) => Promise<unknown>,
): Promise<void> {
  let failed = 0
  for (const id of ids)
    try {
      await inTransaction(db, (tx) => work(tx, id))
    } catch (error) {
      failed += 1
      log.error({ error, id }, 'A row could not be done, the others continue')
    }
  if (failed > 0) throw new Error(`${failed} of ${ids.length} rows could not be done`)
}
