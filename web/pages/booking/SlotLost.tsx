import { formatRupees } from '../../../api/rules/format.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { BookingControl } from './useBooking.ts'
import { mentorPath } from '../../lib/paths.ts'

/** The money came after the time was lost; it goes back, and other times are one step away. */
export function SlotLost({ booking }: { booking: BookingControl }) {
  const { amount, mentorName, mentorId, startOver } = booking
  return (
    <div role="alert">
      <EmptyState
        title="Your payment will be refunded in full"
        actions={
          <>
            <Button look="primary" onClick={startOver}>
              Choose another time
            </Button>
            <ButtonLink look="plain" to={mentorPath(mentorId)}>
              Back to {mentorName}
            </ButtonLink>
          </>
        }
      >
        <p>
          Your payment reached us after the hold had ended, and the time is no longer free. All of it,{' '}
          {formatRupees(amount)}, goes back the way it came; you get an email about it. What you wrote is kept.
        </p>
      </EmptyState>
    </div>
  )
}
