import { graphql, useFragment } from 'react-relay'
import type { confirmOutcome_viewer$key } from '../../__generated__/confirmOutcome_viewer.graphql.ts'
import type { UserType, confirmOutcomeMutation } from '../../__generated__/confirmOutcomeMutation.graphql.ts'
import { leaveForLogin } from '../../features/accounts/mailedLink.ts'
import { useResendConfirmation } from '../../features/accounts/useResendConfirmation.ts'
import type { FormIssue } from '../../lib/formIssues.ts'
import { signInPath } from '../../lib/paths.ts'
import { mayHaveWorked } from '../../relay/refusal.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Muted } from '../../ui/layout/PageFrame.tsx'
import { EmailText } from '../../ui/mark/EmailText.tsx'

/** The account of a link, as shown to someone who is not logged in to it here. */
export interface LinkedAccount {
  userType: UserType
  name: string
  createdAt: string
}

/** Result of a link. */
export type Outcome =
  | { kind: 'confirmed' | 'already' | 'notStored'; userType: UserType }
  | { kind: 'password'; account: LinkedAccount }
  | { kind: 'expired' | 'invalid' }

/** Issues of the new password; `outcome` is null with them, and after a failed request, which a toast reports. */
interface Answer {
  outcome: Outcome | null
  issues: readonly FormIssue[]
}
type ConfirmEmail = (input: { token: string; newPassword?: string }) => Promise<Answer>

/** Confirms the address that the link was emailed to: `[confirmEmail, isConfirming]`. Never rejects. */
export function useConfirmEmail(): [confirmEmail: ConfirmEmail, isConfirming: boolean] {
  const [run, isConfirming] = useMutation<confirmOutcomeMutation>(
    graphql`
      mutation confirmOutcomeMutation($input: ConfirmEmailInput!) @raw_response_type {
        confirmEmail(input: $input) {
          ... on ConfirmEmailPayload @alias(as: "done") {
            userType
            alreadyConfirmed
            loginChanged
            signedOut
            viewer {
              id
              emailConfirmed
            }
          }
          ... on NewPasswordNeededError @alias(as: "needed") {
            userType
            name
            createdAt
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: mayHaveWorked('Not confirmed yet'), showsRefusals: true },
  )
  async function confirmEmail(input: Parameters<ConfirmEmail>[0]): Promise<Answer> {
    const { done, refused, ...rest } = await run({ input })
    if (done) {
      const { userType, alreadyConfirmed, loginChanged, signedOut } = done
      if (signedOut) await leaveForLogin(userType, 'confirmed')
      if (input.newPassword !== undefined && !loginChanged) return settled({ kind: 'notStored', userType })
      return settled({ kind: alreadyConfirmed ? 'already' : 'confirmed', userType })
    }
    const needed = 'answer' in rest ? rest.answer?.needed : null
    if (needed) return settled({ kind: 'password', account: needed })
    if (refused.type === 'ConfirmationExpiredError') return settled({ kind: 'expired' })
    if (refused.type === 'InvalidConfirmationError') return settled({ kind: 'invalid' })
    return { outcome: null, issues: refused.issues }
  }
  return [confirmEmail, isConfirming]
}

const settled = (outcome: Outcome): Answer => ({ outcome, issues: [] })

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
  viewerKey: confirmOutcome_viewer$key | null
}

/** Why the link failed, and how to get another: at once for a member, after login for a visitor. */
export function DeadLink({ kind, viewerKey }: DeadLinkProps) {
  const viewer = useFragment(
    graphql`
      fragment confirmOutcome_viewer on Viewer {
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
      {viewer?.emailConfirmed && (
        <Muted as="p">
          Your own email address, <EmailText>{viewer.email}</EmailText>, is confirmed.
        </Muted>
      )}
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
