import query from '../../__generated__/ConfirmEmailPageQuery$parameters.ts'
import { page } from '../../relay/page.ts'

export const entry = page({
  code: async () => (await import('./ConfirmEmailPage.tsx')).ConfirmEmailPage,
  skeleton: async () => (await import('./ConfirmEmailPageSkeleton.tsx')).ConfirmEmailPageSkeleton,
  isPersonal: true,
  query,
  variables: () => ({}),
  head: {
    title: 'Confirm email',
    description: 'Confirm the email address of your Plumbline account.',
    path: '/confirm-email',
    noIndex: true,
  },
})
