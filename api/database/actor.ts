/** Who changes money. The journal of the database writes it beside every change of an order, a payment or a refund. */
import type { Database, Transaction } from './client.ts'
import { inTransaction } from './transaction.ts'

/** `system` is a job of ours, `provider` its webhook, `visitor` somebody without an account. */
export type Actor =
  | 'system'
  | 'provider'
  | 'visitor'
  | `${'mentor' | 'mentee' | 'community' | 'administrator'}:${number}`

declare const actorIsKnown: unique symbol

/** A transaction that knows who acts in it; only such a one may change money. */
export type MoneyTransaction = Transaction & { readonly [actorIsKnown]: true }

/** Says who acts until the transaction ends; what is changed before is journaled as unknown. */
export async function actAs(tx: Transaction, actor: Actor): Promise<MoneyTransaction> {
  await tx.$executeRaw`SELECT set_config('plumbline.actor', ${actor}, true)`
  return tx as MoneyTransaction
}

/** A transaction in which somebody changes where money stands. */
export async function changeMoney<T>(
  db: Database,
  actor: Actor,
  work: (tx: MoneyTransaction) => Promise<T>,
): Promise<T> {
  return await inTransaction(db, async (tx) => {
    return await work(await actAs(tx, actor))
  })
}
