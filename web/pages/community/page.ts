import type { CommunityPageQuery } from '../../__generated__/CommunityPageQuery.graphql.ts'
import query from '../../__generated__/CommunityPageQuery$parameters.ts'
import type { Page } from '../../relay/page.ts'

export const entry = {
  name: 'community',
  code: async () => (await import('./CommunityPage.tsx')).CommunityPage,
  skeleton: async () => (await import('./CommunityPageSkeleton.tsx')).CommunityPageSkeleton,
  query,
  variables: () => ({}),
  head: {
    title: 'Community',
    description:
      'Join students and early-career engineers of the core branches: our group, live workshops, and mentors.',
    path: '/community',
  },
} satisfies Page<CommunityPageQuery>
