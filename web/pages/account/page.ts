import type { AccountPageQuery } from '../../__generated__/AccountPageQuery.graphql.ts'
import query from '../../__generated__/AccountPageQuery$parameters.ts'
import type { Page } from '../../relay/page.ts'

export const entry = {
  name: 'account',
  code: async () => (await import('./AccountPage.tsx')).AccountPage,
  skeleton: async () => (await import('./AccountPageSkeleton.tsx')).AccountPageSkeleton,
  isPersonal: true,
  query,
  variables: () => ({}),
  head: {
    title: 'Account and security',
    description: 'Your Plumbline account: password, devices, your data, and closing it.',
    path: '/account',
    noIndex: true,
  },
} satisfies Page<AccountPageQuery>
