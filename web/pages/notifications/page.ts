import query from '../../__generated__/NotificationsPageQuery$parameters.ts'
import { page } from '../../relay/page.ts'

export const entry = page({
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
})
