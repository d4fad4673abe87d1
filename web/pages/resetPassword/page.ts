import type { PlainPage } from '../../relay/page.ts'

export const entry = {
  name: 'resetPassword',
  code: async () => (await import('./ResetPasswordPage.tsx')).ResetPasswordPage,
  skeleton: async () => (await import('../../features/accounts/form/FormSkeletons.tsx')).ResetPasswordSkeleton,
  isPersonal: true,
  head: {
    title: 'Reset password',
    description: 'Choose a new Plumbline password with the link in our email.',
    path: '/reset-password',
    noIndex: true,
  },
} satisfies PlainPage
