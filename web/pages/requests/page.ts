import type { RequestsPageQuery } from '../../__generated__/RequestsPageQuery.graphql.ts'
import query from '../../__generated__/RequestsPageQuery$parameters.ts'
import { requestVariables } from './requestVariables.ts'
import type { Page } from '../../relay/page.ts'

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
