import { hashPassword } from '../accounts/passwords.ts'
import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import { sameText } from '../database/containing.ts'
import { inTransaction, violates } from '../database/transaction.ts'
import type { Administrator } from '../graphql/identity.ts'
import { UsernameTakenError } from './adminErrors.ts'
import { requireSession } from '../sessions/sessions.ts'
import { lockAdministrators } from './lockAdministrators.ts'

/** What is known of a new administrator. */
export interface Wanted {
  username: string
  name: string
  email?: string | null | undefined
  password: string
}

/**
 * Adds an administrator, the answer is their number. Throws UsernameTakenError, in whatever letter case, and
 * NotSignedInError for an administrator who has been removed or logged out meanwhile: nobody stays by adding themselves.
 */
export async function createAdministrator(
  app: Pick<App, 'db' | 'clock'>,
  by: Administrator | 'operator',
  { username, name, email = null, password }: Wanted,
): Promise<number> {
  const passwordHash = await hashPassword(password)
  try {
    return await inTransaction(app.db, async (tx) => {
      await lockAdministrators(tx)
      if (by !== 'operator') await requireSession(tx, { type: 'admin', sessionHash: by.sessionHash })
      const namesakes = await tx.adminUser.count({ where: { username: sameText(username) } })
      if (namesakes > 0) throw new UsernameTakenError()
      const { id } = await tx.adminUser.create({
        data: { username, name, email, passwordHash, createdAt: app.clock.now() },
        select: { id: true },
      })
      await record(tx, app, by, {
        action: 'administrator.created',
        subjects: [`administrator:${id}`],
        after: { username },
      })
      return id
    })
  } catch (error) {
    if (violates(error, 'admin_users_username_key')) throw new UsernameTakenError()
    throw error
  }
}
