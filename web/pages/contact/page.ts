import type { policyFactsQuery } from '../../__generated__/policyFactsQuery.graphql.ts'
import query from '../../__generated__/policyFactsQuery$parameters.ts'
import type { Page } from '../../relay/page.ts'

export const entry = {
  name: 'contact',
  code: async () => (await import('./ContactPage.tsx')).ContactPage,
  query,
  variables: () => ({}),
  head: {
    title: 'Contact Us',
    description: 'Write to support, suggest a workshop, or find an answer to your question.',
    path: '/contact-us',
  },
} satisfies Page<policyFactsQuery>
