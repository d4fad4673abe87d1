import type { PlainPage } from '../../relay/page.ts'

export const entry = {
  name: 'forgotPassword',
  code: async () => (await import('./ForgotPasswordPage.tsx')).ForgotPasswordPage,
  skeleton: async () => (await import('../../features/accounts/form/FormSkeletons.tsx')).ForgotPasswordSkeleton,
  head: {
    title: 'Forgot password',
    description: 'Get a link to set a new Plumbline password. It works for 1 hour.',
    path: '/forgot-password',
    noIndex: true,
  },
} satisfies PlainPage
