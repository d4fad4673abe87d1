import type { PlainPage } from '../../relay/page.ts'

export const forgotPasswordEntry = {
  paths: ['/forgot-password'],
  head: {
    title: 'Forgot Password',
    description: 'Ask for a link to a new Plumbline password. We email it to you; it works for 1 hour.',
    path: '/forgot-password',
    noIndex: true,
  },
} satisfies PlainPage
