import { Navigate, useLocation } from 'react-router'
import { signInPath } from '../../lib/paths.ts'

/** On to the login page, which leads back here. */
export function ToSignIn({ as }: { as?: 'mentor' | 'mentee' }) {
  const { pathname, search, hash } = useLocation()
  return <Navigate to={signInPath({ ...(as && { as }), returnTo: pathname + search + hash })} replace />
}
