import type { PlainPage } from '../../relay/page.ts'

export const entry = {
  name: 'admin',
  code: async () => (await import('./AdminPage.tsx')).AdminPage,
  head: { title: 'Admin', description: 'Mentors, workshops, bookings and chats.', noIndex: true },
} satisfies PlainPage
