import { useState, type ComponentProps } from 'react'
import { useResendConfirmation } from '../accounts/useResendConfirmation.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { EmailText } from '../../ui/mark/EmailText.tsx'
import { PasswordField } from '../accounts/form/PasswordField.tsx'

interface EmailChangeProps {
  /** What the account has now. */
  email: string
  confirmed: boolean
  /** What is typed is another address. */
  isOther: boolean
  /** `form.field` and `form.register` of the current password. */
  password: Pick<ComponentProps<typeof PasswordField>, 'field'> & { input: object }
}

/** Below the email of a profile form: another one needs the current password, and is to be confirmed afterwards. */
export function EmailChange({ email, confirmed, isOther, password }: EmailChangeProps) {
  const [first] = useState(email)
  if (isOther)
    return (
      <>
        <Notice>
          To change your email, enter your current password. We’ll send a link to the new email address, and you will be
          logged out on your other devices.
        </Notice>
        <PasswordField
          {...password.input}
          field={password.field}
          label="Current password"
          autoComplete="current-password"
        />
      </>
    )
  return confirmed ? null : <Unconfirmed email={email} isNew={email !== first} />
}

function Unconfirmed({ email, isNew }: { email: string; isNew: boolean }) {
  const [resend, isSending] = useResendConfirmation()
  return (
    <Notice
      tone="warn"
      role="status"
      title="Your email is not confirmed yet."
      actions={
        <Button size="small" busy={isSending} onClick={resend}>
          Send the link again
        </Button>
      }
    >
      <span>{isNew ? 'We’ve sent a link to your new email address, ' : 'We’ve sent a link to '}</span>
      <EmailText>{email}</EmailText>
      <span>. Open it to confirm your email.</span>
    </Notice>
  )
}
