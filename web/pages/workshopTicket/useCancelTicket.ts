import { graphql } from 'react-relay'
import { formatRupees } from '../../../api/rules/format.ts'
import type { useCancelTicketMutation } from '../../__generated__/useCancelTicketMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { takeTicket } from './freshTicket.ts'

const TOAST_MS = 12_000

/** Cancels a registration for the refund that was shown: `[cancel, isCancelling]`. The dialog shows refusals. Never rejects. */
export function useCancelTicket(code: string) {
  return useMutation<useCancelTicketMutation>(
    graphql`
      mutation useCancelTicketMutation($input: CancelWorkshopRegistrationInput!) @raw_response_type {
        cancelWorkshopRegistration(input: $input) {
          ... on CancelWorkshopRegistrationPayload @alias(as: "done") {
            ticket {
              refund {
                amount
              }
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
      done: ({ ticket: { refund } }) => ({
        title: 'Registration cancelled',
        description: refund
          ? `${formatRupees(refund.amount)} goes back to the account you paid from.`
          : 'There is no refund.',
        tone: 'good',
        duration: TOAST_MS,
      }),
      failed: () => null,
      updater: (store) => takeTicket(store, 'cancelWorkshopRegistration', code),
    },
  )
}
