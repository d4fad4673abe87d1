import { graphql } from 'react-relay'
import type { useCreateMentorshipRequestMutation } from '../../__generated__/useCreateMentorshipRequestMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Sends a request to a mentor: `[create, isSending]`. The form shows refusals. Never rejects. */
export function useCreateMentorshipRequest() {
  return useMutation<useCreateMentorshipRequestMutation>(
    graphql`
      mutation useCreateMentorshipRequestMutation($input: CreateMentorshipRequestInput!) @raw_response_type {
        createMentorshipRequest(input: $input) {
          ... on CreateMentorshipRequestPayload @alias(as: "done") {
            mentor {
              ...RequestBlock_mentor
            }
            viewer {
              mentorshipRequestCounts {
                pending
              }
            }
          }
          ... on RequestPendingError {
            mentor {
              ...RequestBlock_mentor
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      failed: () => ({ title: 'Error', description: 'Failed to send mentorship request. Please try again.' }),
      showsRefusals: true,
    },
  )
}
