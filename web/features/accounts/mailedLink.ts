import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { UserType } from '../../__generated__/confirmOutcomeMutation.graphql.ts'
import { signInPath } from '../../lib/paths.ts'

/**
 * The secret of a mailed link; null without one. It is taken out of the address at once, so that it is in no history,
 * bookmark, shared link or page view; a reload still finds it, and `useForgetToken` ends that.
 */
export function useMailedToken(): string | null {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const given = new URLSearchParams(search).get('token')
  useEffect(() => {
    if (given === null) return
    const rest = new URLSearchParams(search)
    rest.delete('token')
    void navigate({ pathname, search: rest.toString() }, { replace: true, state: { token: given } })
  }, [given, navigate, pathname, search])
  return given || keptToken(state)
}

/** Forgets the secret once it is spent. */
export function useForgetToken(): () => void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return () => void navigate({ pathname, search }, { replace: true, state: null, preventScrollReset: true })
}

function keptToken(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('token' in state)) return null
  return typeof state.token === 'string' && state.token !== '' ? state.token : null
}

/** After a new password has ended the session of every tab: opens the login page of the account. Never rejects. */
export async function leaveForLogin(as: UserType, farewell: 'reset' | 'confirmed'): Promise<void> {
  const to = signInPath({ as })
  await import('./session/presence.ts')
    .then(({ signedOut }) => signedOut({ to, farewell }))
    // The password is stored: without the code, the new document finds out that nobody is logged in.
    .catch(() => location.assign(to))
}
