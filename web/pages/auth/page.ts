import type { AuthPageQuery } from '../../__generated__/AuthPageQuery.graphql.ts'
import query from '../../__generated__/AuthPageQuery$parameters.ts'
import { bookingLeft } from '../../features/accounts/bookingLeft.ts'
import type { Page } from '../../relay/page.ts'

export const entry = {
  name: 'auth',
  code: async () => (await import('./AuthPage.tsx')).AuthPage,
  skeleton: async () => (await import('./AuthPageSkeleton.tsx')).AuthPageSkeleton,
  query,
  variables({ url }) {
    const left = bookingLeft(url.searchParams.get('returnTo'))
    return { mentorId: left?.mentorId ?? 0, hasBooking: left !== null }
  },
  head: {
    title: 'Login / Sign Up',
    description: 'Log in to Plumbline as a mentor or a mentee, or sign up.',
    path: '/auth',
    noIndex: true,
  },
} satisfies Page<AuthPageQuery>
