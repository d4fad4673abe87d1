import facets from '../../__generated__/FacetsQuery$parameters.ts'
import { filterVariables, readFilters } from '../../features/mentors/filters.ts'
import type { PageArgs, PartQuery } from '../../relay/page.ts'
import { partQuery, startsParts } from '../../relay/parts.ts'

/** What each choice of a filter would leave: beside the list, which does not wait for it. */
export const served = ({ url: { searchParams } }: PageArgs): PartQuery[] => [
  partQuery(facets, filterVariables(readFilters(searchParams)), { fetchPolicy: 'store-or-network' }),
]

export const parts = startsParts(served)
