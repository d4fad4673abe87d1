import type { PlainPage } from '../../relay/page.ts'

export const entry = {
  name: 'menteeSignup',
  code: async () => (await import('./MenteeSignupPage.tsx')).MenteeSignupPage,
  skeleton: async () => (await import('../../features/accounts/form/FormSkeletons.tsx')).MenteeSignUpSkeleton,
  head: {
    title: 'Join as a Mentee',
    description: 'Register to book one-to-one sessions with engineers of your own branch.',
    path: '/mentee-signup',
  },
} satisfies PlainPage
