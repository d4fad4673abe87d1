/** What a profile's save may change of what the account logs in with: address and password. */
import { credentialsOf } from '../accounts/credentials.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import type { Context } from '../graphql/context.ts'
import { become, memberOf, type Member } from '../graphql/identity.ts'
import { NotSignedInError } from '../rules/userErrors.ts'
import { hashToken } from '../accounts/tokens.ts'
import { keepThisSession } from '../sessions/sessions.ts'
import { nextPassword, putPassword } from './changePassword.ts'
import { passwordIsMissing, proveOwnPassword, type Proven } from './ownPassword.ts'
import { countEmailChange, isSameAddress, replaceEmail } from './replaceEmail.ts'

interface Wanted {
  email?: string | undefined
  password?: string | undefined
  currentPassword?: string | undefined
}

/** What was proven before the transaction, and the hash of a new password. */
export interface Ready {
  proven?: Proven
  next?: string
}

type Needs = Pick<App, 'db' | 'clock' | 'config' | 'limiter'>

/**
 * Asks for the current password when the address really changes or there is a new password: whoever finds a session
 * open could otherwise have a link to a new password sent to themselves. Throws ValidationError (missing or wrong),
 * RateLimitedError past ten wrong ones or five changes an hour, and NotSignedInError when the account is gone.
 */
export async function readyLogin(
  app: Needs,
  member: Pick<Member, 'type' | 'id'>,
  { email, password, currentPassword }: Wanted,
): Promise<Ready> {
  const isMoving = email !== undefined && !isSameAddress(await emailOf(app, member), email)
  if (!isMoving && password === undefined) return {}
  if (currentPassword === undefined) throw passwordIsMissing()
  const proven = await proveOwnPassword(app, member, { password: currentPassword })
  if (isMoving) await countEmailChange(app, member)
  return password === undefined ? { proven } : { proven, next: await nextPassword(app, member, password) }
}

/**
 * Stores them with the rest of the save. Every other session ends then, and this one goes on under a new token, the
 * answer; null when nothing of it has changed.
 */
export async function saveLogin(
  tx: Transaction,
  app: Needs,
  member: Pick<Member, 'type' | 'id' | 'sessionHash'>,
  { proven, next, move }: Ready & { move: { name: string; from: string; to: string } | undefined },
): Promise<string | null> {
  if (proven && next !== undefined) await putPassword(tx, app, member, { proven, next })
  if (move) await replaceEmail(tx, app, { account: member, ...move, passwordHash: next ?? proven?.passwordHash })
  const isMoved = move !== undefined && !isSameAddress(move.from, move.to)
  return isMoved || next !== undefined ? await keepThisSession(tx, member) : null
}

/** Goes on as the renewed session, in the response's cookie and in what the document still does. */
export function continueAs(context: Context, token: string): void {
  context.exchange.setSession(token)
  become(context, { ...memberOf(context), sessionHash: hashToken(token) })
}

async function emailOf(app: Needs, member: Pick<Member, 'type' | 'id'>): Promise<string> {
  const credentials = await credentialsOf(app, member)
  if (!credentials) throw new NotSignedInError()
  return credentials.email
}
