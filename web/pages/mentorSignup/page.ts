import type { PlainPage } from '../../relay/page.ts'

export const mentorSignupEntry = {
  paths: ['/mentor-signup', '/signup/mentor'],
  head: {
    title: 'Join as a Mentor',
    description: 'Apply to mentor engineering students and graduates in your own hours, at your own rates.',
    path: '/mentor-signup',
  },
} satisfies PlainPage
