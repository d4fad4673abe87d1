import type { WorkshopsPageQuery } from '../../__generated__/WorkshopsPageQuery.graphql.ts'
import query from '../../__generated__/WorkshopsPageQuery$parameters.ts'
import type { Page } from '../../relay/page.ts'
import { workshopVariables } from './branchFilter.ts'

export const entry = {
  name: 'workshops',
  code: async () => (await import('./WorkshopsPage.tsx')).WorkshopsPage,
  skeleton: async () => (await import('./WorkshopsPageSkeleton.tsx')).WorkshopsPageSkeleton,
  query,
  variables: ({ url }) => workshopVariables(url),
  head: {
    title: 'Upcoming Live Workshops',
    description: 'Live online workshops in core engineering: a few hours on one real piece of work, at a fixed price.',
    path: '/workshops',
  },
} satisfies Page<WorkshopsPageQuery>
