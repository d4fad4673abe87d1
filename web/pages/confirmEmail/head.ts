import type { Head } from '../../lib/headTags.ts'

export const confirmEmailHead = {
  title: 'Confirm Email',
  description: 'Confirm that a Plumbline account has your email address.',
  path: '/confirm-email',
  noIndex: true,
} satisfies Head
