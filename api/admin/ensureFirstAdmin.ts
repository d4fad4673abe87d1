import { hashPassword } from '../accounts/passwords.ts'
import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import { lockAdministrators } from './lockAdministrators.ts'

/** Creates the configured administrator when there is none at all; answers whether it did. An existing one is never changed. */
export async function ensureFirstAdmin({ db, config, clock }: Pick<App, 'db' | 'config' | 'clock'>): Promise<boolean> {
  if ((await db.adminUser.count()) > 0) return false
  const { username, password } = config.admin
  const passwordHash = await hashPassword(password)
  return await inTransaction(db, async (tx) => {
    // Two nodes that start at once create one.
    await lockAdministrators(tx)
    if ((await tx.adminUser.count()) > 0) return false
    await tx.adminUser.create({
      data: { username, name: username, passwordHash, createdAt: clock.now() },
      select: { id: true },
    })
    return true
  })
}
