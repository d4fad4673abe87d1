import { BRANCH_MAXIMUM } from '../../../api/rules/constants.ts'
import { isNoFilter } from '../../../api/rules/text/noFilter.ts'
import { workshopBranch } from '../../../api/rules/workshops/workshops.ts'
import query from '../../__generated__/WorkshopsPageQuery$parameters.ts'
import type {
  WorkshopsPageQuery,
  WorkshopsPageQuery$variables,
} from '../../__generated__/WorkshopsPageQuery.graphql.ts'
import { firstOf } from '../../lib/shownCount.ts'
import type { Page } from '../../relay/page.ts'

/** Cards loaded at once. */
export const WORKSHOP_PAGE = 12

/** The branch in an address, as the filter names it; empty without one. The filter may not offer it. */
export function branchIn(address: URLSearchParams): string {
  const name = (address.get('branch') ?? '').trim().slice(0, BRANCH_MAXIMUM)
  return isNoFilter(name) ? '' : workshopBranch(name)
}

/** What the list is asked for at an address. */
export function workshopVariables(url: URL): WorkshopsPageQuery$variables {
  return { branch: branchIn(url.searchParams) || null, first: firstOf(url, WORKSHOP_PAGE) }
}

export const entry = {
  name: 'workshops',
  code: async () => (await import('./WorkshopsPage.tsx')).WorkshopsPage,
  skeleton: async () => (await import('./WorkshopsPageSkeleton.tsx')).WorkshopsPageSkeleton,
  query,
  variables: ({ url }) => workshopVariables(url),
  head: {
    title: 'Upcoming Live Workshops',
    description: 'Live online workshops in core engineering: a few hours on one real piece of work, at a fixed price.',
    path: '/workshops',
  },
} satisfies Page<WorkshopsPageQuery>
