/** A change of what a member logs in with: email address and password. */
import { EmailTakenError } from '../accounts/accountErrors.ts'
import { forgetAttempts } from '../accounts/attempts.ts'
import { credentialsOf, replacePassword } from '../accounts/credentials.ts'
import { tellingKnown } from '../accounts/knownAddresses.ts'
import { hashPassword, passwordIsMissing, passwordIsWrong, verifyOwnPassword } from '../accounts/passwords.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import type { Context } from '../graphql/context.ts'
import type { Member } from '../graphql/identity.ts'
import { PASSWORD_CHANGES_PER_HOUR } from '../rules/constants.ts'
import { NotSignedInError } from '../rules/userErrors.ts'
import { actAsMember, type StartedSession } from '../sessions/enter.ts'
import { keepThisSession } from '../sessions/sessions.ts'
import { passwordChangedMail } from './mailedPassword.ts'
import { countEmailChange, isSameAddress, replaceEmail } from './replaceEmail.ts'
import { dropOwnResetTokens } from './resetTokens.ts'

const PASSWORD_CHANGES = { max: PASSWORD_CHANGES_PER_HOUR, windowSeconds: 60 * 60 }

export interface WantedLogin {
  email?: string | undefined
  password?: string | undefined
  currentPassword?: string | undefined
}

/** What is known of the account once its password was right. */
export interface VerifiedPassword {
  email: string
  passwordHash: string
}

/** What was verified before the transaction, the hash of a new password, and an address that is another one. */
export interface VerifiedLoginChange {
  verified?: VerifiedPassword
  newHash?: string | undefined
  movesTo?: string | undefined
}

interface Move {
  from: string
  to: string
}

/** The member's session under a new token, after a change of what they log in with. */
export interface RenewedSession extends StartedSession {
  /** The account's address, when its password is new. */
  newPasswordAt: string | null
}

type Needs = Pick<App, 'db' | 'clock' | 'config' | 'limiter'>

/**
 * Asks for the current password before a new one or another address: a session may have been left open. Throws
 * ValidationError, RateLimitedError past ten wrong ones or five changes an hour, and NotSignedInError.
 */
export async function verifyLoginChange(
  app: Needs,
  member: Pick<Member, 'type' | 'id'>,
  { email, password, currentPassword }: WantedLogin,
): Promise<VerifiedLoginChange> {
  if (email === undefined && password === undefined) return {}
  const credentials = await credentialsOf(app, member)
  if (!credentials) throw new NotSignedInError()
  const movesTo = email === undefined || isSameAddress(credentials.email, email) ? undefined : email
  if (movesTo === undefined && password === undefined) return {}
  if (currentPassword === undefined) throw passwordIsMissing()
  const verified = await verifyOwnPassword(app, member, credentials, { password: currentPassword })
  if (movesTo !== undefined) await countEmailChange(app, member)
  const newHash = password === undefined ? undefined : await hashNewPassword(app, member, password)
  return { verified, movesTo, newHash }
}

/** Runs the save, which may tell that an address is taken as often as other forms may. Throws RateLimitedError. */
export async function limitingTakenAddresses<Result extends object | null>(
  context: Pick<Context, 'limiter' | 'exchange'>,
  { type }: Pick<Member, 'type'>,
  { movesTo }: VerifiedLoginChange,
  save: () => Promise<Result>,
): Promise<Result> {
  if (movesTo === undefined) return await save()
  const asked = { form: 'changes', about: `${type}:${movesTo}` } as const
  return await tellingKnown(context, asked, save, (outcome) => outcome instanceof EmailTakenError)
}

/** The hash of a new password, which counts: each one mails an address that need not be theirs. Throws RateLimitedError. */
export async function hashNewPassword(
  { limiter }: Pick<App, 'limiter'>,
  { type, id }: Pick<Member, 'type' | 'id'>,
  newPassword: string,
): Promise<string> {
  await limiter.take(`password-changes:${type}:${id}`, PASSWORD_CHANGES)
  return await hashPassword(newPassword, `${type}:${id}`)
}

type Saver = Pick<Member, 'type' | 'id' | 'sessionHash'>

/**
 * Stores them with the rest of the save and renews the session, for `continueAs`; null when neither has changed. Throws
 * ValidationError when the verified password is no longer the account's.
 */
export async function applyLoginChange(
  tx: Transaction,
  app: Needs,
  member: Saver,
  { verified, newHash, move }: VerifiedLoginChange & { move: Move | undefined },
): Promise<RenewedSession | null> {
  if (verified && newHash !== undefined) await storeNewPassword(tx, app, member, { verified, newHash })
  if (move) await replaceEmail(tx, app, { account: member, ...move, passwordHash: newHash ?? verified?.passwordHash })
  const isMoved = move !== undefined && !isSameAddress(move.from, move.to)
  if (!verified || (!isMoved && newHash === undefined)) return null
  const newPasswordAt = newHash === undefined ? null : (move?.to ?? verified.email)
  return await renewSession(tx, member, { passwordHash: newHash ?? verified.passwordHash, newPasswordAt })
}

/** Stores it in place of the one that was verified; throws ValidationError when that is no longer the account's. */
export async function storeNewPassword(
  tx: Transaction,
  app: Needs,
  { type, id }: Saver,
  { verified: { email, passwordHash }, newHash }: { verified: VerifiedPassword; newHash: string },
): Promise<void> {
  if (!(await replacePassword(tx, { type, id }, { current: passwordHash, next: newHash }))) throw passwordIsWrong()
  await dropOwnResetTokens(tx, { type, id, email })
  await passwordChangedMail(tx, app, { type, id, email })
}

/** Ends the member's other sessions; the one that they are using goes on under a new token, as the answer. */
export async function renewSession(
  tx: Transaction,
  member: Saver,
  { passwordHash, newPasswordAt }: Pick<RenewedSession, 'passwordHash' | 'newPasswordAt'>,
): Promise<RenewedSession> {
  const { type, id } = member
  return { token: await keepThisSession(tx, member), type, id, passwordHash, newPasswordAt }
}

/** Goes on as the renewed session, in the response's cookies and in what the document still does. */
export async function continueAs(context: Context, session: RenewedSession): Promise<void> {
  actAsMember(context, session)
  const { type, id, newPasswordAt: name } = session
  if (name !== null) await forgetAttempts(context, { type, id, name }, context.exchange.ip)
}
