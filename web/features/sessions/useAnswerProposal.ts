import { graphql } from 'react-relay'
import type { useAnswerProposalMutation } from '../../__generated__/useAnswerProposalMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { movedToast } from './movedToast.ts'
import { whenText } from './sessionTimes.ts'

/** Accepts or declines a proposed time: `[answer, isAnswering]`. The dialog shows refusals. Never rejects. */
export function useAnswerProposal() {
  return useMutation<useAnswerProposalMutation>(
    graphql`
      mutation useAnswerProposalMutation($input: AnswerProposalInput!) @raw_response_type {
        answerProposal(input: $input) {
          ... on AnswerProposalPayload @alias(as: "done") {
            booking {
              startsAt
              mentorName
              ...movedToast_booking
              ...freshSession_booking
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: ({ booking }, { input }) =>
        input.accept
          ? movedToast(booking)
          : {
              title: 'Proposal declined',
              description: `Your session stays on ${booking.startsAt ? whenText(booking.startsAt) : 'its time'}. We’ve let ${booking.mentorName} know.`,
              tone: 'good',
            },
      failed: () => null,
    },
  )
}
