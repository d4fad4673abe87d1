import type { App } from '../app.ts'
import type { Member } from '../graphql/identity.ts'
import { SECURITY_MESSAGES } from '../rules/inputs/accountSecurity.ts'
import { credentialsOf } from '../accounts/credentials.ts'
import { verifyOwnPassword } from '../accounts/ownPassword.ts'
import { removePerson } from './removePerson.ts'

/**
 * Closes the member's own account, for good. Throws ValidationError for a wrong password, RateLimitedError,
 * AccountInUseError while sessions or money are open, NotSignedInError when it is gone already or the session has ended meanwhile.
 */
export async function closeAccount(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter' | 'parts'>,
  member: Member,
  { password }: { password: string },
): Promise<void> {
  const asked = { password, path: 'password', message: SECURITY_MESSAGES.wrong }
  await verifyOwnPassword(app, member, await credentialsOf(app, member), asked)
  await removePerson(app, member)
}
