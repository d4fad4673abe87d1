import type { PlainPage } from '../../relay/page.ts'

export const entry = {
  name: 'notFound',
  code: async () => (await import('./NotFoundPage.tsx')).NotFoundPage,
  head: {
    title: 'Page Not Found',
    description: 'There is no page at this address.',
    noIndex: true,
  },
} satisfies PlainPage
