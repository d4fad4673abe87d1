import { mutation } from '../graphql/mutation.ts'
import { memberSignInSchema, USER_TYPES, type MemberSignIn } from '../rules/inputs/signIn.ts'
import { RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { AccountOffError, InvalidCredentialsError } from '../accounts/accountErrors.ts'
import { UserType } from '../accounts/accounts.graphql.ts'
import { enter, type SignInOrigin, type StartedSession } from './enter.ts'
import { ViewerType } from '../accounts/viewer.graphql.ts'
import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import { askerOf, attempt, attemptBeside, beginAttempt, placeTried, type Attempt } from '../accounts/attempts.ts'
import { credentialsAt, recordSignIn, type Credentials } from '../accounts/credentials.ts'
import { strongerHash, verifyPassword } from '../accounts/passwords.ts'
import type { BrowserOwner } from '../graphql/context.ts'
import { startSession } from './sessions.ts'

type Deps = Pick<App, 'db' | 'clock' | 'config' | 'limiter'>

type MemberType = MemberSignIn['userType']

interface Browser extends SignInOrigin {
  /** The cookie by which it may be known. */
  device: string | null
}

/** Shown before the time to wait. */
const TOO_MANY =
  "Too many attempts. If you can't wait, reset your password: we'll email you a link. Please try again later."

/** The account of that kind at the address, if it has a password; it may be deactivated. */
function ownerAt(accounts: readonly Credentials[], type: MemberType): (BrowserOwner & { isActive: boolean }) | null {
  const found = accounts.find((account) => account.type === type)
  if (!found || found.passwordHash === null) return null
  return { type, id: found.id, passwordHash: found.passwordHash, isActive: found.isActive }
}

/** A try at one kind of account at the address, whether or not there is one. */
const attemptAt = (type: MemberType, { email }: MemberSignIn, { ip, device }: Browser): Attempt => ({
  account: `${type}:${email}`,
  ip,
  cookie: device,
})

/** Every other kind is tried, whether or not it exists, so that neither answer nor time tells of any. */
async function rightElsewhere(
  app: Pick<App, 'limiter'>,
  accounts: readonly Credentials[],
  input: MemberSignIn,
  origin: Browser,
): Promise<MemberType[]> {
  const right: MemberType[] = []
  // One after another: a sign-in has one place in the line.
  for (const type of USER_TYPES) {
    if (type === input.userType) continue
    const found = ownerAt(accounts, type)
    const owner = found?.isActive ? found : null
    const isRight = await attemptBeside(app, attemptAt(type, input, origin), owner, (isAllowed, asker) =>
      verifyPassword(isAllowed && owner ? owner.passwordHash : null, input.password, asker),
    )
    if (isRight) right.push(type)
  }
  return right
}

/**
 * Signs a mentor (also one under review), mentee or community member in: starts a session.
 * Throws InvalidCredentialsError, the same for every reason but a right password for another kind, AccountOffError for the
 * right password of a deactivated account, RateLimitedError, which
 * says that a mailed link is the way in, and BusyError.
 */
export async function signIn(app: Deps, input: MemberSignIn, origin: Browser): Promise<StartedSession> {
  return await trySignIn(app, input, origin).catch((error: unknown) => nameWayIn(app, error))
}

async function trySignIn(app: Deps, input: MemberSignIn, origin: Browser): Promise<StartedSession> {
  const { userType: type, email, password } = input
  const { ip, userAgent } = origin
  const begun = await beginAttempt(app, attemptAt(type, input, origin))
  const accounts = await credentialsAt(app, email)
  const owner = ownerAt(accounts, type)
  const place = await placeTried(app, begun, owner)
  const asker = askerOf(place)
  const isRight = await attempt(app, place, () => verifyPassword(owner?.passwordHash ?? null, password, asker))
  if (!owner || !isRight)
    throw new InvalidCredentialsError(undefined, await rightElsewhere(app, accounts, input, origin))

  if (!owner.isActive) throw new AccountOffError(app.config)
  const { id, passwordHash } = owner
  const stronger = await strongerHash(passwordHash, password, asker)
  const now = app.clock.now()
  const token = await inTransaction(app.db, async (tx) => {
    if (!(await recordSignIn(tx, { type, id }, passwordHash, now, stronger))) throw new InvalidCredentialsError()
    return await startSession(tx, { type, id, ip, userAgent }, now)
  })
  return { token, type, id, passwordHash: stronger ?? passwordHash }
}

/** Strangers can use up the tries of an account, so the refusal names a way in that they cannot close. */
function nameWayIn({ config }: Pick<App, 'config'>, error: unknown): never {
  if (!(error instanceof RateLimitedError) || !config.sendsMail) throw error
  throw new RateLimitedError(error.retryAfter, TOO_MANY)
}

mutation('signIn', {
  description:
    'Signs in under a new session cookie and ends the one that was sent. A mentor under review may sign in too.',
  authScopes: { public: true },
  errors: [ValidationError, InvalidCredentialsError, AccountOffError, RateLimitedError],
  input: {
    description: 'An email address, a password, and which kind of account they are for.',
    argument: 'Who, and with which password.',
    fields: (t) => ({
      userType: t.field({ type: UserType, description: 'One address may have an account of each kind.' }),
      email: t.string({ description: 'In any case.' }),
      password: t.string({ description: 'At least 6 characters.' }),
    }),
    schema: memberSignInSchema,
  },
  resolve: async (context, input) => {
    return { viewer: await enter(context, await signIn(context, input, context.exchange)) }
  },
  payload: {
    description: 'Signed in; the answer sets the session cookie.',
    fields: (t) => ({ viewer: t.expose('viewer', { type: ViewerType, description: 'The account now signed in.' }) }),
  },
})
