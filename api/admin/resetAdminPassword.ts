import { hashPassword } from '../accounts/passwords.ts'
import type { App } from '../app.ts'
import { type Auditor, record } from '../audit/record.ts'
import { inTransaction } from '../database/transaction.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { endSessions } from '../sessions/sessions.ts'

import { forgetAdminAttempts } from './secondFactor.ts'

interface Reset {
  username: string
  password: string
  /** Takes the authenticator app off too. */
  secondFactor: boolean
}

/** Gives an administrator a new password, who is out everywhere then. Throws NotFoundError. */
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
