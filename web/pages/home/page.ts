import { SESSION_LENGTH } from '../../../api/rules/constants.ts'
import type { HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts'
import query from '../../__generated__/HomePageQuery$parameters.ts'
import type { Page } from '../../relay/page.ts'

export const entry = {
  name: 'home',
  code: async () => (await import('./HomePage.tsx')).HomePage,
  skeleton: async () => (await import('./HomePageSkeleton.tsx')).HomePageSkeleton,
  query,
  variables: () => ({}),
  head: {
    title: 'Ask an engineer who has already built it',
    description: `Paid one-to-one mentors in civil, electrical and mechanical engineering. Book ${SESSION_LENGTH}, in rupees.`,
    path: '/',
  },
} satisfies Page<HomePageQuery>
