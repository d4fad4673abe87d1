import { useEffect, useState } from 'react'
import { graphql } from 'react-relay'
import { useNavigate, useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import { RESET_REDIRECT_MS } from '../../../api/rules/constants.ts'
import type { PasswordReset } from '../../../api/rules/inputs/mailedLinks.ts'
import type { ResetPasswordPageMutation } from '../../__generated__/ResetPasswordPageMutation.graphql.ts'
import { AuthColumns, AuthFrame, FormCard } from '../../features/accounts/form/AuthFrame.tsx'
import { NewPasswordFields } from '../../features/accounts/form/PasswordField.tsx'
import { useForgetToken, useMailedToken, leaveForLogin } from '../../features/accounts/mailedLink.ts'
import { FIRST_PASSWORD_STEPS, RECOVERY_STEPS } from '../../features/accounts/recoverySteps.ts'
import { SignUpSteps } from '../../features/accounts/signUp/SignUpSteps.tsx'
import { signInPath } from '../../lib/paths.ts'
import type { Outcome } from '../../relay/mutate.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { ButtonRow, Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { BackLink, PageTitle } from '../../ui/layout/PageFrame.tsx'
import { Link } from '../../ui/Link.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { useViewHeading } from '../../ui/useViewHeading.ts'

const INVALID = { title: 'Invalid Reset Link', lead: 'Ask for a new one. It takes a moment.' }

/** For a person who resets a password. */
const CHANGED = {
  form: { title: 'Reset password', lead: 'Choose a new password for your account.' },
  stored: { title: 'Password Reset Successful', lead: 'You can now log in with your new password.' },
  changed: { title: 'Your password has been changed.', text: 'You are logged out on all other devices. ' },
  submit: 'Reset password',
  steps: RECOVERY_STEPS,
}

/** For a new community member who has no password yet. */
const FIRST = {
  form: { title: 'Set your password', lead: 'You will use it to log in as a community member.' },
  stored: { title: 'Password set', lead: 'You can now log in with your email and this password.' },
  changed: { title: 'Your email address is confirmed.', text: '' },
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
      <PageTitle
        {...(view === 'invalid' ? INVALID : words[view])}
        back={<BackLink to="/auth">Back to Login</BackLink>}
      />
      <AuthColumns $form={560}>
        <FormCard>
          {stored ? (
            <PasswordStored userType={stored} changed={words.changed} />
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
function PasswordStored({ userType, changed }: { userType: ResetUserType; changed: typeof CHANGED.changed }) {
  const navigate = useNavigate()
  const to = signInPath({ as: userType })
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { replace: true }), RESET_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [navigate, to])
  return (
    <>
      <Notice tone="good" title={changed.title}>
        {changed.text}Taking you to login…
      </Notice>
      <ButtonRow>
        <ButtonLink look="primary" to={to} replace>
          Log in now
        </ButtonLink>
      </ButtonRow>
    </>
  )
}

interface ResetPasswordFormProps {
  token: string
  /** Of the button that saves. */
  submit: string
  onStored: (userType: ResetUserType) => void
}

/** New password and confirmation. Says at once if the link is invalid, with a link to request another. */
function ResetPasswordForm({ token, submit, onStored }: ResetPasswordFormProps) {
  const resetPassword = useResetPassword()
  const [isDead, setIsDead] = useState(false)
  const form = useForm({
    schema: () => import('../../../api/rules/inputs/mailedLinks.ts').then((module) => module.newPasswordSchema),
    defaultValues: { newPassword: '', confirmPassword: '' },
    onSubmit: async ({ newPassword }) => {
      const { done, refused } = await resetPassword({ token, newPassword })
      if (done) onStored(done.userType)
      setIsDead(refused?.type === 'InvalidResetTokenError')
      return refused?.issues
    },
  })
  return (
    <Stack {...form.formProps}>
      <ErrorSummary {...form.summary} />
      {isDead && (
        <Notice
          tone="warn"
          title="This link no longer works."
          actions={
            <ButtonLink to="/forgot-password" size="small">
              Request a new link
            </ButtonLink>
          }
        >
          It was already used, replaced by a newer one, or has expired.
        </Notice>
      )}
      <NewPasswordFields form={form} />
      <ButtonRow>
        <Button type="submit" look="primary" busy={form.isSubmitting}>
          {submit}
        </Button>
        {!isDead && <Another to="/forgot-password">Request a new link</Another>}
      </ButtonRow>
    </Stack>
  )
}

const Stack = styled.form`
  display: grid;
  gap: 20px;
  @media (max-width: ${breakpoints.phone}) {
    button[type='submit'] {
      width: 100%;
    }
  }
`

const Another = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-weight: 500;
`

type ResetUserType = NonNullable<Outcome<ResetPasswordPageMutation>['done']>['userType']

/** Stores the new password and shows a toast; an invalid link is refused with `InvalidResetTokenError`. Never rejects. */
function useResetPassword() {
  const [resetPassword] = useMutation<ResetPasswordPageMutation>(
    graphql`
      mutation ResetPasswordPageMutation($input: ResetPasswordInput!) @raw_response_type {
        resetPassword(input: $input) {
          ... on ResetPasswordPayload @alias(as: "done") {
            userType
            signedOut
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({
        title: 'Password Reset Successful',
        description: 'Log in with your new password.',
        tone: 'good',
      }),
      failed: 'Reset Failed',
      fallback: 'Failed to reset password. Please try again or request a new reset link.',
    },
  )
  return async function run(input: PasswordReset) {
    const outcome = await resetPassword({ input })
    // The reset has ended the session of every tab.
    if (outcome.done?.signedOut) await leaveForLogin(outcome.done.userType, 'reset')
    return outcome
  }
}
