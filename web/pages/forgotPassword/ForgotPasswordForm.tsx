import { styled } from 'styled-components'
import type { ForgotPassword } from '../../../api/rules/inputs/mailedLinks.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Hint } from '../../ui/Field.tsx'
import type { Form } from '../../ui/useForm.ts'
import { EmailField } from '../../features/accounts/EmailField.tsx'
import { breakpoints } from '../../ui/theme.ts'

/** Form for the email address. */
export function ForgotPasswordForm({ form }: { form: Form<ForgotPassword, ForgotPassword> }) {
  return (
    <Stack {...form.formProps}>
      <ErrorSummary {...form.summary} />
      <EmailField {...form.register('email')} field={form.field('email')} autoComplete="username" />
      <Hint>For mentors, mentees and community members. The link is valid for 1 hour.</Hint>
      <Button type="submit" look="primary" busy={form.isSubmitting}>
        Send reset link
      </Button>
    </Stack>
  )
}

const Stack = styled.form`
  display: grid;
  gap: 16px;
  > button {
    justify-self: start;
    min-width: 168px;
  }
  @media (max-width: ${breakpoints.phone}) {
    > button {
      justify-self: stretch;
    }
  }
`
