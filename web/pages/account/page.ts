import query from '../../__generated__/AccountPageQuery$parameters.ts'
import { page } from '../../relay/page.ts'

export const accountEntry = page({
  paths: ['/account'],
  isPersonal: true,
  query,
  variables: () => ({}),
  head: {
    title: 'Account and security',
    description: 'Your Plumbline account: password, devices, your data, and closing it.',
    path: '/account',
    noIndex: true,
  },
})
