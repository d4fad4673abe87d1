import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { bookingPath } from '../../features/bookings/bookingAddress.ts'
import { StepBody } from './bookingLayout.ts'
import type { BookingControl } from './useBooking.ts'

/** A mentor who takes bookings but has no time left in the next 30 days. */
export function NoFreeTime({ booking: { mentorId, mentorName, navigation, isBusy } }: { booking: BookingControl }) {
  return (
    <StepBody>
      <EmptyState
        level={3}
        title={isBusy ? 'This mentor is not taking bookings right now' : 'No free time in the next 30 days'}
        actions={
          <>
            <ButtonLink look="primary" to="/mentors">
              Find another mentor
            </ButtonLink>
            <ButtonLink look="plain" to={bookingPath(mentorId, { ...navigation.address, packageType: 'advanced' })}>
              See Advanced
            </ButtonLink>
          </>
        }
      >
        Every time that {mentorName} offers is taken, or no hours are set yet. New days open each midnight.
      </EmptyState>
    </StepBody>
  )
}
