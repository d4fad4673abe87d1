import type { Head } from '../../lib/headTags.ts'

export const notificationsHead = {
  title: 'All Notifications',
  description: 'News of your sessions, payments, workshops and mentorship requests.',
  path: '/notifications',
  noIndex: true,
} satisfies Head
