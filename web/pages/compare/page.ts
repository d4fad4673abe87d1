import type { ComparePageQuery } from '../../__generated__/ComparePageQuery.graphql.ts'
import query from '../../__generated__/ComparePageQuery$parameters.ts'
import { namedIds } from '../../features/shortlist/compareAddress.ts'
import type { Page } from '../../relay/page.ts'

export const entry = {
  name: 'compare',
  code: async () => (await import('./ComparePage.tsx')).ComparePage,
  skeleton: async () => (await import('./ComparePageSkeleton.tsx')).ComparePageSkeleton,
  query,
  variables: ({ url }) => ({ ids: namedIds(url.searchParams) }),
  head: {
    title: 'Compare mentors',
    description: 'Prices, open slots, experience, topics, languages and reviews of up to three mentors side by side.',
    path: '/shortlist/compare',
    noIndex: true,
  },
} satisfies Page<ComparePageQuery>
