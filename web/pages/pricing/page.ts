import type { policyFactsQuery } from '../../__generated__/policyFactsQuery.graphql.ts'
import query from '../../__generated__/policyFactsQuery$parameters.ts'
import type { Page } from '../../relay/page.ts'

export const entry = {
  name: 'pricing',
  code: async () => (await import('./PricingPage.tsx')).PricingPage,
  query,
  variables: () => ({}),
  head: {
    title: 'Pricing',
    description:
      'One session, one month or a workshop: what each includes, what mentors charge for it, and how refunds work.',
    path: '/pricing',
  },
} satisfies Page<policyFactsQuery>
