import query from '../../__generated__/ConfirmEmailPageQuery$parameters.ts'
import { page } from '../../relay/page.ts'

export const confirmEmailEntry = page({
  paths: ['/confirm-email'],
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
