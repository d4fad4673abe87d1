import { PRIVACY_UPDATED, TERMS_UPDATED } from '../../../api/rules/policies.ts'
import type { Head } from '../../lib/headTags.ts'

export const termsHead = {
  title: 'Terms of Service',
  description:
    'What you and Plumbline agree on: accounts, sessions and packages, payment, refunds, conduct, liability.',
  path: '/terms-of-service',
  updated: TERMS_UPDATED,
} satisfies Head

export const privacyHead = {
  title: 'Privacy Policy',
  description: 'What Plumbline knows about you, why, for how long, and how you get it, correct it and have it erased.',
  path: '/privacy-policy',
  updated: PRIVACY_UPDATED,
} satisfies Head

export const refundHead = {
  title: 'Cancellation and Refund Policy',
  description: 'Until when a session, a monthly plan or a workshop can be cancelled for a refund, and how it is paid.',
  path: '/cancellation-refund-policy',
} satisfies Head
