import type { ShortlistPageQuery } from '../../__generated__/ShortlistPageQuery.graphql.ts'
import query from '../../__generated__/ShortlistPageQuery$parameters.ts'
import type { Page } from '../../relay/page.ts'

export const entry = {
  name: 'shortlist',
  code: async () => (await import('./ShortlistPage.tsx')).ShortlistPage,
  skeleton: async () => (await import('./ShortlistPageSkeleton.tsx')).ShortlistPageSkeleton,
  query,
  variables: () => ({}),
  head: {
    title: 'Shortlist',
    description: 'The mentors whom you saved, to compare them side by side.',
    path: '/shortlist',
    noIndex: true,
  },
} satisfies Page<ShortlistPageQuery>
