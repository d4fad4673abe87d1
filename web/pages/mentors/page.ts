import type { FindMentorsPageQuery } from '../../__generated__/FindMentorsPageQuery.graphql.ts'
import query from '../../__generated__/FindMentorsPageQuery$parameters.ts'
import { mentorVariables } from '../../features/mentors/filters.ts'
import type { Page } from '../../relay/page.ts'

export const entry = {
  name: 'mentors',
  code: async () => (await import('./FindMentorsPage.tsx')).FindMentorsPage,
  skeleton: async () => (await import('./FindMentorsPageSkeleton.tsx')).FindMentorsPageSkeleton,
  query,
  parts: async () => (await import('./parts.ts')).parts,
  variables: ({ url }) => mentorVariables(url),
  head: {
    title: 'Find Mentors',
    description: 'Search reviewed mentors in core engineering by branch, skill and availability.',
    path: '/mentors',
  },
} satisfies Page<FindMentorsPageQuery>
