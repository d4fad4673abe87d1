import { InvalidCredentialsError } from '../accounts/accountErrors.ts'
import { mutation } from '../graphql/mutation.ts'
import { errorType } from '../graphql/errors.ts'
import { adminSignInSchema, type AdminSignIn } from '../rules/inputs/adminSignIn.ts'
import { failure, RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { AdminSessionRef } from './adminSession.graphql.ts'
import { dropEndedAdminSessions, needsSecondFactor, enterAdmin, type StartedAdminSession } from './adminSessions.ts'
import { mayTake } from '../accounts/bounds.ts'
import { askerOf, attempt, beginAttempt, placeTried } from '../accounts/attempts.ts'
import { strongerHash, verifyPassword } from '../accounts/passwords.ts'
import { hashToken, newToken } from '../accounts/tokens.ts'
import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import type { AdminUser } from '../generated/prisma/client.ts'
import type { BrowserOwner } from '../graphql/context.ts'
import { endSession } from '../sessions/sessions.ts'
import { countCode, forgetCodes, takeCode } from './secondFactor.ts'

type Needed = Pick<App, 'db' | 'clock' | 'config' | 'limiter'>

/**
 * Signs an administrator in under a new token; `previous` ends. Throws InvalidCredentialsError for a wrong password or
 * code, SecondFactorRequiredError for a missing code, RateLimitedError and BusyError.
 */
export async function signInAdmin(
  app: Needed,
  input: AdminSignIn,
  { ip, device, previous }: { ip: string; device: string | null; previous: string | null },
): Promise<StartedAdminSession> {
  const begun = await beginAttempt(app, { account: `admin:${input.username}`, ip, cookie: device })
  const user = await app.db.adminUser.findUnique({ where: { username: input.username } })
  let signedIn = null as StartedAdminSession | null
  let wrong: 'password' | 'code' = 'password'
  const place = await placeTried(app, begun, user && ownerOf(user))
  const asker = askerOf(place)
  const result = await attempt(app, place, async () => {
    const isRight = await verifyPassword(user?.passwordHash ?? null, input.password, asker)
    if (!user || !isRight) return false
    if (user.secondFactorAt && !input.code) return 'unfinished'
    const tried = { id: user.id, isKnown: place.device !== null }
    if (user.secondFactorAt) await countCode(app, tried)
    wrong = 'code'
    // Costs as much as a check: not before the limits, and not for a wrong password, whose answer it would delay.
    const stronger = await strongerHash(user.passwordHash, input.password, asker)
    signedIn = await inTransaction(app.db, (tx) => start(tx, app, user, { code: input.code ?? '', previous, stronger }))
    if (signedIn && user.secondFactorAt) await forgetCodes(app, tried)
    return signedIn !== null
  })
  if (result === 'unfinished') throw new SecondFactorRequiredError()
  if (!signedIn) {
    await recordFailedLogin(app, user, wrong)
    throw new InvalidCredentialsError('Invalid credentials. Access denied.')
  }
  await dropEndedAdminSessions(app)
  return signedIn
}

const ownerOf = ({ id, passwordHash, secondFactorSecret }: AdminUser): BrowserOwner => ({
  type: 'admin',
  id,
  passwordHash,
  secondFactor: secondFactorSecret,
})

/** Null when the code is wrong, and when password or second factor have just been changed. */
async function start(
  tx: Transaction,
  app: Needed,
  user: AdminUser,
  { code, previous, stronger }: { code: string; previous: string | null; stronger: string | undefined },
): Promise<StartedAdminSession | null> {
  const { id, username, passwordHash, secondFactorSecret, secondFactorAt } = user
  const now = app.clock.now()
  const by = secondFactorAt ? await takeCode(tx, app, user, code) : 'password'
  if (!by) return null
  const { count } = await tx.adminUser.updateMany({
    where: { id, passwordHash, secondFactorSecret },
    data: { lastLoginAt: now, ...(stronger && { passwordHash: stronger }) },
  })
  if (count === 0) return null
  const token = newToken()
  const administrator = { id, username, sessionHash: hashToken(token) }
  await tx.adminSession.create({
    data: { tokenHash: administrator.sessionHash, adminUserId: id, loginTime: now, lastActivity: now },
  })
  if (previous) await endSession(tx, { type: 'admin', sessionHash: previous })
  await record(tx, app, administrator, {
    action: 'login.succeeded',
    subjects: [`administrator:${id}`],
    after: { provenBy: { app: 'authenticator app', recovery: 'recovery code', password: 'password' }[by] },
  })
  return {
    token,
    id,
    username,
    passwordHash: stronger ?? passwordHash,
    secondFactor: secondFactorSecret,
    mustEnrol: needsSecondFactor(app) && !secondFactorAt,
  }
}

/** Entries of failures at one account, and of those at none: who tries from many networks must not fill the log. */
const LIMIT = { max: 100, windowSeconds: 60 * 60 }

/** Writes down that somebody failed to log in, and at whose account. What was typed in is nobody's to keep. */
async function recordFailedLogin(
  app: Pick<App, 'db' | 'clock' | 'limiter'>,
  user: { id: number } | null,
  wrong: 'password' | 'code',
): Promise<void> {
  if (!(await mayTake(app, [{ key: `failed-login:${user?.id ?? 'nobody'}`, limit: LIMIT }]))) return
  await inTransaction(app.db, (tx) =>
    record(tx, app, 'visitor', {
      action: 'login.failed',
      subjects: user ? [`administrator:${user.id}`] : [],
      ...(user && { after: { wrong } }),
    }),
  )
}

class SecondFactorRequiredError extends failure(
  'SecondFactorRequiredError',
  401,
  'Enter the code from your authenticator app.',
) {}

errorType(
  SecondFactorRequiredError,
  'The password was right; a code of the authenticator app, or a recovery code, is needed too.',
)

mutation('signInAdmin', {
  description: 'Signs an administrator in, beside and apart from any member session.',
  authScopes: { public: true },
  errors: [ValidationError, InvalidCredentialsError, SecondFactorRequiredError, RateLimitedError],
  input: {
    description: 'What the administrator sign-in asks for.',
    argument: 'Who, and with which password.',
    fields: (t) => ({
      username: t.string({ description: 'As configured; case counts.' }),
      password: t.string({ description: 'Their password.' }),
      code: t.string({
        required: false,
        description: 'Six digits of the authenticator app, or a recovery code; once the app is set up.',
      }),
    }),
    schema: adminSignInSchema,
  },
  resolve: async (context, input) => {
    const { ip, device } = context.exchange
    const previous = (context.administrator ?? context.enrolling)?.sessionHash ?? null
    const session = await signInAdmin(context, input, { ip, device, previous })
    return { adminSession: await enterAdmin(context, session) }
  },
  payload: {
    description: 'Signed in; the answer sets the administrator cookie.',
    fields: (t) => ({
      adminSession: t.expose('adminSession', { type: AdminSessionRef, description: 'The new session.' }),
    }),
  },
})
