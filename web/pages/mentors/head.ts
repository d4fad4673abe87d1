import type { Head } from '../../lib/headTags.ts'

export const mentorsHead = {
  title: 'Find Mentors',
  description: 'Search reviewed mentors in core engineering by branch, skill and availability.',
  path: '/mentors',
} satisfies Head
