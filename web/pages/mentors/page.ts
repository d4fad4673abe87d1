import query from '../../__generated__/FindMentorsPageQuery$parameters.ts'
import { mentorVariables } from '../../features/mentors/filters.ts'
import { page } from '../../relay/page.ts'

export const entry = page({
  code: async () => (await import('./FindMentorsPage.tsx')).FindMentorsPage,
  skeleton: async () => (await import('./FindMentorsPageSkeleton.tsx')).FindMentorsPageSkeleton,
  query,
  variables: ({ url }) => mentorVariables(url),
  head: {
    title: 'Find Mentors',
    description: 'Search reviewed mentors in core engineering by branch, skill and availability.',
    path: '/mentors',
  },
})
