import type { Head } from '../../lib/headTags.ts'

export const menteeSignupHead = {
  title: 'Join as a Mentee',
  description: 'Register to book one-to-one sessions with engineers of your own branch.',
  path: '/mentee-signup',
} satisfies Head
