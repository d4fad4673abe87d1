import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { CompleteButton_booking$key } from '../../../__generated__/CompleteButton_booking.graphql.ts'
import type { CompleteButtonMutation } from '../../../__generated__/CompleteButtonMutation.graphql.ts'
import { readAgain } from '../../../relay/live.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Small } from '../../../ui/layout/PageFrame.tsx'
import { SESSIONS } from '../sessionChanges.ts'

/** "Mark as Completed", for the mentee once the session is over; disabled, it says why. Nothing for other sides. */
export function CompleteButton({ bookingKey }: { bookingKey: CompleteButton_booking$key }) {
  const { databaseId, viewerCanComplete } = useFragment(
    graphql`
      fragment CompleteButton_booking on Booking {
        databaseId
        viewerCanComplete {
          allowed
          reason
        }
      }
    `,
    bookingKey,
  )
  const [complete, isCompleting] = useCompleteBooking()
  const reasonId = useId()
  if (!viewerCanComplete) return null
  const { allowed, reason } = viewerCanComplete
  return (
    <Line>
      <Button
        size="small"
        // Once it has done its work it is held open with the reason, and keeps the focus.
        aria-disabled={!allowed}
        aria-describedby={allowed ? undefined : reasonId}
        busy={isCompleting}
        onClick={() => void complete(databaseId)}
      >
        Mark as Completed
      </Button>
      {!allowed && <Small id={reasonId}>{reason}</Small>}
    </Line>
  )
}

/** Marks a session as completed and says so: `[complete, isCompleting]`. Never rejects. */
function useCompleteBooking(): [complete: (bookingId: number) => Promise<void>, isCompleting: boolean] {
  const [run, isRunning] = useMutation<CompleteButtonMutation>(
    graphql`
      mutation CompleteButtonMutation($input: CompleteBookingInput!) @raw_response_type {
        completeBooking(input: $input) {
          ... on CompleteBookingPayload @alias(as: "done") {
            booking {
              ...SessionDays_booking
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({ title: 'Session Completed', tone: 'good' }),
      failed: 'Failed to mark session as completed',
    },
  )
  async function complete(bookingId: number): Promise<void> {
    await run({ input: { bookingId } })
    // A refusal says that the screen is behind; success moves the session to another list.
    readAgain(SESSIONS)
  }
  return [complete, isRunning]
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
`
