import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import { memberFrom, type Member } from '../graphql/identity.ts'
import type { MemberSignIn } from '../rules/inputs/signIn.ts'
import { InvalidCredentialsError } from '../accounts/accountErrors.ts'
import { attempt } from '../accounts/attempts.ts'
import { findCredentials, recordSignIn } from '../accounts/credentials.ts'
import { hashPassword, isWeakHash, verifyPassword } from '../accounts/passwords.ts'
import { endSession, startSession } from './sessions.ts'
import { hashToken } from '../accounts/tokens.ts'

/** Where a sign-in comes from. */
export interface SignInOrigin {
  ip: string
  userAgent: string | null
  /** The session that the browser has until now; it ends. */
  previous?: string | null
}

/** A good sign-in: the new session's token for the cookie, and who it speaks for. */
export interface SignedIn {
  token: string
  member: Member
}

/**
 * Signs a mentor (also one under review), mentee or community member in, under a new token.
 * Throws InvalidCredentialsError, the same for every reason, and RateLimitedError.
 */
export async function signIn(
  app: Pick<App, 'db' | 'clock' | 'limiter'>,
  input: MemberSignIn,
  origin: SignInOrigin,
): Promise<SignedIn> {
  const { userType: type, email, password } = input
  const { ip, userAgent, previous } = origin
  const account = await findCredentials(app, type, email)
  const stored = account?.isActive ? account.passwordHash : null
  const isRight = await attempt(app, { account: `${type}:${email}`, ip }, () => verifyPassword(stored, password))
  if (!account || stored === null || !isRight) throw new InvalidCredentialsError()

  const stronger = isWeakHash(stored) ? await hashPassword(password) : undefined
  const now = app.clock.now()
  const token = await inTransaction(app.db, async (tx) => {
    if (!(await recordSignIn(tx, account, stored, now, stronger))) throw new InvalidCredentialsError()
    return await startSession(tx, { type, id: account.id, ip, userAgent }, now)
  })
  if (previous) await endSession(app, previous)
  return { token, member: memberFrom({ type, id: account.id, sessionHash: hashToken(token) }) }
}
