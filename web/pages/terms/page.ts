import { TERMS_UPDATED } from '../../../api/rules/policies.ts'
import query from '../../__generated__/policyFactsQuery$parameters.ts'
import { page } from '../../relay/page.ts'

export const entry = page({
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
})
