import { graphql } from 'react-relay'
import type { useProposeTimeMutation } from '../../__generated__/useProposeTimeMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { whenText } from './sessionTimes.ts'

/** Proposes another time to the mentee: `[propose, isProposing]`. The dialog shows refusals. Never rejects. */
export function useProposeTime() {
  return useMutation<useProposeTimeMutation>(
    graphql`
      mutation useProposeTimeMutation($input: NewTimeInput!) @raw_response_type {
        proposeTime(input: $input) {
          ... on ProposeTimePayload @alias(as: "done") {
            booking {
              menteeName
              proposal {
                expiresAt
              }
              ...freshSession_booking
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: ({ booking: { menteeName, proposal } }) => ({
        title: 'Time proposed',
        description: `We’ve asked ${menteeName}.${proposal ? ` They can answer until ${whenText(proposal.expiresAt)}.` : ''}`,
        tone: 'good',
      }),
      failed: () => null,
    },
  )
}
