import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { signInPath } from '../../../lib/paths.ts'

interface RequireSignInProps {
  /**
   * Account type that the page requires, if only one: a member of another type stays on the login page, which says so.
   * If absent, any logged-in member is sent straight back, so use it for visitors only.
   */
  as?: 'mentor' | 'mentee'
  /** Shown until the login page has loaded, such as the page's skeleton. */
  children?: ReactNode
}

/** Redirects to the login page, and back here afterwards, when a page needs an account or another account type. */
export function RequireSignIn({ as, children }: RequireSignInProps) {
  const { pathname, search, hash } = useLocation()
  return (
    <>
      {children}
      <Navigate to={signInPath({ ...(as && { as }), returnTo: pathname + search + hash })} replace />
    </>
  )
}
