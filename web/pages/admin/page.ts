import type { AdminPageQuery } from '../../__generated__/AdminPageQuery.graphql.ts'
import query from '../../__generated__/AdminPageQuery$parameters.ts'
import type { Page } from '../../relay/page.ts'

export const entry = {
  name: 'admin',
  code: async () => (await import('./AdminPage.tsx')).AdminPage,
  query,
  variables: () => ({}),
  parts: async () => (await import('./parts.ts')).parts,
  head: { title: 'Admin', description: 'Mentors, workshops, bookings and chats.', noIndex: true },
} satisfies Page<AdminPageQuery>
