import { REQUEST_PAGE } from '../../../api/rules/constants.ts'
import query from '../../__generated__/RequestsPageQuery$parameters.ts'
import type { RequestsPageQuery, RequestsPageQuery$variables } from '../../__generated__/RequestsPageQuery.graphql.ts'
import type { Page } from '../../relay/page.ts'
import { tabOf } from './requestTabs.ts'

export const entry = {
  name: 'requests',
  code: async () => (await import('./RequestsPage.tsx')).RequestsPage,
  skeleton: async () => (await import('./RequestsPageSkeleton.tsx')).RequestsPageSkeleton,
  isPersonal: true,
  query,
  variables: ({ url }) => requestVariables(url),
  /** Personal page, not for search engines. */
  head: {
    title: 'Mentorship requests',
    description: 'Your mentorship requests on Plumbline, and the replies to them.',
    path: '/mentorship-requests',
    noIndex: true,
  },
} satisfies Page<RequestsPageQuery>

/** Query variables: the first requests of the tab in the URL. */
function requestVariables(url: URL): RequestsPageQuery$variables {
  return { status: tabOf(url.searchParams).status, first: REQUEST_PAGE }
}
