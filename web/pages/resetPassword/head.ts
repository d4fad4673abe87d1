import type { Head } from '../../lib/headTags.ts'

export const resetPasswordHead = {
  title: 'Reset Password',
  description: 'Choose a new Plumbline password with the link that was mailed to you.',
  path: '/reset-password',
  noIndex: true,
} satisfies Head
