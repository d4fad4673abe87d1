import { useState } from 'react'
import { styled } from 'styled-components'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useForm } from '../../ui/useForm.ts'
import { NewPasswordFields } from '../../features/accounts/NewPasswordFields.tsx'
import { useResetPassword, type ResetUserType } from './useResetPassword.ts'
import type { ResetWords } from './wording.ts'
import { breakpoints } from '../../ui/theme.ts'

interface ResetPasswordFormProps {
  token: string
  words: ResetWords
  onStored: (userType: ResetUserType) => void
}

/** New password and confirmation. Says at once if the link is invalid, with a link to request another. */
export function ResetPasswordForm({ token, words, onStored }: ResetPasswordFormProps) {
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
          {words.submit}
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
