import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { SIGN_UP_REDIRECT_MS } from '../../../api/rules/constants.ts'
import { signInPath } from '../../lib/paths.ts'
import { returnPath, type AccountKind } from './addresses.ts'
import type { SignUpState } from './prefill.ts'

interface AfterSignUp {
  /** The new account's email address once it is made; null before. */
  email: string | null
  /** Says that the account is made: shortly after, the person is taken to sign in with it. */
  leave: (email: string) => void
  /** Where they are taken. */
  to: string
}

/** From a successful sign-up to signing in, after a moment to read; not when the person has gone elsewhere. */
export function useAfterSignUp(kind: AccountKind): AfterSignUp {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [email, setEmail] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const to = signInPath({ as: kind, returnTo: returnPath(params) })
  useEffect(() => () => clearTimeout(timer.current), [])
  const leave = useCallback(
    (registered: string) => {
      setEmail(registered)
      const state: SignUpState = { email: registered }
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void navigate(to, { state }), SIGN_UP_REDIRECT_MS)
    },
    [navigate, to],
  )
  return { email, leave, to }
}
