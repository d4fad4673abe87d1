import { useResendConfirmation } from '../../features/accounts/useResendConfirmation.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** What an unconfirmed address holds back, and the way to confirm it. */
export function UnconfirmedEmail({ email }: { email: string }) {
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
