import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'

/** Does the work for each row in a transaction of its own. If one fails, it throws at the end: the job runs again. */
export async function forEachInOwnTransaction<Row>(
  { db, log }: Pick<App, 'db' | 'log'>,
  rows: readonly Row[],
  work: (tx: Transaction, row: Row) => Promise<unknown>,
): Promise<void> {
  let failed = 0
  for (const row of rows)
    try {
      await inTransaction(db, (tx) => work(tx, row))
    } catch (error) {
      failed += 1
      log.error({ error, row }, 'A row could not be done, the others continue')
    }
  if (failed > 0) throw new Error(`${failed} of ${rows.length} rows could not be done`)
}
