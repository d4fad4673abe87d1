import type { NotificationsPageQuery } from '../../__generated__/NotificationsPageQuery.graphql.ts'
import query from '../../__generated__/NotificationsPageQuery$parameters.ts'
import type { Page } from '../../relay/page.ts'

export const entry = {
  name: 'notifications',
  code: async () => (await import('./NotificationsPage.tsx')).NotificationsPage,
  skeleton: async () => (await import('./NotificationsPageSkeleton.tsx')).NotificationsPageSkeleton,
  isPersonal: true,
  query,
  variables: () => ({}),
  head: {
    title: 'All Notifications',
    description: 'Updates on your sessions, payments, workshops and mentorship requests.',
    path: '/notifications',
    noIndex: true,
  },
} satisfies Page<NotificationsPageQuery>
