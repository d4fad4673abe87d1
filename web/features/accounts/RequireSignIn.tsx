import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { signInPath } from '../../lib/paths.ts'

interface RequireSignInProps {
  /**
   * The kind of account the page is for, when one kind only: who is signed in as another stays at the sign-in page and
   * is told so. Absent, anyone who is signed in already is led straight back: use it only for a visitor then.
   */
  as?: 'mentor' | 'mentee'
  /** What stands here for the moment until the sign-in page is there, such as the page's skeleton. */
  children?: ReactNode
}

/** In place of a page that needs an account, or another kind of it: leads to the sign-in page and back here afterwards. */
export function RequireSignIn({ as, children }: RequireSignInProps) {
  const { pathname, search, hash } = useLocation()
  return (
    <>
      {children}
      <Navigate to={signInPath({ ...(as && { as }), returnTo: pathname + search + hash })} replace />
    </>
  )
}
