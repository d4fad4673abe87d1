import { graphql } from 'react-relay'
import type { useMoveBookingMutation } from '../../__generated__/useMoveBookingMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { movedToast } from './movedToast.ts'

/** Moves a session to another slot: `[move, isMoving]`. The dialog shows refusals. Never rejects. */
export function useMoveBooking() {
  return useMutation<useMoveBookingMutation>(
    graphql`
      mutation useMoveBookingMutation($input: NewTimeInput!) @raw_response_type {
        moveBooking(input: $input) {
          ... on MoveBookingPayload @alias(as: "done") {
            booking {
              ...movedToast_booking
              ...freshSession_booking
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { done: ({ booking }) => movedToast(booking), failed: () => null },
  )
}
