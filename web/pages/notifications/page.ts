import query from '../../__generated__/NotificationsPageQuery$parameters.ts'
import { page } from '../../relay/page.ts'

export const notificationsEntry = page({
  paths: ['/notifications'],
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
