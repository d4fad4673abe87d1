import query from '../../__generated__/policyFactsQuery$parameters.ts'
import { page } from '../../relay/page.ts'

export const contactEntry = page({
  paths: ['/contact-us'],
  query,
  variables: () => ({}),
  head: {
    title: 'Contact Us',
    description: 'Write to support, suggest a workshop, or find an answer to your question.',
    path: '/contact-us',
  },
})
