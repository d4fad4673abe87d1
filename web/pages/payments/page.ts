import type { PaymentsPageQuery } from '../../__generated__/PaymentsPageQuery.graphql.ts'
import query from '../../__generated__/PaymentsPageQuery$parameters.ts'
import type { Page } from '../../relay/page.ts'

export const entry = {
  name: 'payments',
  code: async () => (await import('./PaymentsPage.tsx')).PaymentsPage,
  skeleton: async () => (await import('./PaymentsPageSkeleton.tsx')).PaymentsPageSkeleton,
  isPersonal: true,
  query,
  variables: () => ({}),
  head: {
    title: 'Payments',
    description: 'What you have paid on Plumbline, your refunds and your receipts.',
    path: '/payments',
    noIndex: true,
  },
} satisfies Page<PaymentsPageQuery>
