import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { RESET_REDIRECT_MS } from '../../../api/rules/constants.ts'
import { AuthColumns, AuthFrame, FormCard } from '../../features/accounts/form/AuthFrame.tsx'
import { FIRST_PASSWORD_STEPS, RECOVERY_STEPS } from '../../features/accounts/recoverySteps.ts'
import { SignUpSteps } from '../../features/accounts/signUp/SignUpSteps.tsx'
import { useForgetToken, useMailedToken } from '../../features/accounts/mailedLink.ts'
import { signInPath } from '../../lib/paths.ts'
import { ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { BackLink, PageTitle } from '../../ui/layout/PageFrame.tsx'
import { useViewHeading } from '../../ui/useViewHeading.ts'
import { ResetPasswordForm, type ResetUserType } from './ResetPasswordForm.tsx'

interface Titled {
  title: string
  lead: string
}

/** Texts of the page. */
interface ResetWords {
  form: Titled
  stored: Titled
  invalid: Titled
  /** The submit button. */
  submit: string
  /** Steps of the flow. */
  steps: readonly { title: string; text: string }[]
}

const INVALID: Titled = { title: 'Invalid Reset Link', lead: 'Ask for a new one. It takes a moment.' }

/** For a person who resets a password. */
const CHANGED: ResetWords = {
  form: { title: 'Reset password', lead: 'Choose a new password for your account.' },
  stored: { title: 'Password Reset Successful', lead: 'You can now log in with your new password.' },
  invalid: INVALID,
  submit: 'Reset password',
  steps: RECOVERY_STEPS,
}

/** For a new community member who has no password yet. */
const FIRST: ResetWords = {
  form: { title: 'Set your password', lead: 'You will use it to log in as a community member.' },
  stored: { title: 'Password set', lead: 'You can now log in with your email and this password.' },
  invalid: INVALID,
  submit: 'Set password',
  steps: FIRST_PASSWORD_STEPS,
}

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
            <ResetPasswordForm token={token} submit={words.submit} onStored={finish} />
          ) : (
            <InvalidLink />
          )}
        </FormCard>
        <SignUpSteps title="How it works" steps={view === 'invalid' ? RECOVERY_STEPS : words.steps} at={AT[view]} />
      </AuthColumns>
    </AuthFrame>
  )
}

/** Shown when the URL has no token. */
function InvalidLink() {
  return (
    <>
      <Notice tone="bad">Invalid or missing reset token. Please request a new password reset link.</Notice>
      <ButtonRow>
        <ButtonLink look="primary" to="/forgot-password">
          Request a new link
        </ButtonLink>
      </ButtonRow>
    </>
  )
}

/** Success; redirects to the login page after a moment. */
function PasswordStored({ userType }: { userType: ResetUserType }) {
  const navigate = useNavigate()
  const to = signInPath({ as: userType })
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { replace: true }), RESET_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [navigate, to])
  return (
    <>
      <Notice tone="good" title="Your password has been changed.">
        You are logged out on all other devices. Taking you to login…
      </Notice>
      <ButtonRow>
        <ButtonLink look="primary" to={to} replace>
          Log in now
        </ButtonLink>
      </ButtonRow>
    </>
  )
}
