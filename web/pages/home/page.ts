import { SESSION_MINUTES } from '../../../api/rules/constants.ts'
import query from '../../__generated__/HomePageQuery$parameters.ts'
import { page } from '../../relay/page.ts'

export const entry = page({
  code: async () => (await import('./HomePage.tsx')).HomePage,
  skeleton: async () => (await import('./HomePageSkeleton.tsx')).HomePageSkeleton,
  query,
  variables: () => ({}),
  head: {
    title: 'Ask an engineer who has already built it',
    description: `Paid one-to-one mentors in civil, electrical and mechanical engineering. Book ${SESSION_MINUTES} minutes, in rupees.`,
    path: '/',
  },
})
