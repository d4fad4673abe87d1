import { graphql } from 'react-relay'
import type { useCompleteBookingMutation } from '../../__generated__/useCompleteBookingMutation.graphql.ts'
import { readAgain } from '../../relay/live.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { SESSIONS } from './sessionsTopic.ts'

/** Marks a session as completed and says so: `[complete, isCompleting]`. Never rejects. */
export function useCompleteBooking(): [complete: (bookingId: number) => Promise<void>, isCompleting: boolean] {
  const [run, isRunning] = useMutation<useCompleteBookingMutation>(
    graphql`
      mutation useCompleteBookingMutation($input: CompleteBookingInput!) @raw_response_type {
        completeBooking(input: $input) {
          ... on CompleteBookingPayload @alias(as: "done") {
            booking {
              ...SessionCard_booking
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
