import { graphql, useFragment } from 'react-relay'
import type { NoOpenSlot_mentor$key } from '../../../__generated__/NoOpenSlot_mentor.graphql.ts'
import { bookingPath } from '../../../features/bookings/bookingAddress.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useBookingContext } from '../bookingContext.ts'
import { StepBody } from '../bookingLayout.ts'

/** A mentor who takes bookings but has no slot left in the next 30 days. */
export function NoOpenSlot({ mentorKey }: { mentorKey: NoOpenSlot_mentor$key }) {
  const { databaseId, name, available } = useFragment(
    graphql`
      fragment NoOpenSlot_mentor on Mentor {
        databaseId
        name
        available
      }
    `,
    mentorKey,
  )
  const { navigation } = useBookingContext()
  return (
    <StepBody>
      <EmptyState
        level={3}
        title={available ? 'No open slot in the next 30 days' : 'This mentor is not taking bookings right now'}
        actions={
          <>
            <ButtonLink look="primary" to="/mentors">
              Find another mentor
            </ButtonLink>
            <ButtonLink look="plain" to={bookingPath(databaseId, { ...navigation.address, packageType: 'advanced' })}>
              See Advanced
            </ButtonLink>
          </>
        }
      >
        {name} has no open slots right now. New slots open every midnight (IST).
      </EmptyState>
    </StepBody>
  )
}
