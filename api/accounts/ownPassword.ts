/** The password of an account that is signed in already, asked once more before something that matters. */
import type { App } from '../app.ts'
import type { Member } from '../graphql/context.ts'
import { SECURITY_MESSAGES } from '../rules/inputs/accountSecurity.ts'
import { NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { attempt } from './attempts.ts'
import { findCredentials } from './credentials.ts'
import { verifyPassword } from './passwords.ts'
import { loadViewer } from './viewer.ts'

interface Asked {
  password: string
  ip: string
  /** Field of the input that a wrong one is told at, and how. */
  path: string
  message: string
}

/** What is known once the password was right. */
export interface Proven {
  name: string
  email: string
  passwordHash: string
}

/**
 * Checks it; tries count like those at signing in. Throws ValidationError for a wrong one and for an account without
 * any, RateLimitedError, and NotSignedInError when the account is gone.
 */
export async function proveOwnPassword(
  app: Pick<App, 'db' | 'limiter'>,
  member: Pick<Member, 'type' | 'id'>,
  { password, ip, path, message }: Asked,
): Promise<Proven> {
  const viewer = await loadViewer(app, member)
  const credentials = viewer && (await findCredentials(app, member.type, viewer.email))
  if (!viewer || credentials?.id !== member.id) throw new NotSignedInError()
  const { passwordHash } = credentials
  if (passwordHash === null) throw new ValidationError([{ path, message: SECURITY_MESSAGES.noPassword }])
  const account = `${member.type}:${viewer.email}`
  if (!(await attempt(app, { account, ip }, () => verifyPassword(passwordHash, password))))
    throw new ValidationError([{ path, message }])
  return { name: viewer.name, email: viewer.email, passwordHash }
}
