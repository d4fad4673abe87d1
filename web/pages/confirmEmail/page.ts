import query from '../../__generated__/ConfirmEmailPageQuery$parameters.ts'
import { page } from '../../relay/page.ts'

export const confirmEmailEntry = page({
  paths: ['/confirm-email'],
  isPersonal: true,
  query,
  variables: () => ({}),
  head: {
    title: 'Confirm Email',
    description: 'Confirm that a Plumbline account has your email address.',
    path: '/confirm-email',
    noIndex: true,
  },
})
