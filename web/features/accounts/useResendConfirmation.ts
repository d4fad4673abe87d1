import { graphql } from 'react-relay'
import type { useResendConfirmationMutation } from '../../__generated__/useResendConfirmationMutation.graphql.ts'
import { mayHaveWorked } from '../../relay/refusal.ts'
import { useMutation } from '../../relay/useMutation.ts'

/**
 * Sends the signed-in member a new link that confirms their address, and says how that went: `[resend, isSending]`.
 * Never rejects.
 */
export function useResendConfirmation(): [resend: () => void, isSending: boolean] {
  const [run, isSending] = useMutation<useResendConfirmationMutation>(
    graphql`
      mutation useResendConfirmationMutation @raw_response_type {
        resendConfirmation {
          ... on ResendConfirmationPayload @alias(as: "done") {
            viewer {
              id
              email
              emailConfirmed
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: ({ viewer }) => ({
        title: 'Link sent',
        description: `Check the inbox of ${viewer.email}.`,
        tone: 'good',
      }),
      failed: mayHaveWorked('Link not sent'),
    },
  )
  return [() => void run({}), isSending]
}
