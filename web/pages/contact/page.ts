import query from '../../__generated__/policyFactsQuery$parameters.ts'
import { page } from '../../relay/page.ts'

export const entry = page({
  code: async () => (await import('./ContactPage.tsx')).ContactPage,
  query,
  variables: () => ({}),
  head: {
    title: 'Contact Us',
    description: 'Write to support, suggest a workshop, or find an answer to your question.',
    path: '/contact-us',
  },
})
