import { graphql } from 'react-relay'
import type { useCancelBookingMutation } from '../../__generated__/useCancelBookingMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { cancelledText, thingOf, type Cancelling } from './cancelWords.ts'

const TOAST_MS = 12_000

/** Cancels a booking for the refund that was shown: `[cancel, isCancelling]`. The dialog shows refusals. Never rejects. */
export function useCancelBooking(cancelling: Cancelling) {
  return useMutation<useCancelBookingMutation>(
    graphql`
      mutation useCancelBookingMutation($input: CancelBookingInput!) @raw_response_type {
        cancelBooking(input: $input) {
          ... on CancelBookingPayload @alias(as: "done") {
            booking {
              refundedAmount
              disputed
              heldByBank
              refunds {
                state
              }
              ...freshSession_booking
            }
          }
          ... on RefundChangedError {
            refund
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: ({ booking }, { input }) => ({
        title: `${cancelling.isPackage ? 'Advanced package' : 'Session'} cancelled`,
        description: cancelledText({ ...cancelling, refund: input.refund ?? 0 }, booking),
        tone: 'good',
        duration: TOAST_MS,
      }),
      failed: () => null,
    },
  )
}

/** What is said of a request without an answer: it may have been done. */
export const unsureText = (cancelling: Cancelling): string =>
  `We don’t know whether the ${thingOf(cancelling)} was cancelled. It is safe to try again.`
