import { useEffect } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import { MENTOR_PAGE, SKELETON_CARDS } from '../../../api/rules/constants.ts'
import type { MentorList_query$key } from '../../__generated__/MentorList_query.graphql.ts'
import type { MentorListPaginationQuery } from '../../__generated__/MentorListPaginationQuery.graphql.ts'
import type { Filters } from '../../features/mentors/filters.ts'
import { MentorCard } from '../../features/mentors/MentorCard.tsx'
import { moreShown, rememberShown } from '../../lib/shownCount.ts'
import { useLoadMore } from '../../relay/useLoadMore.ts'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { MentorCards } from './MentorCards.tsx'
import { NoMentors } from './NoMentors.tsx'
import { ResultBar } from './ResultBar.tsx'

interface MentorListProps {
  queryKey: MentorList_query$key
  applied: Filters
  onApply: (filters: Filters) => void
  /** Others are on their way: the shown ones are dimmed. */
  isChanging: boolean
}

/** The mentors that match, more by cursor. */
export function MentorList({ queryKey, applied, onApply, isChanging }: MentorListProps) {
  const { data, ...pages } = usePaginationFragment<MentorListPaginationQuery, MentorList_query$key>(
    graphql`
      fragment MentorList_query on Query
      @refetchable(queryName: "MentorListPaginationQuery")
      @argumentDefinitions(first: { type: "Int" }, after: { type: "String" }) {
        site {
          now
        }
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
  const now = new Date(data.site.now)
  const more = useLoadMore(pages, { size: MENTOR_PAGE, list, failure: 'Failed to fetch mentors' })
  const href = moreShown(useLocation().search, edges.length, MENTOR_PAGE)
  useEffect(() => rememberShown(edges.length, MENTOR_PAGE), [edges.length])
  return (
    <>
      <ResultBar count={totalCount} applied={applied} onApply={onApply} isChanging={isChanging} />
      {edges.length === 0 ? (
        <NoMentors applied={applied} />
      ) : (
        <>
          <MentorCards aria-busy={isChanging || undefined} $stale={isChanging}>
            {edges.map(({ node }, index) => (
              <li key={node.id}>
                <MentorCard mentorKey={node} now={now} lazy={index >= SKELETON_CARDS} />
              </li>
            ))}
          </MentorCards>
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
        </>
      )}
    </>
  )
}

const More = styled(LoadMore)`
  margin-top: 28px;
`
