import { CircleCheck } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { Profile_viewer$key } from '../../__generated__/Profile_viewer.graphql.ts'
import { typeLabel } from '../../features/accounts/account.ts'
import { useResendConfirmation } from '../../features/accounts/useResendConfirmation.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmailText } from '../../ui/EmailText.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TitleBlock } from '../../ui/TitleBlock.tsx'
import { AccountSection } from './AccountSection.tsx'
import { SECTIONS } from './sections.ts'

/** Name, email and account type; for an unconfirmed email, what it blocks and how to confirm it. */
export function Profile({ viewerKey }: { viewerKey: Profile_viewer$key }) {
  const { name, email, type, emailConfirmed } = useFragment(
    graphql`
      fragment Profile_viewer on Viewer {
        name
        email
        type
        emailConfirmed
      }
    `,
    viewerKey,
  )
  const confirmed = (
    <Badge $tone="good">
      <CircleCheck /> Email confirmed
    </Badge>
  )
  return (
    <AccountSection section={SECTIONS.profile} aside={emailConfirmed ? confirmed : null}>
      <TitleBlock
        cell={200}
        facts={[
          { label: 'Name', value: name },
          { label: 'Email', value: <EmailText>{email}</EmailText> },
          { label: 'Account type', value: typeLabel(type) },
        ]}
      />
      {!emailConfirmed && <UnconfirmedEmail email={email} />}
    </AccountSection>
  )
}

/** What an unconfirmed email holds back, and the way to confirm it. */
function UnconfirmedEmail({ email }: { email: string }) {
  const [resend, isSending] = useResendConfirmation()
  return (
    <Notice
      tone="warn"
      title="Your email is not confirmed yet."
      actions={
        <Button size="small" busy={isSending} onClick={resend}>
          Send the link again
        </Button>
      }
    >
      You can use everything except free workshops. Open the link in the email we sent to {email}.
    </Notice>
  )
}
