/** Transactions that survive deadlocks, the names of the constraints they ran into, and who changes money in them. */
import { Prisma } from '../generated/prisma/client.ts'
import type { Database, Transaction } from './client.ts'

const TRIES = 3
/** Longest wait for a connection and BEGIN, in ms. Longer than the pool's, whose BusyError says what happened. */
const LONGEST_WAIT = 6_000

/** In one transaction, tried three times after deadlocks. Keep it short, and never call out to the network inside. */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.$transaction(work, { maxWait: LONGEST_WAIT, timeout: 10_000 })
    } catch (error) {
      if (tries >= TRIES || !isConflict(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 25 * tries))
    }
  }
}

interface DriverCause {
  originalCode?: string
  originalMessage?: string
}

function driverCause(error: unknown): DriverCause {
  const known = error as { meta?: { driverAdapterError?: { cause?: DriverCause } }; cause?: DriverCause } | null
  return known?.meta?.driverAdapterError?.cause ?? known?.cause ?? {}
}

const isConflict = (error: unknown) =>
  (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2034') ||
  ['40001', '40P01'].includes(driverCause(error).originalCode ?? '')

/** Whether a foreign key (23503), unique (23505), exclusion (23P01) or check (23514) constraint with this name refused the write. */
export function violates(error: unknown, constraint: string): boolean {
  const { originalCode, originalMessage } = driverCause(error)
  // The driver hands on no name but in the message, whose words and quotes follow the server's language.
  return (
    ['23503', '23505', '23P01', '23514'].includes(originalCode ?? '') &&
    names(originalMessage ?? '').includes(constraint)
  )
}

/** Every name that a message could mean: as ours are written, in small letters, digits and underscores. */
const names = (message: string): readonly string[] => message.match(/[a-z\d_]+/g) ?? []

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
