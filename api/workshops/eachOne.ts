import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'

/**
 * Does the same for many rows, each in a transaction of its own: trouble with one keeps none of the others waiting. Throws at
 * the end when some could not be done, so that all of it is done again later, which must be harmless.
 */
export async function eachOne(
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
