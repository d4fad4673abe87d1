import type { Head } from '../../lib/headTags.ts'

export const authHead = {
  title: 'Login / Sign Up',
  description: 'Sign in to Plumbline as a mentor or a mentee, or join.',
  path: '/auth',
  noIndex: true,
} satisfies Head
