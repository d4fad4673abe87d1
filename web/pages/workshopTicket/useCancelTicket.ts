import { graphql } from 'react-relay'
import { formatRupees } from '../../../api/rules/text/format.ts'
import type { useCancelTicketMutation } from '../../__generated__/useCancelTicketMutation.graphql.ts'
import { bankLines } from '../../features/bookings/bankLines.ts'
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
              refunds {
                amount
                state
              }
              disputed
              heldByBank
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
      done: ({ ticket: { refunds, ...bank } }) => ({
        title: 'Registration cancelled',
        description: cancelledText(refunds, bankLines(bank, 'mentee')),
        tone: 'good',
        duration: TOAST_MS,
      }),
      failed: () => null,
      updater: (store) => takeTicket(store, 'cancelWorkshopRegistration', code),
    },
  )
}

function cancelledText(
  refunds: readonly { readonly amount: number; readonly state: string }[],
  bank: readonly string[],
): string {
  // Earlier ones were told when they were asked for.
  const refund = refunds.at(-1)
  if (!refund) return bank.length > 0 ? bank.join(' ') : 'There is no refund.'
  const sum = formatRupees(refund.amount)
  const back =
    refund.state === 'WAITS_FOR_BANK'
      ? `The refund of ${sum} is on hold until your bank decides the dispute about this payment.`
      : `${sum} is refunded to the account you paid from.`
  return [back, ...bank].join(' ')
}
