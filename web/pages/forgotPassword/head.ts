import type { Head } from '../../lib/headTags.ts'

export const forgotPasswordHead = {
  title: 'Forgot Password',
  description: 'Ask for a link to a new Plumbline password. It is mailed to you and works for 1 hour.',
  path: '/forgot-password',
  noIndex: true,
} satisfies Head
