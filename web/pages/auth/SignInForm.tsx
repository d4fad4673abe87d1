import { styled } from 'styled-components'
import type { SignIn } from '../../../api/rules/inputs/signIn.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Link } from '../../ui/Link.tsx'
import type { Form } from '../../ui/useForm.ts'
import { EmailField } from '../../features/accounts/EmailField.tsx'
import type { SignUpState } from '../../features/accounts/prefill.ts'
import { PasswordField } from '../../features/accounts/PasswordField.tsx'
import { breakpoints } from '../../ui/theme.ts'

interface SignInFormProps {
  form: Form<SignIn, SignIn>
  /** Signed in, and on the way to the next page. */
  isLeaving: boolean
}

/** Email address and password: the same form under both tabs, so that changing the tab keeps what was typed. */
export function SignInForm({ form, isLeaving }: SignInFormProps) {
  return (
    <Stack {...form.formProps}>
      <ErrorSummary {...form.summary} />
      <EmailField {...form.register('email')} field={form.field('email')} autoComplete="username" />
      <PasswordField {...form.register('password')} field={form.field('password')} autoComplete="current-password" />
      <Acts>
        <Button type="submit" look="primary" busy={form.isSubmitting || isLeaving}>
          Login
        </Button>
        <Forgot to="/forgot-password" state={{ email: form.watch('email') } satisfies SignUpState}>
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
