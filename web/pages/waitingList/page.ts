import type { WaitingListPageQuery } from '../../__generated__/WaitingListPageQuery.graphql.ts'
import query from '../../__generated__/WaitingListPageQuery$parameters.ts'
import type { Head } from '../../lib/headTags.ts'
import type { Page } from '../../relay/page.ts'

const WAITING_LIST = {
  title: 'Waiting list',
  description: 'Your place in the waiting list of a workshop, and the seat that is offered to you.',
  noIndex: true,
} satisfies Head

export const entryNotFoundHead = {
  title: 'Waiting list entry not found',
  description: 'We could not find this place in a waiting list on Plumbline.',
  noIndex: true,
} satisfies Head

export const entry = {
  name: 'waitingList',
  code: async () => (await import('./WaitingListPage.tsx')).WaitingListPage,
  skeleton: async () => (await import('./WaitingListPageSkeleton.tsx')).WaitingListPageSkeleton,
  isPersonal: true,
  query,
  variables: ({ params }) => ({ code: params['code'] ?? '' }),
  head: WAITING_LIST,
  headOf: ({ waitingListEntry }) =>
    waitingListEntry ? { head: WAITING_LIST, status: 200 } : { head: entryNotFoundHead, status: 404 },
} satisfies Page<WaitingListPageQuery>
