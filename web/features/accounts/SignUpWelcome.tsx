import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { COOKIE_REFUSED } from './cookieRefused.ts'
import type { PrefillState } from './prefill.ts'
import type { SignedUp } from './useAfterSignUp.ts'

/** Shown once the account is made. */
export function SignUpWelcome({ title, done, to }: { title: string; done: SignedUp; to: string }) {
  const { welcome, email, lacksCookie } = done
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
