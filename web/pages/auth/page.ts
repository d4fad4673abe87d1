import query from '../../__generated__/AuthPageQuery$parameters.ts'
import { page } from '../../relay/page.ts'

export const authEntry = page({
  paths: ['/auth'],
  query,
  variables: () => ({}),
  head: {
    title: 'Login / Sign Up',
    description: 'Sign in to Plumbline as a mentor or a mentee, or join.',
    path: '/auth',
    noIndex: true,
  },
})
