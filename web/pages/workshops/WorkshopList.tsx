import { useEffect } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { useLocation } from 'react-router'
import type { WorkshopList_query$key } from '../../__generated__/WorkshopList_query.graphql.ts'
import type { WorkshopListPaginationQuery } from '../../__generated__/WorkshopListPaginationQuery.graphql.ts'
import { workshopsPath } from '../../features/workshops/workshopPath.ts'
import { plural } from '../../lib/plural.ts'
import { moreShown, rememberShown } from '../../lib/shownCount.ts'
import { useLoadMore } from '../../relay/useLoadMore.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { WORKSHOP_PAGE } from './page.ts'
import { WorkshopCard } from './WorkshopCard.tsx'
import { WorkshopCards } from './workshopsLayout.tsx'

interface WorkshopListProps {
  queryKey: WorkshopList_query$key
  /** Empty for all. */
  branch: string
  /** Others are on their way: the shown ones are dimmed. */
  isChanging: boolean
  /** The way to all of them has been taken: it goes away. */
  onShowAll: () => void
}

/** How many there are, their cards, and the way to more. */
export function WorkshopList({ queryKey, branch, isChanging, onShowAll }: WorkshopListProps) {
  const { data, ...pages } = usePaginationFragment<WorkshopListPaginationQuery, WorkshopList_query$key>(
    graphql`
      fragment WorkshopList_query on Query
      @refetchable(queryName: "WorkshopListPaginationQuery")
      @argumentDefinitions(first: { type: "Int" }, after: { type: "String" }) {
        workshops(branch: $branch, first: $first, after: $after)
          @connection(key: "WorkshopList_workshops", filters: ["branch"]) {
          __id
          totalCount
          edges {
            node {
              id
              ...WorkshopCard_workshop
            }
          }
        }
      }
    `,
    queryKey,
  )
  const { __id: list, edges, totalCount } = data.workshops
  const more = useLoadMore(pages, { size: WORKSHOP_PAGE, list, isHeld: isChanging })
  const href = moreShown(useLocation().search, edges.length, WORKSHOP_PAGE)
  useEffect(() => rememberShown(edges.length, WORKSHOP_PAGE), [edges.length])
  return (
    <>
      <h2 aria-live="polite">{isChanging ? 'Searching…' : `Showing ${plural(totalCount, 'workshop')}`}</h2>
      {edges.length === 0 ? (
        <NoWorkshops branch={branch} onShowAll={onShowAll} />
      ) : (
        <WorkshopCards aria-busy={isChanging || undefined} $stale={isChanging}>
          {edges.map(({ node }, index) => (
            <li key={node.id}>
              <WorkshopCard workshopKey={node} lazy={index > 0} />
            </li>
          ))}
        </WorkshopCards>
      )}
      {totalCount > WORKSHOP_PAGE && (
        <LoadMore {...more} href={href} status={`${edges.length} of ${totalCount} shown`}>
          {`Load ${Math.min(WORKSHOP_PAGE, Math.max(1, totalCount - edges.length))} more`}
        </LoadMore>
      )}
    </>
  )
}

/** Nothing to come, or nothing of this branch. */
function NoWorkshops({ branch, onShowAll }: { branch: string; onShowAll: () => void }) {
  return (
    <EmptyState
      title="No workshops found"
      level={3}
      actions={
        <ButtonLink look="primary" to={workshopsPath()} onClick={onShowAll}>
          View All Workshops
        </ButtonLink>
      }
    >
      {branch === ''
        ? 'No workshop is announced yet. Suggest one, and our team will look for a mentor.'
        : `No workshop in ${branch} is announced yet. See those of all branches, or suggest one.`}
    </EmptyState>
  )
}
