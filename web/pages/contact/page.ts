import query from '../../__generated__/policyFactsQuery$parameters.ts'
import { page } from '../../relay/page.ts'

export const contactEntry = page({
  paths: ['/contact-us'],
  query,
  variables: () => ({}),
  head: {
    title: 'Contact Us',
    description: 'Write to support, suggest a workshop, or find your question answered.',
    path: '/contact-us',
  },
})
