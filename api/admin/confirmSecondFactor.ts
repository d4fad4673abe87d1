import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Administrator } from '../graphql/identity.ts'
import { ADMIN_MESSAGES } from '../rules/inputs/administrator.ts'
import { NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { keepThisSession } from '../sessions/sessions.ts'
import type { StartedAdminSession } from './enterAdmin.ts'
import { verifyOwnPassword } from '../accounts/ownPassword.ts'
import { countCode, forgetCodes, replaceRecoveryCodes, stepOf } from './secondFactor.ts'

const refused = (path: string, message: string) => new ValidationError([{ path, message }])

/** What they get for a right code. */
interface Confirmed {
  recoveryCodes: string[]
  /** The session may do more now, so its old token no longer works. */
  session: StartedAdminSession
}

/**
 * Puts the key that was shown into use, once a code of it is right. Their other sessions end, and this one goes on under
 * a new token. In the place of another key it needs their password. Throws ValidationError, RateLimitedError, and
 * NotSignedInError when they are gone.
 */
export async function confirmSecondFactor(
  app: Pick<App, 'db' | 'clock' | 'limiter'>,
  administrator: Administrator,
  { code, password }: { code: string; password?: string | null | undefined },
): Promise<Confirmed> {
  const { id, username } = administrator
  const user = await app.db.adminUser.findUnique({ where: { id } })
  if (!user) throw new NotSignedInError()
  const { secondFactorPending: key, secondFactorSecret, secondFactorAt, passwordHash } = user
  if (key === null) throw refused('code', ADMIN_MESSAGES.staleKey)
  if (secondFactorAt) {
    if (!password) throw refused('password', ADMIN_MESSAGES.passwordRequired)
    await verifyOwnPassword(app, { type: 'admin', id }, user, {
      password,
      path: 'password',
      message: ADMIN_MESSAGES.wrongPassword,
    })
  }
  await countCode(app, { id, isKnown: true })
  const now = app.clock.now()
  const step = stepOf(key, code, now)
  if (step === null) throw refused('code', ADMIN_MESSAGES.wrongCode)
  const confirmed = await inTransaction(app.db, async (tx) => {
    const { count } = await tx.adminUser.updateMany({
      where: { id, secondFactorPending: key, secondFactorSecret, passwordHash },
      data: { secondFactorSecret: key, secondFactorAt: now, secondFactorStep: step, secondFactorPending: null },
    })
    if (count === 0) throw refused('code', ADMIN_MESSAGES.staleKey)
    const token = await keepThisSession(tx, { ...administrator, type: 'admin' })
    await record(tx, app, administrator, {
      action: 'administrator.second_factor',
      subjects: [`administrator:${id}`],
      before: { hasSecondFactor: secondFactorAt !== null },
      after: { hasSecondFactor: true },
    })
    const session = { token, id, username, passwordHash, secondFactor: key }
    return { recoveryCodes: await replaceRecoveryCodes(tx, app, id), session }
  })
  await forgetCodes(app, { id, isKnown: true })
  return confirmed
}
