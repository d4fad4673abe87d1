import { useEffect } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Link } from '../../ui/Link.tsx'
import { breakpoints } from '../../ui/theme.ts'
import type { SignedUp } from './useAfterSignUp.ts'

const SignUpWelcome = lazyPart(() => import('./SignUpWelcome.tsx').then((module) => module.SignUpWelcome))

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
  useEffect(() => {
    if (busy) SignUpWelcome.preload()
  }, [busy])
  return (
    <Foot>
      {done && <SignUpWelcome title={title} done={done} to={to} />}
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
