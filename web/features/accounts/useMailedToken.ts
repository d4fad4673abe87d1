import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

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
