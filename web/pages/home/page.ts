import { SESSION_MINUTES } from '../../../api/rules/constants.ts'
import query from '../../__generated__/HomePageQuery$parameters.ts'
import { page } from '../../relay/page.ts'

export const homeEntry = page({
  paths: ['/'],
  query,
  variables: () => ({}),
  head: {
    title: 'Ask an engineer who has already built it',
    description: `Paid one-to-one mentors in civil, electrical and mechanical engineering. Book ${SESSION_MINUTES} minutes, in rupees.`,
    path: '/',
  },
})
