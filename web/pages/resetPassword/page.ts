import type { PlainPage } from '../../relay/page.ts'

export const resetPasswordEntry = {
  paths: ['/reset-password'],
  isPersonal: true,
  head: {
    title: 'Reset password',
    description: 'Choose a new Plumbline password with the link in our email.',
    path: '/reset-password',
    noIndex: true,
  },
} satisfies PlainPage
