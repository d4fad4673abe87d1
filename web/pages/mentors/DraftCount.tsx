import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { DraftCountQuery } from '../../__generated__/DraftCountQuery.graphql.ts'
import { plural } from '../../lib/plural.ts'

/** How many mentors a choice of filters leaves. */
export const draftCountQuery = graphql`
  query DraftCountQuery($search: String, $mainBranch: String, $subBranch: String, $available: Boolean) {
    mentors(search: $search, mainBranch: $mainBranch, subBranch: $subBranch, available: $available, first: 1) {
      totalCount
    }
  }
`

/** Label of the button that applies the choice. */
export function DraftCount({ queryRef }: { queryRef: PreloadedQuery<DraftCountQuery> }) {
  const { mentors } = usePreloadedQuery<DraftCountQuery>(draftCountQuery, queryRef)
  return `Show ${plural(mentors.totalCount, 'mentor')}`
}
