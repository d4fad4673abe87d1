import { TERMS_UPDATED } from '../../../api/rules/policies.ts'
import type { policyFactsQuery } from '../../__generated__/policyFactsQuery.graphql.ts'
import query from '../../__generated__/policyFactsQuery$parameters.ts'
import type { Page } from '../../relay/page.ts'

export const entry = {
  name: 'terms',
  code: async () => (await import('./TermsOfServicePage.tsx')).TermsOfServicePage,
  query,
  variables: () => ({}),
  head: {
    title: 'Terms of Service',
    description:
      'What you and Plumbline agree on: accounts, sessions and packages, payment, refunds, conduct, liability.',
    path: '/terms-of-service',
    updated: TERMS_UPDATED,
  },
} satisfies Page<policyFactsQuery>
