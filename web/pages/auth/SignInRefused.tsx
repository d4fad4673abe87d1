import type { SignInKind } from '../../lib/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { FocusedNotice } from '../../ui/FocusedNotice.tsx'
import { KIND_NOUNS } from './kinds.ts'

/** Why a login was refused. */
export interface SignInRefusal {
  message: string
  /** Other account types that this email and password match. */
  rightFor: readonly SignInKind[]
}

interface SignInRefusedProps {
  refusal: SignInRefusal
  busy: boolean
  /** Logs in with the same email and password as another kind. */
  onUse: (kind: SignInKind) => void
}

/**
 * Why the login failed, focused when it appears; for the right password on the wrong tab, a button for the right type.
 */
export function SignInRefused({ refusal: { message, rightFor }, busy, onUse }: SignInRefusedProps) {
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
      title={rightFor.length === 1 ? `This is a ${KIND_NOUNS[one]} account.` : 'You have other accounts.'}
      actions={rightFor.map((kind) => (
        <Button key={kind} size="small" busy={busy} onClick={() => onUse(kind)}>
          Log in as {KIND_NOUNS[kind]}
        </Button>
      ))}
    >
      Your email and password match it.
    </FocusedNotice>
  )
}
