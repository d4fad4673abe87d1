import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import { USER_TYPES, type MemberSignIn, type UserType } from '../rules/inputs/signIn.ts'
import { InvalidCredentialsError } from '../accounts/accountErrors.ts'
import { attempt, attemptBeside } from '../accounts/attempts.ts'
import { credentialsAt, recordSignIn, type Credentials } from '../accounts/credentials.ts'
import { hashPassword, isWeakHash, verifyPassword } from '../accounts/passwords.ts'
import type { StartedSession } from './enter.ts'
import { startSession } from './sessions.ts'

/** Where a sign-in comes from. */
export interface SignInOrigin {
  ip: string
  userAgent: string | null
}

const hashOf = (account: Credentials | undefined) => (account?.isActive ? account.passwordHash : null)

/**
 * Which other kinds of account the password is right for: people forget which one they have. Every other kind is tried,
 * whether or not there is such an account, so that neither the answer nor its time tells a wrong password of any.
 */
async function rightElsewhere(
  app: Pick<App, 'limiter'>,
  accounts: readonly Credentials[],
  { input: { userType, email, password }, ip }: { input: MemberSignIn; ip: string },
): Promise<UserType[]> {
  const others = USER_TYPES.filter((type) => type !== userType)
  const isRight = await Promise.all(
    others.map(async (type) => {
      const stored = hashOf(accounts.find((found) => found.type === type))
      return await attemptBeside(app, { account: `${type}:${email}`, ip }, (isAllowed) =>
        verifyPassword(isAllowed ? stored : null, password),
      )
    }),
  )
  return others.filter((_type, place) => isRight[place])
}

/**
 * Signs a mentor (also one under review), mentee or community member in: starts a session.
 * Throws InvalidCredentialsError, the same for every reason but a right password for another kind, and RateLimitedError.
 */
export async function signIn(
  app: Pick<App, 'db' | 'clock' | 'limiter'>,
  input: MemberSignIn,
  origin: SignInOrigin,
): Promise<StartedSession> {
  const { userType: type, email, password } = input
  const { ip, userAgent } = origin
  const accounts = await credentialsAt(app, email)
  const account = accounts.find((found) => found.type === type)
  const stored = hashOf(account)
  const isRight = await attempt(app, { account: `${type}:${email}`, ip }, () => verifyPassword(stored, password))
  if (!account || stored === null || !isRight)
    throw new InvalidCredentialsError(undefined, await rightElsewhere(app, accounts, { input, ip }))

  const stronger = isWeakHash(stored) ? await hashPassword(password) : undefined
  const now = app.clock.now()
  const token = await inTransaction(app.db, async (tx) => {
    if (!(await recordSignIn(tx, account, stored, now, stronger))) throw new InvalidCredentialsError()
    return await startSession(tx, { type, id: account.id, ip, userAgent }, now)
  })
  return { token, type, id: account.id }
}
