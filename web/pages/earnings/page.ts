import type { EarningsPageQuery } from '../../__generated__/EarningsPageQuery.graphql.ts'
import query from '../../__generated__/EarningsPageQuery$parameters.ts'
import type { Page } from '../../relay/page.ts'

export const entry = {
  name: 'earnings',
  code: async () => (await import('./EarningsPage.tsx')).EarningsPage,
  skeleton: async () => (await import('./EarningsPageSkeleton.tsx')).EarningsPageSkeleton,
  isPersonal: true,
  query,
  variables: () => ({}),
  head: {
    title: 'Earnings',
    description: 'What mentees paid for your sessions on Plumbline, by month, and your share.',
    path: '/earnings',
    noIndex: true,
  },
} satisfies Page<EarningsPageQuery>
