import type { Head } from '../../lib/headTags.ts'

export const accountHead = {
  title: 'Account and Security',
  description: 'Your Plumbline account: password, devices, your data, and closing it.',
  path: '/account',
  noIndex: true,
} satisfies Head
