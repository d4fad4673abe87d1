import { graphql } from 'react-relay'
import type { useForgotPasswordMutation } from '../../__generated__/useForgotPasswordMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Requests the link and shows a toast: `[forgotPassword, isAsking]`. Never rejects. */
export function useForgotPassword() {
  return useMutation<useForgotPasswordMutation>(
    graphql`
      mutation useForgotPasswordMutation($input: ForgotPasswordInput!) @raw_response_type {
        forgotPassword(input: $input) {
          ... on ForgotPasswordPayload @alias(as: "done") {
            message
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({ title: 'Reset Link Sent', description: 'Check your email for the link.', tone: 'good' }),
      failed: 'Request Failed',
      fallback: 'Failed to send reset email. Please try again.',
    },
  )
}
