import { graphql, usePaginationFragment } from 'react-relay'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import { MENTOR_PAGE } from '../../../api/rules/constants.ts'
import type { MoreMentors_query$key } from '../../__generated__/MoreMentors_query.graphql.ts'
import type { MoreMentorsPaginationQuery } from '../../__generated__/MoreMentorsPaginationQuery.graphql.ts'
import { moreShown } from '../../lib/shownCount.ts'
import { useLoadMore } from '../../relay/useLoadMore.ts'
import { LoadMore } from '../../ui/LoadMore.tsx'

/** How many of the mentors are shown, and the way to the next ones. `MentorList` shows the same connection. */
export function MoreMentors({ queryKey }: { queryKey: MoreMentors_query$key }) {
  const { data, ...pages } = usePaginationFragment<MoreMentorsPaginationQuery, MoreMentors_query$key>(
    graphql`
      fragment MoreMentors_query on Query
      @refetchable(queryName: "MoreMentorsPaginationQuery")
      @argumentDefinitions(first: { type: "Int" }, after: { type: "String" }) {
        mentors(
          search: $search
          mainBranch: $mainBranch
          subBranch: $subBranch
          available: $available
          sort: $sort
          first: $first
          after: $after
        ) @connection(key: "MentorList_mentors", filters: ["search", "mainBranch", "subBranch", "available", "sort"]) {
          __id
          totalCount
          edges {
            node {
              id
              ...MentorCard_mentor
            }
          }
        }
      }
    `,
    queryKey,
  )
  const { __id: list, edges, totalCount } = data.mentors
  const more = useLoadMore(pages, { size: MENTOR_PAGE, list, failure: 'Failed to fetch mentors' })
  const href = moreShown(useLocation().search, edges.length, MENTOR_PAGE)
  return (
    <More
      {...more}
      href={href}
      status={
        <>
          <span>{`${edges.length} of ${totalCount} shown`}</span>
          {more.hasNext && !href && (
            <noscript>
              <span>. Search or filter to see the others.</span>
            </noscript>
          )}
        </>
      }
    >
      {`Load ${Math.min(MENTOR_PAGE, Math.max(1, totalCount - edges.length))} more`}
    </More>
  )
}

const More = styled(LoadMore)`
  margin-top: 28px;
`
