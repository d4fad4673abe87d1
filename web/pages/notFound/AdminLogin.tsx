import { useEffect, useState, useSyncExternalStore } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { createGlobalStyle, styled } from 'styled-components'
import type { AdminSignIn } from '../../../api/rules/inputs/adminSignIn.ts'
import type { AdminLoginMutation } from '../../__generated__/AdminLoginMutation.graphql.ts'
import type { AdminLoginQuery } from '../../__generated__/AdminLoginQuery.graphql.ts'
import { COOKIE_REFUSED } from '../../features/accounts/session/cookieRefused.ts'
import { PasswordField } from '../../features/accounts/form/PasswordField.tsx'
import { SetUpSecondFactor } from '../../features/admin/secondFactor/SetUpSecondFactor.tsx'
import { leftFrom, onTabs, tellTabs, toDashboard } from '../../features/admin/session/door.ts'
import type { FormIssue } from '../../lib/formIssues.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Muted, PageWidth } from '../../ui/layout/PageFrame.tsx'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { useViewHeading } from '../../ui/useViewHeading.ts'

interface AdminLoginProps {
  /** `enrolling`: logged in, but the authenticator app is still to be set up. */
  stage: 'visitor' | 'enrolling' | 'administrator'
}

/** The administrators' login; who is logged in goes on to the dashboard. */
export function AdminLogin({ stage: first }: AdminLoginProps) {
  const [stage, setStage] = useState(first)
  const hasEnded = useSyncExternalStore(never, () => leftFrom() !== null, isVisitor)
  useViewHeading(stage)
  useEffect(() => {
    if (stage === 'administrator') toDashboard()
  }, [stage])
  // Logged in in another tab: this one goes on too.
  useEffect(() => onTabs((message) => 'begun' in message && setStage('administrator')), [])
  function enter(): void {
    tellTabs({ begun: true })
    setStage('administrator')
  }
  if (stage === 'administrator') return null
  return (
    <Place>
      <Alone />
      <PageHead title={stage === 'visitor' ? 'Admin login' : 'Authenticator app'} noIndex />
      <Card $pad>
        {stage === 'visitor' ? (
          <>
            <h1>Admin login</h1>
            {hasEnded && <Notice role="status">Your session has ended. Log in again.</Notice>}
            <LoginForm onEntered={(mustSetUp) => (mustSetUp ? setStage('enrolling') : enter())} />
          </>
        ) : (
          <>
            <h1>Set up your authenticator app</h1>
            <Muted as="p">Every administrator needs one. You enter its code each time you log in.</Muted>
            <SetUpSecondFactor onDone={enter} />
          </>
        )}
      </Card>
    </Place>
  )
}

/** What the storage says changes only with the document. */
function never() {
  return () => undefined
}

function isVisitor() {
  return false
}

/** Nothing of the site stands around it. */
const Alone = createGlobalStyle`
  header, footer, [aria-label='Service area'] {
    display: none;
  }
`

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
    schema: () => import('../../../api/rules/inputs/adminSignIn.ts').then((module) => module.adminSignInSchema),
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
  query AdminLoginQuery @raw_response_type {
    adminSession {
      needsSecondFactor
    }
  }
`

/** Logs an administrator in. A failed request gets a toast. Never rejects. */
function useAdminLogin(): (input: AdminSignIn) => Promise<LoginAnswer> {
  const environment = useRelayEnvironment()
  const [run] = useMutation<AdminLoginMutation>(
    graphql`
      mutation AdminLoginMutation($input: SignInAdminInput!) @raw_response_type {
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
  return async ({ code, ...typed }) => {
    const { done, refused } = await run({ input: { ...typed, ...(code !== undefined && { code }) } })
    if (done) {
      const read = fetchQuery<AdminLoginQuery>(environment, sessionQuery, {}, { fetchPolicy: 'network-only' })
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

const Place = styled(PageWidth)`
  display: grid;
  grid-template-columns: minmax(0, 440px);
  justify-content: center;
  padding-block: clamp(24px, 8vh, 96px);
  > * {
    display: grid;
    gap: 20px;
  }
  h1 {
    font-size: var(--t26);
    outline: none;
  }
`

const Stack = styled.form`
  display: grid;
  gap: 20px;
`
