/** Who is an administrator: adding and removing them, the first one, and a new password given by an operator. */
import { hashPassword } from '../accounts/passwords.ts'
import type { App } from '../app.ts'
import { record, type Auditor } from '../audit/record.ts'
import { sameText } from '../database/containing.ts'
import { inTransaction, violates } from '../database/transaction.ts'
import type { Administrator } from '../graphql/identity.ts'
import { requireSession, endSessions } from '../sessions/sessions.ts'
import type { Transaction } from '../database/client.ts'
import { failure, NotFoundError, NotSignedInError } from '../rules/userErrors.ts'
import { forgetAdminAttempts } from './secondFactor.ts'

export class UsernameTakenError extends failure('UsernameTakenError', 409, 'Another administrator has this user ID.') {}

export class LastAdministratorError extends failure(
  'LastAdministratorError',
  409,
  'There must be one administrator.',
) {}

interface NewAdministrator {
  username: string
  name: string
  email?: string | null | undefined
  password: string
}

/**
 * Adds an administrator; answers their id. Throws UsernameTakenError, and NotSignedInError when `by` was removed
 * meanwhile: nobody comes back by adding themselves.
 */
export async function createAdministrator(
  app: Pick<App, 'db' | 'clock'>,
  by: Administrator | 'operator',
  { username, name, email = null, password }: NewAdministrator,
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

/** Removes an administrator, never the last. Throws NotFoundError, LastAdministratorError, NotSignedInError. */
export async function removeAdministrator(
  app: Pick<App, 'db' | 'clock'>,
  by: Pick<Administrator, 'id' | 'username'>,
  id: number,
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    await lockAdministrators(tx)
    const all = await tx.adminUser.findMany({ select: { id: true, username: true } })
    if (!all.some((one) => one.id === by.id)) throw new NotSignedInError()
    const removed = all.find((one) => one.id === id)
    if (!removed) throw new NotFoundError('Administrator not found')
    if (all.length === 1) throw new LastAdministratorError()
    await endSessions(tx, { type: 'admin', id })
    await tx.adminUser.delete({ where: { id }, select: { id: true } })
    await record(tx, app, by, {
      action: 'administrator.removed',
      subjects: [`administrator:${id}`],
      before: { username: removed.username },
    })
  })
}

/** Creates the configured administrator when there is none; answers whether it did. An existing one is never changed. */
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

interface Reset {
  username: string
  password: string
  /** Takes the authenticator app off too. */
  secondFactor: boolean
}

/** Gives an administrator a new password and ends their sessions. Throws NotFoundError. */
export async function resetAdminPassword(
  app: Pick<App, 'db' | 'clock' | 'limiter'>,
  by: Auditor,
  { username, password, secondFactor }: Reset,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  const administratorId = await inTransaction(app.db, async (tx) => {
    const user = await tx.adminUser.findUnique({ where: { username }, select: { id: true, secondFactorAt: true } })
    if (!user) throw new NotFoundError(`There is no administrator ${username}.`)
    const { id } = user
    const subjects = [`administrator:${id}`] as const
    await tx.adminUser.update({ where: { id }, data: { passwordHash }, select: { id: true } })
    await record(tx, app, by, { action: 'administrator.password', subjects })
    if (secondFactor) {
      await tx.adminUser.update({
        where: { id },
        data: { secondFactorSecret: null, secondFactorAt: null, secondFactorStep: null, secondFactorPending: null },
        select: { id: true },
      })
      await tx.adminRecoveryCode.deleteMany({ where: { adminUserId: id } })
      await record(tx, app, by, {
        action: 'administrator.second_factor_reset',
        subjects,
        before: { hasSecondFactor: user.secondFactorAt !== null },
        after: { hasSecondFactor: false },
      })
    }
    await endSessions(tx, { type: 'admin', id })
    return id
  })
  await forgetAdminAttempts(app, { id: administratorId, username })
}

const LOCK = 7156

/** Locks the list of administrators until the transaction ends, so that counting them is safe. */
async function lockAdministrators(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK}::bigint)`
}
