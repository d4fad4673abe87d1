import type { PlainPage } from '../../relay/page.ts'

export const devEntry = {
  paths: ['/dev/ui'],
  head: {
    title: 'Building blocks',
    description: 'Every building block in every state.',
    noIndex: true,
  },
} satisfies PlainPage
