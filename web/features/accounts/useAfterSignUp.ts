import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { SIGN_UP_REDIRECT_MS } from '../../../api/rules/constants.ts'
import { signInPath } from '../../lib/paths.ts'
import { returnPath, type AccountKind } from './addresses.ts'
import { rememberKind } from './lastKind.ts'
import { refreshViewer } from './refreshViewer.ts'

interface AfterSignUp {
  /** What to say once the account is made; null before. */
  welcome: string | null
  /** Says that the account is made and signed in: shortly after, the person is taken on. */
  leave: (welcome: string) => void
  /** Where they are taken: the sign-in page, which asks a signed-in member for the terms and takes them back. */
  to: string
}

/** From a successful sign-up to the terms and on, after a moment to read; not when the person has gone elsewhere. */
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
      rememberKind(kind)
      let isKnown = false
      refreshViewer().then(
        () => (isKnown = true),
        () => undefined, // a new document learns of the session, too
      )
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        if (isKnown) void navigate(to)
        else location.assign(to)
      }, SIGN_UP_REDIRECT_MS)
    },
    [kind, navigate, to],
  )
  return { welcome, leave, to }
}
