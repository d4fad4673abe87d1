import type { PlainPage } from '../../relay/page.ts'

export const entry = {
  name: 'comingSoon',
  code: async () => (await import('./ComingSoonPage.tsx')).ComingSoonPage,
  /** Not for search engines: it announces what mentors already offer by now. */
  head: {
    title: 'Advanced Package Coming Soon',
    description: 'One month with a mentor: unlimited chat, live sessions, and someone to ask.',
    path: '/coming-soon',
    noIndex: true,
  },
} satisfies PlainPage
