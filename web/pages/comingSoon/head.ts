import type { Head } from '../../lib/headTags.ts'

/** Not for search engines: it announces what mentors already offer by now. */
export const comingSoonHead = {
  title: 'Advanced Package Coming Soon',
  description: 'One month with a mentor: unlimited chat, live sessions, and somebody to ask.',
  path: '/coming-soon',
  noIndex: true,
} satisfies Head
