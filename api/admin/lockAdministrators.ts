import type { Transaction } from '../database/client.ts'

const LOCK = 7156

/** Until the transaction ends nobody else adds or removes administrators: how many there are stays true. */
export async function lockAdministrators(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK}::bigint)`
}
