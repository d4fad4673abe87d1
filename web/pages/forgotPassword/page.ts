import type { PlainPage } from '../../relay/page.ts'

export const forgotPasswordEntry = {
  paths: ['/forgot-password'],
  head: {
    title: 'Forgot password',
    description: 'Get a link to set a new Plumbline password. It works for 1 hour.',
    path: '/forgot-password',
    noIndex: true,
  },
} satisfies PlainPage
