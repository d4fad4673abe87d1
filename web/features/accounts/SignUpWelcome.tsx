import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Shown once the account is made. */
export function SignUpWelcome({ title, welcome, to }: { title: string; welcome: string; to: string }) {
  return (
    <Notice tone="good" role="status" title={title}>
      {welcome} Next: <Link to={to}>accept the terms</Link>.
    </Notice>
  )
}
