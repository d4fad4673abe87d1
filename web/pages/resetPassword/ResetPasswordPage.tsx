import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { BackLink, PageTitle } from '../../ui/PageFrame.tsx'
import { AuthColumns, AuthFrame, FormCard } from '../../features/accounts/AuthFrame.tsx'
import { RECOVERY_STEPS } from '../../features/accounts/recoverySteps.ts'
import { SignUpSteps } from '../../features/accounts/SignUpSteps.tsx'
import { useForgetToken, useMailedToken } from '../../features/accounts/useMailedToken.ts'
import { useViewHeading } from '../../ui/useViewHeading.ts'
import { InvalidLink } from './InvalidLink.tsx'
import { PasswordStored } from './PasswordStored.tsx'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'
import { CHANGED, FIRST } from './wording.ts'
import type { ResetUserType } from './useResetPassword.ts'

/** Step of each view. */
const AT = { invalid: 0, form: 2, stored: 3 }

/** Sets a new password with an emailed link; a community member's first one with other wording. */
export function ResetPasswordPage() {
  const [params] = useSearchParams()
  const token = useMailedToken()
  const forgetToken = useForgetToken()
  const [stored, setStored] = useState<ResetUserType | null>(null)
  const words = params.get('first') === '1' ? FIRST : CHANGED
  const view = stored ? 'stored' : token ? 'form' : 'invalid'
  useViewHeading(view)

  function finish(userType: ResetUserType): void {
    setStored(userType)
    forgetToken()
  }
  return (
    <AuthFrame>
      <PageTitle {...words[view]} back={<BackLink to="/auth">Back to Login</BackLink>} />
      <AuthColumns $form={560}>
        <FormCard>
          {stored ? (
            <PasswordStored userType={stored} />
          ) : token ? (
            <ResetPasswordForm token={token} words={words} onStored={finish} />
          ) : (
            <InvalidLink />
          )}
        </FormCard>
        <SignUpSteps title="How it works" steps={view === 'invalid' ? RECOVERY_STEPS : words.steps} at={AT[view]} />
      </AuthColumns>
    </AuthFrame>
  )
}
