import { graphql } from 'react-relay'
import type { StillBookedQuery } from '../../../__generated__/StillBookedQuery.graphql.ts'
import { ServedPart } from '../../../features/admin/tables/ServedPart.tsx'
import { plural } from '../../../lib/plural.ts'
import { usePartQuery } from '../../../relay/usePartQuery.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Bone, Skeleton } from '../../../ui/feedback/Skeleton.tsx'

/** What an accepted mentor has sold and still has to give. */
export function StillBooked({ id }: { id: number }) {
  return (
    <ServedPart
      skeleton={
        <Skeleton label="Checking what is booked">
          <Bone $height="72px" />
        </Skeleton>
      }
    >
      {(round) => <Upcoming id={id} round={round} />}
    </ServedPart>
  )
}

function Upcoming({ id, round }: { id: number; round: number }) {
  const { mentor } = usePartQuery<StillBookedQuery>(
    graphql`
      query StillBookedQuery($id: Int!) @raw_response_type {
        mentor(id: $id) {
          upcoming {
            sessions
            plans
            workshops
            openOrders
          }
        }
      }
    `,
    { id },
    { round, isFresh: true },
  )
  const upcoming = mentor?.upcoming
  if (!upcoming) return null
  const { sessions, plans, workshops, openOrders } = upcoming
  const still = [
    sessions > 0 && plural(sessions, 'session'),
    plans > 0 && plural(plans, 'Advanced package'),
    workshops > 0 && plural(workshops, 'workshop'),
    openOrders > 0 && plural(openOrders, 'unfinished payment'),
  ].filter((text) => text !== false)
  if (still.length === 0) return <p>Nothing is booked with them.</p>
  return (
    <Notice tone="warn" title="Still to come:">
      <ul>
        {still.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {sessions + plans > 0 && (
        <p>We email their mentees, who can cancel and get back what is left of their payments.</p>
      )}
      {workshops > 0 && <p>Workshops take no new registrations.</p>}
    </Notice>
  )
}
