import { Clock, Hourglass, Users } from 'lucide-react'
import { useEffect } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { useLocation } from 'react-router'
import type { WorkshopList_query$key } from '../../__generated__/WorkshopList_query.graphql.ts'
import type { WorkshopList_workshop$key } from '../../__generated__/WorkshopList_workshop.graphql.ts'
import type { WorkshopListPaginationQuery } from '../../__generated__/WorkshopListPaginationQuery.graphql.ts'
import { WorkshopImage } from '../../features/workshops/WorkshopImage.tsx'
import { fullText, reservedSeats } from '../../features/workshops/fullText.ts'
import { workshopPath, workshopsPath } from '../../features/workshops/workshopPath.ts'
import { workshopDate, workshopTime } from '../../features/workshops/workshopTimes.ts'
import { plural } from '../../lib/plural.ts'
import { moreShown, rememberShown } from '../../lib/shownCount.ts'
import { useLoadMore } from '../../relay/useLoadMore.ts'
import { Badge } from '../../ui/mark/Badge.tsx'
import { BranchBadge } from '../../ui/mark/BranchBadge.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Link } from '../../ui/Link.tsx'
import { LoadMore } from '../../ui/feedback/LoadMore.tsx'
import { Money } from '../../ui/mark/Money.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { WORKSHOP_PAGE } from './page.ts'
import { By, Closed, Facts, Fee, Foot, Inside, On, Picture, Sheet, Text } from './workshopCardParts.ts'
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
              ...WorkshopList_workshop
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

/** The card says how many seats are left once there are at most so many. */
const FEW = 10

interface WorkshopCardProps {
  workshopKey: WorkshopList_workshop$key
  /** False for the first one: its picture loads at once. */
  lazy: boolean
}

/** A workshop in the list. One link covers the whole card; place it in a stretching cell. */
function WorkshopCard({ workshopKey, lazy }: WorkshopCardProps) {
  const workshop = useFragment(
    graphql`
      fragment WorkshopList_workshop on Workshop {
        databaseId
        title
        description
        branch
        instructorName
        date
        time
        startsAt
        duration
        registeredCount
        maxParticipants
        seatsLeft
        isFull
        price
        image(size: LARGE)
        isRegistrationOpen
      }
    `,
    workshopKey,
  )
  const { title, branch, price, registeredCount, maxParticipants, seatsLeft, isFull, isRegistrationOpen } = workshop
  const seats = { registeredCount, maxParticipants }
  const reserved = isFull ? reservedSeats(seats) : 0
  const path = workshopPath(workshop.databaseId)
  return (
    <Sheet>
      <Picture>
        <WorkshopImage branch={branch} image={workshop.image} lazy={lazy} />
        <BranchBadge mainBranch={branch} />
      </Picture>
      <Inside>
        <On>
          <time dateTime={workshop.startsAt}>{workshopDate(workshop.date)}</time>
          {isFull ? (
            <Badge $tone="bad">{fullText(seats)}</Badge>
          ) : (
            isRegistrationOpen && seatsLeft <= FEW && <Badge $tone="warn">{`${plural(seatsLeft, 'seat')} left`}</Badge>
          )}
        </On>
        <h3>{isRegistrationOpen ? title : <Link to={path}>{title}</Link>}</h3>
        <By>With {workshop.instructorName}</By>
        <Text>{workshop.description}</Text>
        <Facts>
          <li>
            <Clock size={16} /> {workshopTime(workshop.time)}
          </li>
          <li>
            <Hourglass size={16} />
            <VisuallyHidden>Duration: </VisuallyHidden>
            {workshop.duration}
          </li>
          <li>
            <Users size={16} />{' '}
            {reserved > 0 ? `${registeredCount} registered, ${reserved} reserved` : `${registeredCount} registered`}
          </li>
        </Facts>
      </Inside>
      <Foot>
        <Fee>
          <Money paise={price} />
          {price === 0 && <small>Free</small>}
        </Fee>
        {isRegistrationOpen ? (
          <ButtonLink look="primary" size="small" to={path}>
            {isFull ? 'Join the waiting list' : 'View Details & Register'}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </ButtonLink>
        ) : (
          <Closed>Registrations Closed</Closed>
        )}
      </Foot>
    </Sheet>
  )
}
