import { InvalidCredentialsError } from '../accounts/accountErrors.ts'
import { attempt } from '../accounts/attempts.ts'
import { hashPassword, isWeakHash, verifyPassword } from '../accounts/passwords.ts'
import { hashToken, newToken } from '../accounts/tokens.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../graphql/context.ts'
import type { AdminSignIn } from '../rules/inputs/adminSignIn.ts'
import { dropEndedAdminSessions, endAdminSession } from './adminSessions.ts'

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
