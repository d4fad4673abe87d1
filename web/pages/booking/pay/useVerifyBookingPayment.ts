import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useVerifyBookingPaymentMutation } from '../../../__generated__/useVerifyBookingPaymentMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import type { PaymentProof } from '../../../features/payments/paymentProof.ts'
import { outcomeOfPayload, outcomeOfRefusal, toastOfFailure, type VerifyOutcome } from './verifyOutcome.ts'

/** Verifies a payment on the server; safe to repeat. A failed request shows a toast. Never rejects. */
export function useVerifyBookingPayment(): (proof: PaymentProof) => Promise<VerifyOutcome> {
  const [run] = useMutation<useVerifyBookingPaymentMutation>(
    graphql`
      mutation useVerifyBookingPaymentMutation($input: VerifyBookingPaymentInput!) @raw_response_type {
        verifyBookingPayment(input: $input) {
          ... on VerifyBookingPaymentPayload @alias(as: "done") {
            message
            booking {
              databaseId
              status
            }
            viewer {
              id
              unreadNotifications
              ...hold_viewer
              ...booked_viewer
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: ({ failure }) => toastOfFailure(failure), showsRefusals: true },
  )
  return useCallback(
    async (input) => {
      const { done, refused } = await run({ input })
      if (done) return outcomeOfPayload(done)
      return refused.type ? outcomeOfRefusal(refused) : { kind: 'unknown' }
    },
    [run],
  )
}
