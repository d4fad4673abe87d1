import { useState } from 'react'
import { graphql } from 'react-relay'
import { styled } from 'styled-components'
import type { PasswordReset } from '../../../api/rules/inputs/mailedLinks.ts'
import type { ResetPasswordFormMutation } from '../../__generated__/ResetPasswordFormMutation.graphql.ts'
import { leaveForLogin } from '../../features/accounts/mailedLink.ts'
import { NewPasswordFields } from '../../features/accounts/form/PasswordField.tsx'
import type { Outcome } from '../../relay/mutate.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { useForm } from '../../ui/form/useForm.ts'

interface ResetPasswordFormProps {
  token: string
  /** Of the button that saves. */
  submit: string
  onStored: (userType: ResetUserType) => void
}

/** New password and confirmation. Says at once if the link is invalid, with a link to request another. */
export function ResetPasswordForm({ token, submit, onStored }: ResetPasswordFormProps) {
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

/** Result; an invalid link is refused with `InvalidResetTokenError`. */
type ResetOutcome = Outcome<ResetPasswordFormMutation>
export type ResetUserType = NonNullable<ResetOutcome['done']>['userType']

/** Stores the new password and shows a toast. Never rejects. */
function useResetPassword(): (input: PasswordReset) => Promise<ResetOutcome> {
  const [resetPassword] = useMutation<ResetPasswordFormMutation>(
    graphql`
      mutation ResetPasswordFormMutation($input: ResetPasswordInput!) @raw_response_type {
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
  return async function run(input) {
    const outcome = await resetPassword({ input })
    // The reset has ended the session of every tab.
    if (outcome.done?.signedOut) await leaveForLogin(outcome.done.userType, 'reset')
    return outcome
  }
}
