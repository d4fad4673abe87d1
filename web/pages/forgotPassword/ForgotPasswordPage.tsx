import { useState } from 'react'
import { useLocation } from 'react-router'
import { BackLink, PageTitle } from '../../ui/PageFrame.tsx'
import { useForm } from '../../ui/useForm.ts'
import { AuthColumns, AuthFrame, FormCard } from '../../features/accounts/AuthFrame.tsx'
import { prefilledEmail } from '../../features/accounts/prefill.ts'
import { RECOVERY_STEPS } from '../../features/accounts/recoverySteps.ts'
import { SignUpSteps } from '../../features/accounts/SignUpSteps.tsx'
import { useViewHeading } from '../../ui/useViewHeading.ts'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import { LinkSent } from './LinkSent.tsx'
import { useForgotPassword } from './useForgotPassword.ts'

/** Requests a reset link; the response is the same whether or not the address is registered. */
export function ForgotPasswordPage() {
  const { state } = useLocation()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [forgotPassword] = useForgotPassword()
  const form = useForm({
    schema: () => import('../../../api/rules/inputs/mailedLinks.ts').then((module) => module.forgotPasswordSchema),
    defaultValues: { email: prefilledEmail(state) },
    onSubmit: async (values) => {
      const { done, refused } = await forgotPassword({ input: values })
      if (done) setSentTo(values.email)
      return refused?.issues
    },
  })
  const isSent = sentTo !== null
  useViewHeading(isSent ? 'sent' : 'form')
  return (
    <AuthFrame>
      <PageTitle
        title={isSent ? 'Check Your Email' : 'Forgot password'}
        lead={isSent ? 'We have emailed you a link.' : 'We will email you a link to set a new password.'}
        back={<BackLink to="/auth">Back to Login</BackLink>}
      />
      <AuthColumns $form={560}>
        <FormCard>
          {isSent ? <LinkSent email={sentTo} onAgain={() => setSentTo(null)} /> : <ForgotPasswordForm form={form} />}
        </FormCard>
        <SignUpSteps title="How it works" steps={RECOVERY_STEPS} at={isSent ? 1 : 0} />
      </AuthColumns>
    </AuthFrame>
  )
}
