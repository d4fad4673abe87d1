import { graphql, useFragment } from 'react-relay'
import type { Outcomes_viewer$key } from '../../__generated__/Outcomes_viewer.graphql.ts'
import type { UserType } from '../../__generated__/useConfirmEmailMutation.graphql.ts'
import { useResendConfirmation } from '../../features/accounts/useResendConfirmation.ts'
import { signInPath } from '../../lib/paths.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Muted } from '../../ui/layout/PageFrame.tsx'

interface ConfirmedProps {
  kind: 'confirmed' | 'already'
  userType: UserType
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

/** Why a link failed. */
const REASONS: Record<'expired' | 'invalid' | 'missing', string> = {
  expired: 'This link has expired or was used before. Confirmation links work for 7 days.',
  invalid: 'We did not send this link, or its account or email address no longer exists.',
  missing: 'This link is incomplete. Open it in our email again, or copy the whole link.',
}

interface DeadLinkProps {
  kind: keyof typeof REASONS
  /** Null for a visitor. */
  viewerKey: Outcomes_viewer$key | null
}

/** Why the link failed, and how to get another: at once for a member, after login for a visitor. */
export function DeadLink({ kind, viewerKey }: DeadLinkProps) {
  const viewer = useFragment(
    graphql`
      fragment Outcomes_viewer on Viewer {
        email
        emailConfirmed
      }
    `,
    viewerKey,
  )
  const [resend, isSending] = useResendConfirmation()
  return (
    <>
      <Notice tone="bad">{REASONS[kind]}</Notice>
      {viewer?.emailConfirmed && <Muted as="p">Your own email address, {viewer.email}, is confirmed.</Muted>}
      {viewer && !viewer.emailConfirmed && (
        <ButtonRow>
          <Button look="primary" busy={isSending} onClick={resend}>
            Send a new link to {viewer.email}
          </Button>
        </ButtonRow>
      )}
      {!viewer && (
        <>
          <Muted as="p">Log in, then ask for a new link on your account page.</Muted>
          <ButtonRow>
            <ButtonLink look="primary" to={signInPath({ returnTo: '/account' })}>
              Log in
            </ButtonLink>
          </ButtonRow>
        </>
      )}
    </>
  )
}

/** Somebody else, or another tab, was faster: the new password was not taken, with the ways in. */
export function PasswordNotStored({ userType }: { userType: UserType }) {
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
