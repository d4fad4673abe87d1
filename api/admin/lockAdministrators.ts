import type { Transaction } from '../database/client.ts'

const LOCK = 7156

/** Locks the list of administrators until the transaction ends, so that counting them is safe. */
export async function lockAdministrators(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK}::bigint)`
}
