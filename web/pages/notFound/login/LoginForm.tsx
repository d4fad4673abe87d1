import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { PasswordField } from '../../../features/accounts/PasswordField.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { useForm } from '../../../ui/useForm.ts'
import { useAdminLogin } from './useAdminLogin.ts'

const CODE_MISSING = 'Enter the code from your authenticator app.'

interface LoginFormProps {
  /** The session has begun; `mustSetUp`: for nothing but setting up the authenticator app. */
  onEntered: (mustSetUp: boolean) => void
}

/** User ID and password; the code only when the server asks for it, beside what is typed already. */
export function LoginForm({ onEntered }: LoginFormProps) {
  const logIn = useAdminLogin()
  const [asksCode, setAsksCode] = useState(false)
  const form = useForm({
    schema: () => import('../../../../api/rules/inputs/adminSignIn.ts').then((module) => module.adminSignInSchema),
    defaultValues: { username: '', password: '', code: '' },
    onSubmit: async (values) => {
      if (asksCode && !values.code) return [{ path: 'code', message: CODE_MISSING }]
      const answer = await logIn(values)
      if (answer.entered) onEntered(answer.entered.needsSecondFactor)
      if (answer.asksCode) setAsksCode(true)
      return answer.issues
    },
  })
  const code = form.field('code')
  useEffect(() => {
    if (asksCode) document.getElementById(code.id)?.focus()
  }, [asksCode, code.id])
  return (
    <Stack {...form.formProps} aria-label="Admin login">
      <ErrorSummary {...form.summary} />
      <Field {...form.field('username')} label="User ID" required>
        <Input {...form.register('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <PasswordField {...form.register('password')} field={form.field('password')} autoComplete="current-password" />
      {asksCode && (
        <Field
          {...code}
          label="Code from your authenticator app"
          hint="Lost your phone? Enter one of your recovery codes."
          required
        >
          <Input {...form.register('code')} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
        </Field>
      )}
      <Button type="submit" look="primary" wide busy={form.isSubmitting}>
        Login
      </Button>
    </Stack>
  )
}

const Stack = styled.form`
  display: grid;
  gap: 20px;
`
