/** The password of an account that is signed in already, asked once more before something that matters. */
import type { App } from '../app.ts'
import type { Member } from '../graphql/identity.ts'
import { SECURITY_MESSAGES } from '../rules/inputs/accountSecurity.ts'
import { NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { attemptOwn } from '../accounts/attempts.ts'
import { credentialsOf } from '../accounts/credentials.ts'
import { verifyPassword } from '../accounts/passwords.ts'

interface Asked {
  password: string
  /** Field of the input that a wrong one is told at, and how; what forms with a current password say otherwise. */
  path?: string
  message?: string
}

/** What is known once the password was right. */
export interface VerifiedPassword {
  email: string
  passwordHash: string
}

const CURRENT = 'currentPassword'

/** What a form with a current password is told about a wrong one. */
export const passwordIsWrong = () => new ValidationError([{ path: CURRENT, message: SECURITY_MESSAGES.currentWrong }])

/** What it is told when it lacks the one that another address needs. */
export const passwordIsMissing = () =>
  new ValidationError([{ path: CURRENT, message: SECURITY_MESSAGES.currentForEmail }])

/**
 * Checks it; failed tries count for the account, wherever they come from: 10 in 15 minutes. Throws ValidationError for a wrong one and for an account without
 * any, RateLimitedError, and NotSignedInError when the account is gone.
 */
export async function verifyOwnPassword(
  app: Pick<App, 'db' | 'limiter'>,
  member: Pick<Member, 'type' | 'id'>,
  { password, path = CURRENT, message = SECURITY_MESSAGES.currentWrong }: Asked,
): Promise<VerifiedPassword> {
  const credentials = await credentialsOf(app, member)
  if (!credentials) throw new NotSignedInError()
  const { email, passwordHash } = credentials
  if (passwordHash === null) throw new ValidationError([{ path, message: SECURITY_MESSAGES.noPassword }])
  if (!(await attemptOwn(app, member, () => verifyPassword(passwordHash, password, `${member.type}:${member.id}`))))
    throw new ValidationError([{ path, message }])
  return { email, passwordHash }
}
