import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { styled } from 'styled-components'
import type { AdminSignIn } from '../../../../api/rules/inputs/adminSignIn.ts'
import type { LoginFormMutation } from '../../../__generated__/LoginFormMutation.graphql.ts'
import type { LoginFormQuery } from '../../../__generated__/LoginFormQuery.graphql.ts'
import { COOKIE_REFUSED } from '../../../features/accounts/cookieRefused.ts'
import { PasswordField } from '../../../features/accounts/PasswordField.tsx'
import type { FormIssue } from '../../../lib/formIssues.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { useForm } from '../../../ui/useForm.ts'

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

interface LoginAnswer {
  /** Set once the session has begun. */
  entered: { needsSecondFactor: boolean } | null
  /** User ID and password are right, and a code is needed. */
  asksCode: boolean
  issues: readonly FormIssue[]
}

/** Whether the browser has saved the cookie of the session. */
const sessionQuery = graphql`
  query LoginFormQuery @raw_response_type {
    adminSession {
      needsSecondFactor
    }
  }
`

/** Logs an administrator in. A failed request gets a toast. Never rejects. */
function useAdminLogin(): (input: AdminSignIn) => Promise<LoginAnswer> {
  const environment = useRelayEnvironment()
  const [run] = useMutation<LoginFormMutation>(
    graphql`
      mutation LoginFormMutation($input: SignInAdminInput!) @raw_response_type {
        signInAdmin(input: $input) {
          ... on SignInAdminPayload @alias(as: "done") {
            adminSession {
              needsSecondFactor
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { showsRefusals: true },
  )
  return async (input) => {
    const { done, refused } = await run({ input })
    if (done) {
      const read = fetchQuery<LoginFormQuery>(environment, sessionQuery, {}, { fetchPolicy: 'network-only' })
      // Where the server cannot be reached, the dashboard says so.
      const session = await read.toPromise().catch(() => done)
      const begun = session?.adminSession
      if (!begun) return { entered: null, asksCode: false, issues: [{ path: '', message: COOKIE_REFUSED }] }
      return { entered: { needsSecondFactor: begun.needsSecondFactor }, asksCode: false, issues: [] }
    }
    const asksCode = refused.type === 'SecondFactorRequiredError'
    return { entered: null, asksCode, issues: asksCode ? [] : refused.issues }
  }
}

const Stack = styled.form`
  display: grid;
  gap: 20px;
`
