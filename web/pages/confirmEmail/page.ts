import type { ConfirmEmailPageQuery } from '../../__generated__/ConfirmEmailPageQuery.graphql.ts'
import query from '../../__generated__/ConfirmEmailPageQuery$parameters.ts'
import type { Page } from '../../relay/page.ts'

export const entry = {
  name: 'confirmEmail',
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
} satisfies Page<ConfirmEmailPageQuery>
