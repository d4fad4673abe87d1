import { COMPARED_MAXIMUM } from '../../../api/rules/constants.ts'
import { numericId } from '../../lib/numericId.ts'

/** The page that shows these mentors side by side. */
export function comparePath(ids: readonly number[]): string {
  return ids.length > 0 ? `/shortlist/compare?mentors=${ids.join(',')}` : '/shortlist/compare'
}

/** The shortlist with these mentors chosen. */
export function shortlistPath(chosen: readonly number[]): string {
  return chosen.length > 0 ? `/shortlist?mentors=${chosen.join(',')}` : '/shortlist'
}

/** Whom an address names, each once: the first of them, as many as are compared. */
export function namedIds(query: URLSearchParams): number[] {
  const ids = query.getAll('mentors').flatMap((list) => list.split(',').map((text) => numericId(text.trim())))
  return [...new Set(ids)].filter((id) => id !== null).slice(0, COMPARED_MAXIMUM)
}
