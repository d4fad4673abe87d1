import { CircleCheck } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { Profile_viewer$key } from '../../__generated__/Profile_viewer.graphql.ts'
import { typeLabel } from '../../features/accounts/account.ts'
import { Badge } from '../../ui/Badge.tsx'
import { EmailText } from '../../ui/EmailText.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TitleBlock } from '../../ui/TitleBlock.tsx'
import { useResendConfirmation } from '../../features/accounts/useResendConfirmation.ts'
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
  const [resend, isSending] = useResendConfirmation()
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
      {!emailConfirmed && (
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
      )}
    </AccountSection>
  )
}
