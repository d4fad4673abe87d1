import type { PlainPage } from '../../relay/page.ts'

export const notFoundEntry = {
  paths: ['*'],
  head: {
    title: 'Page Not Found',
    description: 'There is no page at this address.',
    noIndex: true,
  },
} satisfies PlainPage
