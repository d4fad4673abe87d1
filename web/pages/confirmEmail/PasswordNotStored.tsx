import { signInPath } from '../../lib/paths.ts'
import { ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { ConfirmedType } from './outcome.ts'

/** Somebody else, or another tab, was faster: the new password was not taken, with the ways in. */
export function PasswordNotStored({ userType }: { userType: ConfirmedType }) {
  return (
    <>
      <Notice tone="warn" title="The new password was not saved.">
        A confirmation link sets a password only once. Log in with the password of your {userType.toLowerCase()}{' '}
        account. If you don't know it, ask for an email to set a new one.
      </Notice>
      <ButtonRow>
        <ButtonLink look="primary" to={signInPath({ as: userType })}>
          Log in
        </ButtonLink>
        <ButtonLink to="/forgot-password">Set a new password</ButtonLink>
      </ButtonRow>
    </>
  )
}
