import { PRIVACY_UPDATED } from '../../../api/rules/policies.ts'
import query from '../../__generated__/policyFactsQuery$parameters.ts'
import { page } from '../../relay/page.ts'

export const entry = page({
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
})
