import { useEffect, useState, type ComponentProps } from 'react'
import { useResendConfirmation } from '../accounts/useResendConfirmation.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { EmailField } from '../accounts/form/EmailField.tsx'
import { EmailText } from '../../ui/mark/EmailText.tsx'
import { PasswordField } from '../accounts/form/PasswordField.tsx'

interface EmailChangeProps {
  /** What the account has now. */
  email: string
  confirmed: boolean
  /** The form that it is a part of. */
  form: {
    values: { email: string }
    register: (name: 'email' | 'currentPassword') => object
    field: (name: 'email' | 'currentPassword') => ComponentProps<typeof PasswordField>['field']
    setValue: (name: 'currentPassword', value: '') => void
  }
}

/** The email of a profile form: another one needs the current password, and is to be confirmed afterwards. */
export function EmailChange({ email, confirmed, form }: EmailChangeProps) {
  const { values, register, field, setValue } = form
  const [first] = useState(email)
  const isOther = values.email.trim() !== email
  useEffect(() => {
    if (!isOther) setValue('currentPassword', '')
  }, [isOther, setValue])
  return (
    <>
      <EmailField {...register('email')} field={field('email')} autoComplete="email" />
      {isOther && (
        <>
          <Notice>
            To change your email, enter your current password. We’ll send a link to the new email address, and you will
            be logged out on your other devices.
          </Notice>
          <PasswordField
            {...register('currentPassword')}
            field={field('currentPassword')}
            label="Current password"
            autoComplete="current-password"
          />
        </>
      )}
      {!isOther && !confirmed && <Unconfirmed email={email} isNew={email !== first} />}
    </>
  )
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
