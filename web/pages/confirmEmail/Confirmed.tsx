import { signInPath } from '../../lib/paths.ts'
import { ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { ConfirmedType } from './outcome.ts'

interface ConfirmedProps {
  kind: 'confirmed' | 'already'
  userType: ConfirmedType
  isSignedIn: boolean
}

/** The address is confirmed, now or earlier, with links to continue. */
export function Confirmed({ kind, userType, isSignedIn }: ConfirmedProps) {
  const type = userType.toLowerCase()
  return (
    <>
      {kind === 'confirmed' ? (
        <Notice tone="good" title="Your email address is confirmed.">
          It belongs to your {type} account.
        </Notice>
      ) : (
        <Notice tone="good" title="This email address is already confirmed.">
          You can close this page.
        </Notice>
      )}
      <ButtonRow>
        {isSignedIn ? (
          <ButtonLink look="primary" to="/mentors">
            Find Mentors
          </ButtonLink>
        ) : (
          <ButtonLink look="primary" to={signInPath({ as: userType })}>
            Log in
          </ButtonLink>
        )}
        <ButtonLink to="/">Home</ButtonLink>
      </ButtonRow>
    </>
  )
}
