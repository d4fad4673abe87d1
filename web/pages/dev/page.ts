import type { PlainPage } from '../../relay/page.ts'

export const entry = {
  name: 'dev',
  code: async () => (await import('./UiPage.tsx')).UiPage,
  head: {
    title: 'Building blocks',
    description: 'Every building block in every state.',
    noIndex: true,
  },
} satisfies PlainPage
