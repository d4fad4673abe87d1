import { numericId } from '../../../lib/numericId.ts'

/** What the tab shows: the list, the form of a new workshop or of one, or one with its participants. */
export type WorkshopsPlace =
  | { view: 'list' | 'new' | 'unknown' }
  /** Numeric id of the workshop. */
  | { view: 'edit' | 'one'; id: number }

/** Reads `?tab=workshops&form=new`, `&form=12` and `&workshop=12`. */
export function readWorkshops(search: string): WorkshopsPlace {
  const query = new URLSearchParams(search)
  const form = query.get('form')
  const named = form ?? query.get('workshop')
  if (named === null) return { view: 'list' }
  if (form === 'new') return { view: 'new' }
  const id = numericId(named)
  return id === null ? { view: 'unknown' } : { view: form === null ? 'one' : 'edit', id }
}

const PAGE = '/mentor-dashboard?tab=workshops'

/** Addresses of the tab. */
export const WORKSHOPS = {
  list: PAGE,
  create: `${PAGE}&form=new`,
  edit: (id: number): string => `${PAGE}&form=${id}`,
  one: (id: number): string => `${PAGE}&workshop=${id}`,
}
