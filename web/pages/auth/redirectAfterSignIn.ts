import type { AuthPageQuery$data } from '../../__generated__/AuthPageQuery.graphql.ts'
import { afterSignIn, namedKind } from '../../features/accounts/addresses.ts'
import type { SignInKind } from '../../lib/paths.ts'

type AuthViewer = NonNullable<AuthPageQuery$data['viewer']>
/** What decides whether a person stays on the login page. */
export type Arrival = Pick<AuthViewer, 'type' | 'termsAccepted' | 'hasUpcoming'>

/**
 * Where a logged-in member is redirected; null to stay: before accepting the terms, and when the URL names another
 * account type (a mentor who wants to book needs a mentee account).
 */
export function redirectAfterSignIn(viewer: Arrival, params: URLSearchParams): string | null {
  if (viewer.termsAccepted === false) return null
  const kind = kindOf(viewer.type)
  if (!kind) return null
  const named = namedKind(params)
  return named === null || named === kind ? afterSignIn(params, kind, viewer.hasUpcoming) : null
}

/** Account type of a schema type; null if unknown. */
export function kindOf(type: string): SignInKind | null {
  const kind = type.toLowerCase()
  return kind === 'mentor' || kind === 'mentee' || kind === 'community' ? kind : null
}
