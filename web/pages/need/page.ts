import type { NeedPageQuery } from '../../__generated__/NeedPageQuery.graphql.ts'
import query from '../../__generated__/NeedPageQuery$parameters.ts'
import type { Head } from '../../lib/headTags.ts'
import type { Page } from '../../relay/page.ts'

const NEED = {
  title: 'What you need',
  description: 'What you told us that you need, and the emails about mentors who fit.',
  noIndex: true,
} satisfies Head

export const needNotFoundHead = {
  title: 'Link not found',
  description: 'We could not find what this link leads to on Plumbline.',
  noIndex: true,
} satisfies Head

export const entry = {
  name: 'need',
  code: async () => (await import('./NeedPage.tsx')).NeedPage,
  isPersonal: true,
  query,
  variables: ({ params }) => ({ code: params['code'] ?? '' }),
  head: NEED,
  headOf: ({ mailedNeed }) => (mailedNeed ? { head: NEED, status: 200 } : { head: needNotFoundHead, status: 404 }),
} satisfies Page<NeedPageQuery>
