import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { SignIn } from '../../../api/rules/inputs/signIn.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Link } from '../../ui/Link.tsx'
import type { Form } from '../../ui/useForm.ts'
import { EmailField } from '../../features/accounts/EmailField.tsx'
import type { PrefillState } from '../../features/accounts/prefill.ts'
import { PasswordField } from '../../features/accounts/PasswordField.tsx'
import { breakpoints } from '../../ui/theme.ts'

interface SignInFormProps {
  form: Form<SignIn, SignIn>
  /** Submitting or redirecting. */
  busy: boolean
  /** Why the last attempt was refused. */
  refused: ReactNode
}

/** Email and password: one form for both tabs, so that switching tabs keeps the values. */
export function SignInForm({ form, busy, refused }: SignInFormProps) {
  return (
    <Stack {...form.formProps}>
      <ErrorSummary {...form.summary} />
      {refused}
      <EmailField {...form.register('email')} field={form.field('email')} autoComplete="username" />
      <PasswordField {...form.register('password')} field={form.field('password')} autoComplete="current-password" />
      <Acts>
        <Button type="submit" look="primary" busy={form.isSubmitting || busy}>
          Log in
        </Button>
        <Forgot to="/forgot-password" state={{ email: form.values.email } satisfies PrefillState}>
          Forgot password?
        </Forgot>
      </Acts>
    </Stack>
  )
}

const Stack = styled.form`
  display: grid;
  gap: 20px;
`

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  align-items: center;
  > button {
    min-width: 132px;
  }
  @media (max-width: ${breakpoints.phone}) {
    > button {
      width: 100%;
    }
  }
`

const Forgot = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-weight: 500;
`
