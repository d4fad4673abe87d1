import { Fragment, useEffect } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import { MENTOR_PAGE, SKELETON_CARDS } from '../../../api/rules/constants.ts'
import type { MentorList_query$key } from '../../__generated__/MentorList_query.graphql.ts'
import type { MentorListPaginationQuery } from '../../__generated__/MentorListPaginationQuery.graphql.ts'
import { appliedFilters } from '../../features/mentors/appliedFilters.ts'
import { writeFilters, type Filters } from '../../features/mentors/filters.ts'
import { MentorCard } from '../../features/mentors/MentorCard.tsx'
import { TellNeed } from '../../features/needs/TellNeed.tsx'
import { moreShown, rememberShown } from '../../lib/shownCount.ts'
import { useLoadMore } from '../../relay/useLoadMore.ts'
import { LoadMore } from '../../ui/feedback/LoadMore.tsx'
import { Link } from '../../ui/Link.tsx'
import { WithFacets } from './Facets.tsx'
import { MentorCards } from './FindLayout.tsx'
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
          asTyped: $asTyped
          mainBranch: $mainBranch
          subBranch: $subBranch
          available: $available
          minPrice: $minPrice
          maxPrice: $maxPrice
          free: $free
          language: $language
          minExperience: $minExperience
          minRating: $minRating
          city: $city
          sort: $sort
          first: $first
          after: $after
        )
          @connection(
            key: "MentorList_mentors"
            filters: [
              "search"
              "asTyped"
              "mainBranch"
              "subBranch"
              "available"
              "minPrice"
              "maxPrice"
              "free"
              "language"
              "minExperience"
              "minRating"
              "city"
              "sort"
            ]
          ) {
          __id
          totalCount
          correctedSearch
          searchGroups {
            words
            count
          }
          nearest {
            id
            ...MentorCard_mentor
          }
          edges {
            matched {
              ...MentorCard_matched
            }
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
  const { __id: list, edges, totalCount, correctedSearch, searchGroups, nearest } = data.mentors
  const now = new Date(data.site.now)
  const found = foundFor(searchGroups, totalCount)
  const more = useLoadMore(pages, { size: MENTOR_PAGE, list, failure: 'Failed to fetch mentors' })
  const href = moreShown(useLocation().search, edges.length, MENTOR_PAGE)
  useEffect(() => rememberShown(edges.length, MENTOR_PAGE), [edges.length])
  return (
    <>
      <ResultBar count={totalCount} applied={applied} onApply={onApply} isChanging={isChanging} />
      {correctedSearch !== null && <Corrected corrected={correctedSearch} applied={applied} />}
      {edges.length === 0 ? (
        <>
          <WithFacets filters={applied}>{(facets) => <NoMentors applied={applied} facets={facets} />}</WithFacets>
          {nearest.length > 0 && (
            <>
              <NearTitle>Near what you look for</NearTitle>
              <MentorCards aria-busy={isChanging || undefined} $stale={isChanging}>
                {nearest.map((mentor) => (
                  <li key={mentor.id}>
                    <MentorCard mentorKey={mentor} matchedKey={null} now={now} />
                  </li>
                ))}
              </MentorCards>
            </>
          )}
        </>
      ) : (
        <>
          {groupsOf(edges, searchGroups, totalCount).map(({ title, cards }) => (
            <Fragment key={cards[0]?.edge.node.id}>
              {title !== null && <GroupTitle>{title}</GroupTitle>}
              <MentorCards aria-busy={isChanging || undefined} $stale={isChanging}>
                {cards.map(({ edge: { node, matched }, index }) => (
                  <li key={node.id}>
                    <MentorCard mentorKey={node} matchedKey={matched} now={now} lazy={index >= SKELETON_CARDS} />
                  </li>
                ))}
              </MentorCards>
            </Fragment>
          ))}
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
      <TellNeed
        key={applied.search}
        search={applied.search}
        isFew={found < ENOUGH}
        isMissed={!isChanging && found < ENOUGH && isSearchAlone(applied)}
      />
    </>
  )
}

/** With fewer a search has found too little. */
const ENOUGH = 3

/** How many match all words. Groups come with a search; one that is not counted has all of the list. */
function foundFor(groups: readonly SearchGroup[], totalCount: number): number {
  if (groups.length === 0) return totalCount
  const all = groups.find(({ words }) => words === null)
  return all ? (all.count ?? totalCount) : 0
}

const isSearchAlone = (applied: Filters): boolean =>
  applied.search !== '' && appliedFilters(applied).every(({ name }) => name === 'search')

interface SearchGroup {
  readonly words: string | null
  readonly count: number | null
}

/** The cards under what they match of the search: who matches all of it stands under nothing. */
function groupsOf<Edge>(edges: readonly Edge[], groups: readonly SearchGroup[], totalCount: number) {
  const cards = edges.map((edge, index) => ({ edge, index }))
  let from = 0
  const titled = (groups.length > 0 ? groups : [{ words: null, count: null }]).map(({ words, count }) => {
    const own = cards.slice(from, count === null ? undefined : from + count)
    from += own.length
    return { title: words === null ? null : `${count ?? totalCount} for ‘${words}’`, cards: own }
  })
  return titled.filter((group) => group.cards.length > 0)
}

/** Says what was searched for in place of what was typed, and leads back. */
function Corrected({ corrected, applied }: { corrected: string; applied: Filters }) {
  return (
    <Note>
      <span>Showing results for </span>
      <strong>{corrected}</strong>
      <span>. Search instead for </span>
      <Link to={{ search: writeFilters({ ...applied, asTyped: true }) }}>{applied.search}</Link>
      <span>.</span>
    </Note>
  )
}

const Note = styled.p`
  margin-bottom: 14px;
  overflow-wrap: anywhere;
`

const NearTitle = styled.h3`
  margin: 24px 0 12px;
  font-size: var(--t17);
`

const GroupTitle = styled.p`
  margin-bottom: 12px;
  color: var(--muted);
  font-weight: 600;
  overflow-wrap: anywhere;
  ul + & {
    margin-top: 28px;
  }
`

const More = styled(LoadMore)`
  margin-top: 28px;
`
