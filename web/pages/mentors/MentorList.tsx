import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay'
import { MENTOR_PAGE, SKELETON_CARDS } from '../../../api/rules/constants.ts'
import type { MentorList_query$key } from '../../__generated__/MentorList_query.graphql.ts'
import type { Filters } from '../../features/mentors/filters.ts'
import { MentorCard } from '../../features/mentors/MentorCard.tsx'
import { rememberShown } from '../../lib/shownCount.ts'
import { showFailure } from '../../ui/Failure.tsx'
import { lazyPart, preloadApart } from '../../ui/lazyPart.tsx'
import { MentorCards } from './MentorCards.tsx'
import { ResultBar } from './ResultBar.tsx'

interface MentorListProps {
  queryKey: MentorList_query$key
  applied: Filters
  onApply: (filters: Filters) => void
  /** Others are on their way: the shown ones are dimmed. */
  isChanging: boolean
}

/** The way to more comes a moment later: it is below a page of cards. */
const MoreMentors = lazyPart(
  () => import('./MoreMentors.tsx').then((module) => module.MoreMentors),
  null,
  undefined,
  showFailure,
)
void preloadApart(MoreMentors)

/** Loaded only when nobody matches; the bar above already says "Showing 0 mentors". */
const NoMentors = lazyPart(
  () => import('./NoMentors.tsx').then((module) => module.NoMentors),
  null,
  undefined,
  showFailure,
)

/** The mentors that match, more by cursor. */
export function MentorList({ queryKey, applied, onApply, isChanging }: MentorListProps) {
  const query = useFragment(
    graphql`
      fragment MentorList_query on Query @argumentDefinitions(first: { type: "Int" }) {
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
        ) @connection(key: "MentorList_mentors", filters: ["search", "mainBranch", "subBranch", "available", "sort"]) {
          totalCount
          edges {
            node {
              id
              ...MentorCard_mentor
            }
          }
        }
        ...MoreMentors_query @arguments(first: $first)
      }
    `,
    queryKey,
  )
  const { edges, totalCount } = query.mentors
  const now = new Date(query.site.now)
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
          <MoreMentors queryKey={query} />
        </>
      )}
    </>
  )
}
