import { InvalidCredentialsError } from '../accounts/accountErrors.ts'
import { attempt } from '../accounts/attempts.ts'
import { hashPassword, isWeakHash, verifyPassword } from '../accounts/passwords.ts'
import { hashToken, newToken } from '../accounts/tokens.ts'
import type { App } from '../app.ts'
import { builder } from '../graphql/builder.ts'
import { type Administrator, becomeAdministrator } from '../graphql/identity.ts'
import { type AdminSignIn, adminSignInSchema } from '../rules/inputs/adminSignIn.ts'
import { NotSignedInError, RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { AdminSessionRef } from './adminSession.graphql.ts'
import { type AdminSession, dropEndedAdminSessions, endAdminSession, findAdminSession } from './adminSessions.ts'

/** A good sign-in: the token for the cookie, and who it speaks for. */
export interface AdminSignedIn {
  token: string
  administrator: Administrator
}

/** Signs an administrator in under a new token; `previous` ends. Throws InvalidCredentialsError and RateLimitedError. */
export async function signInAdmin(
  app: Pick<App, 'db' | 'clock' | 'limiter'>,
  { username, password }: AdminSignIn,
  { ip, previous }: { ip: string; previous?: string | null },
): Promise<AdminSignedIn> {
  const { db, clock } = app
  const user = await db.adminUser.findUnique({ where: { username } })
  const stored = user?.passwordHash ?? null
  const isRight = await attempt(app, { account: `admin:${username}`, ip }, () => verifyPassword(stored, password))
  if (!user || !isRight) throw new InvalidCredentialsError('Invalid credentials. Access denied.')

  if (isWeakHash(user.passwordHash)) {
    await db.adminUser.update({
      where: { id: user.id },
      data: { passwordHash: await hashPassword(password) },
      select: { id: true },
    })
  }
  const token = newToken()
  const now = clock.now()
  await db.adminSession.create({
    data: { tokenHash: hashToken(token), adminUserId: user.id, loginTime: now, lastActivity: now },
  })
  if (previous) await endAdminSession(app, previous)
  await dropEndedAdminSessions(app)
  return { token, administrator: { id: user.id, username: user.username, sessionHash: hashToken(token) } }
}

const SignInAdminInput = builder
  .inputType('SignInAdminInput', {
    description: 'What the administrator sign-in asks for.',
    fields: (t) => ({
      username: t.string({ description: 'As configured; case counts.' }),
      password: t.string({ description: 'Their password.' }),
    }),
  })
  .validate(adminSignInSchema)

const SignInAdminPayload = builder.objectRef<{ adminSession: AdminSession }>('SignInAdminPayload').implement({
  description: 'Signed in; the answer sets the administrator cookie.',
  fields: (t) => ({
    adminSession: t.expose('adminSession', { type: AdminSessionRef, description: 'The new session.' }),
  }),
})

builder.mutationField('signInAdmin', (t) =>
  t.field({
    type: SignInAdminPayload,
    description: 'Signs an administrator in, beside and apart from any member session.',
    authScopes: { public: true },
    errors: { types: [ValidationError, InvalidCredentialsError, RateLimitedError] },
    args: { input: t.arg({ type: SignInAdminInput, description: 'Who, and with which password.' }) },
    resolve: async (_root, { input }, context) => {
      const { exchange, administrator: previous } = context
      const { token, administrator } = await signInAdmin(context, input, {
        ip: exchange.ip,
        previous: previous?.sessionHash ?? null,
      })
      const adminSession = await findAdminSession(context, administrator)
      if (!adminSession) throw new NotSignedInError()
      exchange.setAdminSession(token)
      becomeAdministrator(context, administrator)
      return { adminSession }
    },
  }),
)
