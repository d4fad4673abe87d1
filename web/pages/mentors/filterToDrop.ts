import { appliedFilters, type FilterName } from '../../features/mentors/appliedFilters.ts'
import { type Filters } from '../../features/mentors/filters.ts'
import type { Facets } from './choices.tsx'

/** The narrowest first: removing it is the likeliest to bring someone. */
const NARROWEST: readonly FilterName[] = [
  'search',
  'city',
  'free',
  'language',
  'subBranch',
  'maxPrice',
  'minPrice',
  'minRating',
  'minExperience',
  'available',
  'mainBranch',
]

/** The filter to remove: the one without which most are found; with its number, if that is known. */
export function filterToDrop(applied: Filters, facets: Facets | null) {
  const filters = appliedFilters(applied).filter(({ name }) => name !== 'language' || applied.language.length === 1)
  const helping = filters
    .map((filter) => ({ ...filter, found: facets?.get(filter.name)?.any ?? 0 }))
    .toSorted((one, other) => other.found - one.found)
  if (helping[0] && helping[0].found > 0) return helping[0]
  const narrowest = NARROWEST.map((name) => filters.find((filter) => filter.name === name)).find(Boolean)
  return narrowest && { ...narrowest, found: 0 }
}
