import type { AuthPageQuery$data } from '../../__generated__/AuthPageQuery.graphql.ts'
import { afterSignIn, namedKind } from '../../features/accounts/addresses.ts'
import { kindOf } from './kinds.ts'

type AuthViewer = NonNullable<AuthPageQuery$data['viewer']>
/** What decides whether somebody stays at the sign-in page. */
export type Arrival = Pick<AuthViewer, 'type' | 'termsAccepted'>

/**
 * Where a signed-in member goes on to; null to stay: one who has yet to accept the terms, and one whose
 * address names another kind of account (a mentor who wants to book needs their mentee account).
 */
export function redirectAfterSignIn(viewer: Arrival, params: URLSearchParams): string | null {
  if (viewer.termsAccepted === false) return null
  const kind = kindOf(viewer.type)
  if (!kind) return null
  const named = namedKind(params)
  return named === null || named === kind ? afterSignIn(params, kind) : null
}
