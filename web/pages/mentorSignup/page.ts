import type { PlainPage } from '../../relay/page.ts'

export const entry = {
  name: 'mentorSignup',
  code: async () => (await import('./MentorSignupPage.tsx')).MentorSignupPage,
  skeleton: async () => (await import('../../features/accounts/form/FormSkeletons.tsx')).MentorSignUpSkeleton,
  head: {
    title: 'Join as a Mentor',
    description: 'Apply to mentor engineering students and graduates in your own hours, at your own rates.',
    path: '/mentor-signup',
  },
} satisfies PlainPage
