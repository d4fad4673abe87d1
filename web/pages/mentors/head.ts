import type { Head } from '../../ui/headTags.ts'

export const mentorsHead = {
  title: 'Find Mentors',
  description: 'Search reviewed mentors in core engineering by branch, skill and availability.',
  path: '/mentors',
} satisfies Head
