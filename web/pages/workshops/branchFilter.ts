import { BRANCH_MAXIMUM } from '../../../api/rules/constants.ts'
import { isNoFilter } from '../../../api/rules/text/noFilter.ts'
import { workshopBranch } from '../../../api/rules/workshops/workshops.ts'
import type { WorkshopsPageQuery$variables } from '../../__generated__/WorkshopsPageQuery.graphql.ts'
import { firstOf } from '../../lib/shownCount.ts'

/** Cards loaded at once. */
export const WORKSHOP_PAGE = 12

/** The branch in an address, under the name that the filter offers; empty without one. It may be one that is not offered. */
export function branchIn(query: URLSearchParams): string {
  const name = (query.get('branch') ?? '').trim().slice(0, BRANCH_MAXIMUM)
  return isNoFilter(name) ? '' : workshopBranch(name)
}

/** What the list is asked for at an address. */
export function workshopVariables(url: URL): WorkshopsPageQuery$variables {
  return { branch: branchIn(url.searchParams) || null, first: firstOf(url, WORKSHOP_PAGE) }
}
