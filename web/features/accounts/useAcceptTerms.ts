import { graphql } from 'react-relay'
import type { useAcceptTermsMutation } from '../../__generated__/useAcceptTermsMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Records the acceptance and shows a toast: `[acceptTerms, isAccepting]`. Never rejects. */
export function useAcceptTerms() {
  return useMutation<useAcceptTermsMutation>(
    graphql`
      mutation useAcceptTermsMutation($input: AcceptTermsInput!) @raw_response_type {
        acceptTerms(input: $input) {
          ... on AcceptTermsPayload @alias(as: "done") {
            viewer {
              id
              termsAccepted
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({
        title: 'Terms Accepted',
        description: 'Welcome to Plumbline! You can now access all features.',
        tone: 'good',
      }),
      failed: () => ({ title: 'Error', description: 'Failed to accept terms. Please try again.' }),
    },
  )
}
