import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useVerifyBookingPaymentMutation } from '../../__generated__/useVerifyBookingPaymentMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import type { PaymentProof } from './bookingMemory.ts'
import { outcomeOfAnswer, outcomeOfFailure, toastOfFailure, type VerifyOutcome } from './verifyOutcome.ts'

/** Has the server check a payment, as often as one likes. Never rejects; a failed request has shown its toast. */
export function useVerifyBookingPayment(): (proof: PaymentProof) => Promise<VerifyOutcome> {
  const [run] = useMutation<useVerifyBookingPaymentMutation>(graphql`
    mutation useVerifyBookingPaymentMutation($input: VerifyBookingPaymentInput!) {
      verifyBookingPayment(input: $input) {
        __typename
        ... on VerifyBookingPaymentPayload {
          message
          booking {
            databaseId
            status
          }
          viewer {
            id
            unreadNotifications
            liveHold {
              id
            }
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return useCallback(
    async (input) => {
      try {
        return outcomeOfAnswer(await run({ input }, { failure: toastOfFailure }))
      } catch (error) {
        return { ...outcomeOfFailure(error), tell: null } as VerifyOutcome
      }
    },
    [run],
  )
}
