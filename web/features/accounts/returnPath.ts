import { safeReturnTo } from '../../../api/rules/returnTo.ts'

/** Return path on this site; null if absent or external. */
export function returnPath(params: URLSearchParams): string | null {
  const given = params.get('returnTo')
  const path = safeReturnTo(given)
  return path === '/' && given !== '/' ? null : path
}
