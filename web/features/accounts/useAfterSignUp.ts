import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { SIGN_UP_REDIRECT_MS } from '../../../api/rules/constants.ts'
import { signInPath } from '../../lib/paths.ts'
import type { AccountKind } from './addresses.ts'
import { returnPath } from './returnPath.ts'

interface AfterSignUp {
  /** Message once the account exists; null before. */
  welcome: string | null
  /** Shows the message and redirects shortly after; the new account is logged in. */
  leave: (welcome: string) => void
  /** Redirect target: the login page, which asks the member for the terms and returns them. */
  to: string
}

/** Redirects to the terms shortly after a sign-up, unless the person has navigated elsewhere. */
export function useAfterSignUp(kind: AccountKind): AfterSignUp {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [welcome, setWelcome] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const to = signInPath({ as: kind, returnTo: returnPath(params) })
  useEffect(() => () => clearTimeout(timer.current), [])
  const leave = useCallback(
    (words: string) => {
      setWelcome(words)
      void import('./lastKind.ts').then(({ rememberKind }) => rememberKind(kind)).catch(() => undefined)
      let isKnown = false
      import('./refreshViewer.ts')
        .then(({ refreshViewer }) => refreshViewer())
        .then(
          () => (isKnown = true),
          () => undefined, // a new document loads the session too
        )
      clearTimeout(timer.current)
      // In place of the form: whoever goes back has an account by then.
      timer.current = setTimeout(() => {
        if (isKnown) void navigate(to, { replace: true })
        else location.replace(to)
      }, SIGN_UP_REDIRECT_MS)
    },
    [kind, navigate, to],
  )
  return { welcome, leave, to }
}
