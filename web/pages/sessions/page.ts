import type { SessionsPageQuery } from '../../__generated__/SessionsPageQuery.graphql.ts'
import query from '../../__generated__/SessionsPageQuery$parameters.ts'
import type { Page } from '../../relay/page.ts'
import { sessionVariables } from './sessionTabs.ts'

export const entry = {
  name: 'sessions',
  code: async () => (await import('./SessionsPage.tsx')).SessionsPage,
  skeleton: async () => (await import('./SessionsPageSkeleton.tsx')).SessionsPageSkeleton,
  isPersonal: true,
  query,
  variables: ({ url }) => sessionVariables(url),
  /** Personal page, not for search engines. */
  head: {
    title: 'Sessions',
    description: 'Your sessions on Plumbline, upcoming and past.',
    path: '/sessions',
    noIndex: true,
  },
} satisfies Page<SessionsPageQuery>
