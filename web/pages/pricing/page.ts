import query from '../../__generated__/policyFactsQuery$parameters.ts'
import { page } from '../../relay/page.ts'

export const entry = page({
  code: async () => (await import('./PricingPage.tsx')).PricingPage,
  query,
  variables: () => ({}),
  head: {
    title: 'Pricing',
    description:
      'One session, one month or a workshop: what each includes, what mentors charge for it, and how refunds work.',
    path: '/pricing',
  },
})
