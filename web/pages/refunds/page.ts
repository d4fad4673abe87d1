import query from '../../__generated__/policyFactsQuery$parameters.ts'
import { page } from '../../relay/page.ts'

export const refundsEntry = page({
  paths: ['/cancellation-refund-policy'],
  query,
  variables: () => ({}),
  head: {
    title: 'Cancellation and Refund Policy',
    description:
      'Until when a session, a monthly plan or a workshop can be cancelled for a refund, and how it is paid.',
    path: '/cancellation-refund-policy',
  },
})
