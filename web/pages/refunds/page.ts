import type { policyFactsQuery } from '../../__generated__/policyFactsQuery.graphql.ts'
import query from '../../__generated__/policyFactsQuery$parameters.ts'
import type { Page } from '../../relay/page.ts'

export const entry = {
  name: 'refunds',
  code: async () => (await import('./RefundPolicyPage.tsx')).RefundPolicyPage,
  query,
  variables: () => ({}),
  head: {
    title: 'Cancellation and Refund Policy',
    description:
      'Until when a session, a monthly plan or a workshop can be cancelled for a refund, and how it is paid.',
    path: '/cancellation-refund-policy',
  },
} satisfies Page<policyFactsQuery>
