import { PRIVACY_UPDATED } from '../../../api/rules/policies.ts'
import type { policyFactsQuery } from '../../__generated__/policyFactsQuery.graphql.ts'
import query from '../../__generated__/policyFactsQuery$parameters.ts'
import type { Page } from '../../relay/page.ts'

export const entry = {
  name: 'privacy',
  code: async () => (await import('./PrivacyPolicyPage.tsx')).PrivacyPolicyPage,
  query,
  variables: () => ({}),
  head: {
    title: 'Privacy Policy',
    description:
      'What Plumbline knows about you, why, for how long, and how you get it, correct it and have it erased.',
    path: '/privacy-policy',
    updated: PRIVACY_UPDATED,
  },
} satisfies Page<policyFactsQuery>
