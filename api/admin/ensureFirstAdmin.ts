import { hashPassword } from '../accounts/passwords.ts'
import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'

/** Held while looking and creating, so that two nodes starting at once create one. */
const LOCK = 7156

/** Creates the configured administrator when there is none at all; answers whether it did. An existing one is never changed. */
export async function ensureFirstAdmin({ db, config, clock }: Pick<App, 'db' | 'config' | 'clock'>): Promise<boolean> {
  if ((await db.adminUser.count()) > 0) return false
  const { username, password } = config.admin
  const passwordHash = await hashPassword(password)
  return await inTransaction(db, async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK}::bigint)`
    if ((await tx.adminUser.count()) > 0) return false
    await tx.adminUser.create({ data: { username, passwordHash, createdAt: clock.now() }, select: { id: true } })
    return true
  })
}
