import { styled } from 'styled-components'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { breakpoints } from '../../../ui/theme.ts'
import { COOKIE_REFUSED } from '../session/cookieRefused.ts'
import type { PrefillState } from '../prefill.ts'
import type { SignedUp } from './useAfterSignUp.ts'

interface SignUpFootProps {
  /** Label of the submit button. */
  label: string
  busy: boolean
  /** Title of the message once the account exists. */
  title: string
  /** Null before that. */
  done: SignedUp | null
  /** The sign-in page. */
  to: string
}

/** End of a sign-up form: submit button, login link and success message. */
export function SignUpFoot({ label, busy, title, done, to }: SignUpFootProps) {
  return (
    <Foot>
      {done && <Welcome title={title} done={done} to={to} />}
      <Acts>
        <Button type="submit" look="primary" busy={busy || done !== null}>
          {label}
        </Button>
        <Already>
          Already registered? <Link to={to}>Log in</Link>
        </Already>
      </Acts>
    </Foot>
  )
}

interface WelcomeProps {
  title: string
  done: SignedUp
  to: string
}

/** Shown once the account is made. */
function Welcome({ title, done: { welcome, email, lacksCookie }, to }: WelcomeProps) {
  if (lacksCookie)
    return (
      <Notice key="refused" tone="warn" role="alert" title="Your account is ready, but you are not logged in.">
        <span>{COOKIE_REFUSED}</span>{' '}
        <Link to={to} state={{ email } satisfies PrefillState}>
          Log in
        </Link>
      </Notice>
    )
  return (
    <Notice key="welcome" tone="good" role="status" title={title}>
      {welcome} Next: <Link to={to}>accept the terms</Link>.
    </Notice>
  )
}

const Foot = styled.div`
  display: grid;
  gap: 16px;
`

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  align-items: center;
  @media (max-width: ${breakpoints.phone}) {
    > button {
      width: 100%;
    }
  }
`

const Already = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  color: var(--muted);
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 500;
  }
`
