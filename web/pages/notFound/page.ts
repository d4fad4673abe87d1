import type { NotFoundPageQuery } from '../../__generated__/NotFoundPageQuery.graphql.ts'
import query from '../../__generated__/NotFoundPageQuery$parameters.ts'
import type { Page } from '../../relay/page.ts'

export const entry = {
  name: 'notFound',
  code: async () => (await import('./NotFoundPage.tsx')).NotFoundPage,
  query,
  variables: ({ url }) => ({ path: url.pathname }),
  head: {
    title: 'Page Not Found',
    description: 'This page does not exist.',
    noIndex: true,
  },
} satisfies Page<NotFoundPageQuery>
