import type { MenteeDashboardPageQuery } from '../../__generated__/MenteeDashboardPageQuery.graphql.ts'
import query from '../../__generated__/MenteeDashboardPageQuery$parameters.ts'
import type { Page } from '../../relay/page.ts'

export const entry = {
  name: 'menteeDashboard',
  code: async () => (await import('./MenteeDashboardPage.tsx')).MenteeDashboardPage,
  skeleton: async () => (await import('./MenteeDashboardPageSkeleton.tsx')).MenteeDashboardPageSkeleton,
  isPersonal: true,
  query,
  variables: () => ({}),
  head: {
    title: 'Mentee Dashboard',
    description: 'Your next session, your packages, your progress and your profile on Plumbline.',
    path: '/mentee-dashboard',
    noIndex: true,
  },
} satisfies Page<MenteeDashboardPageQuery>
