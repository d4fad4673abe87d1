import type { Head } from '../../lib/headTags.ts'

export const mentorSignupHead = {
  title: 'Join as a Mentor',
  description: 'Apply to mentor engineering students and graduates in your own hours, at your own rates.',
  path: '/mentor-signup',
} satisfies Head
