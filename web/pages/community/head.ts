import type { Head } from '../../lib/headTags.ts'

export const communityHead = {
  title: 'Community',
  description: 'Join students and early-career engineers of the core branches: our group, live workshops, and mentors.',
  path: '/community',
} satisfies Head
