import { graphql, useFragment } from 'react-relay'
import type { DeadLink_viewer$key } from '../../__generated__/DeadLink_viewer.graphql.ts'
import { signInPath } from '../../lib/paths.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Muted } from '../../ui/PageFrame.tsx'
import { REASONS } from './outcome.ts'
import { useResendConfirmation } from '../../features/accounts/useResendConfirmation.ts'

interface DeadLinkProps {
  kind: keyof typeof REASONS
  /** Null for a visitor. */
  viewerKey: DeadLink_viewer$key | null
}

/** Why the link failed, and how to get another: at once for a member, after login for a visitor. */
export function DeadLink({ kind, viewerKey }: DeadLinkProps) {
  const viewer = useFragment(
    graphql`
      fragment DeadLink_viewer on Viewer {
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
