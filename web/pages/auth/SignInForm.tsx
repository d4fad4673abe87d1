import { styled } from 'styled-components'
import type { SignIn } from '../../../api/rules/inputs/signIn.ts'
import { EmailField } from '../../features/accounts/form/EmailField.tsx'
import { PasswordField } from '../../features/accounts/form/PasswordField.tsx'
import type { PrefillState } from '../../features/accounts/prefill.ts'
import type { SignInKind } from '../../lib/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { FocusedNotice } from '../../ui/feedback/FocusedNotice.tsx'
import { Link } from '../../ui/Link.tsx'
import { breakpoints } from '../../ui/theme.ts'
import type { Form } from '../../ui/form/useForm.ts'

interface SignInFormProps {
  form: Form<SignIn, SignIn>
  /** Submitting or redirecting. */
  busy: boolean
  /** Why the last attempt was refused. */
  refusal: SignInRefusal | null
  /** Logs in with the same email and password as another kind. */
  onUse: (kind: SignInKind) => void
}

/** Email and password: one form for both tabs, so that switching tabs keeps the values. */
export function SignInForm({ form, busy, refusal, onUse }: SignInFormProps) {
  return (
    <Stack {...form.formProps}>
      <ErrorSummary {...form.summary} />
      {refusal && <SignInRefused refusal={refusal} busy={busy} onUse={onUse} />}
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

/** Name of an account type within a sentence. */
const KIND_NOUNS: Record<SignInKind, string> = {
  mentor: 'mentor',
  mentee: 'mentee',
  community: 'community member',
}

/** Why a login was refused. */
export interface SignInRefusal {
  message: string
  /** Other account types that this email and password match. */
  rightFor: readonly SignInKind[]
}

interface SignInRefusedProps {
  refusal: SignInRefusal
  busy: boolean
  onUse: (kind: SignInKind) => void
}

/**
 * Why the login failed, focused when it appears; for the right password on the wrong tab, a button for the right type.
 */
function SignInRefused({ refusal: { message, rightFor }, busy, onUse }: SignInRefusedProps) {
  const [one] = rightFor
  if (one === undefined)
    return (
      <FocusedNotice tone="bad" role="alert" title="Login Failed.">
        {message}
      </FocusedNotice>
    )
  return (
    <FocusedNotice
      tone="warn"
      role="alert"
      title="Login Failed."
      actions={rightFor.map((kind) => (
        <Button key={kind} size="small" busy={busy} onClick={() => onUse(kind)}>
          Log in as {KIND_NOUNS[kind]}
        </Button>
      ))}
    >
      {rightFor.length === 1
        ? `Your email and password are those of a ${KIND_NOUNS[one]} account.`
        : 'Your email and password are those of other accounts.'}
    </FocusedNotice>
  )
}
