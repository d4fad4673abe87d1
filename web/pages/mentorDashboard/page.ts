import type { MentorDashboardPageQuery } from '../../__generated__/MentorDashboardPageQuery.graphql.ts'
import query from '../../__generated__/MentorDashboardPageQuery$parameters.ts'
import type { Page } from '../../relay/page.ts'

export const entry = {
  name: 'mentorDashboard',
  code: async () => (await import('./MentorDashboardPage.tsx')).MentorDashboardPage,
  parts: async () => (await import('./parts.ts')).parts,
  skeleton: async () => (await import('./MentorDashboardPageSkeleton.tsx')).MentorDashboardPageSkeleton,
  isPersonal: true,
  query,
  variables: () => ({}),
  head: {
    title: 'Mentor Dashboard',
    description: 'Your profile, weekly hours, requests and sessions as a mentor on Plumbline.',
    path: '/mentor-dashboard',
    noIndex: true,
  },
} satisfies Page<MentorDashboardPageQuery>
