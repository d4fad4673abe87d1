import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { SIGN_UP_REDIRECT_MS } from '../../../../api/rules/constants.ts'
import { signInPath } from '../../../lib/paths.ts'
import { type AccountKind, returnPath } from '../addresses.ts'
import { rememberKind } from '../session/lastKind.ts'
import { refreshViewer } from '../session/refreshViewer.ts'

interface AfterSignUp {
  /** Once the account exists; null before. */
  done: SignedUp | null
  /** Shows the message and redirects shortly after; the new account is logged in, unless the browser refused the cookie. */
  leave: (welcome: string, email: string) => void
  /** Redirect target: the login page, which asks the member for the terms and returns them. */
  to: string
}

/** A new account. */
export interface SignedUp {
  welcome: string
  email: string
  /** The browser refused the cookie: nobody is logged in, and the person stays. */
  lacksCookie: boolean
}

/** Redirects to the terms shortly after a sign-up, unless the person has navigated elsewhere. */
export function useAfterSignUp(kind: AccountKind): AfterSignUp {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [done, setDone] = useState<SignedUp | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const to = signInPath({ as: kind, returnTo: returnPath(params) })
  useEffect(() => () => clearTimeout(timer.current), [])
  const leave = useCallback(
    (welcome: string, email: string) => {
      setDone({ welcome, email, lacksCookie: false })
      rememberKind(kind)
      let staysHere = false
      async function findOut(): Promise<void> {
        const loggedIn = await refreshViewer()
        staysHere = loggedIn === 'somebody'
        if (loggedIn !== 'nobody') return
        clearTimeout(timer.current)
        setDone({ welcome, email, lacksCookie: true })
      }
      // A new document loads the session too.
      findOut().catch(() => undefined)
      clearTimeout(timer.current)
      // In place of the form: whoever goes back has an account by then.
      timer.current = setTimeout(() => {
        if (staysHere) void navigate(to, { replace: true })
        else location.replace(to)
      }, SIGN_UP_REDIRECT_MS)
    },
    [kind, navigate, to],
  )
  return { done, leave, to }
}
