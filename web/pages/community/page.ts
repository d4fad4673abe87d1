import query from '../../__generated__/CommunityPageQuery$parameters.ts'
import { page } from '../../relay/page.ts'

export const communityEntry = page({
  paths: ['/community'],
  query,
  variables: () => ({}),
  head: {
    title: 'Community',
    description:
      'Join students and early-career engineers of the core branches: our group, live workshops, and mentors.',
    path: '/community',
  },
})
