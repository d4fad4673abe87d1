import type { UserType } from '../../__generated__/useConfirmEmailMutation.graphql.ts'
import { signInPath } from '../../lib/paths.ts'

/** After a new password has ended the session of every tab: opens the login page of the account. Never rejects. */
export async function leaveForLogin(as: UserType, farewell: 'reset' | 'confirmed'): Promise<void> {
  const to = signInPath({ as })
  await import('./presence.ts')
    .then(({ signedOut }) => signedOut({ to, farewell }))
    // The password is stored: without the code, the new document finds out that nobody is logged in.
    .catch(() => location.assign(to))
}
