import { hashPassword, verifyOwnPassword } from '../accounts/passwords.ts'
import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import { inTransaction } from '../database/transaction.ts'
import { mutation } from '../graphql/mutation.ts'
import { SIGNED_IN_ERRORS } from '../graphql/errors.ts'
import { type Administrator, administratorOf } from '../graphql/identity.ts'
import { ADMIN_MESSAGES, adminPasswordChangeSchema } from '../rules/inputs/administrator.ts'
import { ADMIN_PASSWORD_HINT } from '../rules/people/passwords.ts'
import { RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { AdminSessionRef } from './adminSession.graphql.ts'
import { enterAdmin, type StartedAdminSession } from './adminSessions.ts'
import { forgetAdminAttempts } from './secondFactor.ts'
import { keepThisSession } from '../sessions/sessions.ts'

const CURRENT = { path: 'currentPassword', message: ADMIN_MESSAGES.currentWrong }

/** Changes an administrator's own password: the other sessions end, this one goes on as the answer. */
async function changeAdminPassword(
  app: Pick<App, 'db' | 'clock' | 'limiter'>,
  administrator: Administrator,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  ip: string,
): Promise<StartedAdminSession> {
  const { id } = administrator
  const row = await app.db.adminUser.findUnique({ where: { id } })
  const asked = { password: currentPassword, ...CURRENT }
  const user = await verifyOwnPassword(app, { type: 'admin', id }, row, asked)
  const { passwordHash: current, username, secondFactorSecret } = user
  if (newPassword === currentPassword)
    throw new ValidationError([{ path: 'newPassword', message: ADMIN_MESSAGES.samePassword }])
  const passwordHash = await hashPassword(newPassword, `admin:${administrator.id}`)
  const token = await inTransaction(app.db, async (tx) => {
    const { count } = await tx.adminUser.updateMany({ where: { id, passwordHash: current }, data: { passwordHash } })
    // Changed meanwhile, e.g. by a command on the server.
    if (count === 0) throw new ValidationError([CURRENT])
    await record(tx, app, administrator, { action: 'administrator.password', subjects: [`administrator:${id}`] })
    return await keepThisSession(tx, { ...administrator, type: 'admin' })
  })
  await forgetAdminAttempts(app, { id, username }, ip)
  return { token, id, username, passwordHash, secondFactor: secondFactorSecret }
}

mutation('changeAdminPassword', {
  description: "Changes the administrator's own password: ends all other sessions and renews this one.",
  authScopes: { admin: true },
  errors: [ValidationError, ...SIGNED_IN_ERRORS, RateLimitedError],
  input: {
    description: 'The current password and the one to use from now on.',
    argument: 'The current and the new password.',
    fields: (t) => ({
      currentPassword: t.string({ description: 'Wrong ones count: 10 in 15 minutes.' }),
      newPassword: t.string({ description: ADMIN_PASSWORD_HINT }),
    }),
    schema: adminPasswordChangeSchema,
  },
  resolve: async (context, input) => {
    const session = await changeAdminPassword(context, administratorOf(context), input, context.exchange.ip)
    return { adminSession: await enterAdmin(context, session) }
  },
  payload: {
    description: 'The password is changed; the answer sets a new administrator cookie.',
    fields: (t) => ({
      adminSession: t.expose('adminSession', {
        type: AdminSessionRef,
        description: 'The session in use, the only one left.',
      }),
    }),
  },
})
