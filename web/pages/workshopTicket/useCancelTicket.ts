import { graphql } from 'react-relay'
import type { useCancelTicketMutation } from '../../__generated__/useCancelTicketMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { takeTicket } from './freshTicket.ts'

/**
 * Cancels a registration for the refund that was shown: `[cancel, isCancelling]`. The dialog shows refusals, and the ticket
 * says what has become of it: a toast would cover that. Never rejects.
 */
export function useCancelTicket(code: string) {
  return useMutation<useCancelTicketMutation>(
    graphql`
      mutation useCancelTicketMutation($input: CancelWorkshopRegistrationInput!) @raw_response_type {
        cancelWorkshopRegistration(input: $input) {
          ... on CancelWorkshopRegistrationPayload @alias(as: "done") {
            ticket {
              ...Ticket_ticket
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
      failed: () => null,
      updater: (store) => takeTicket(store, 'cancelWorkshopRegistration', code),
    },
  )
}
