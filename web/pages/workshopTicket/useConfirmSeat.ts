import { graphql } from 'react-relay'
import type { useConfirmSeatMutation } from '../../__generated__/useConfirmSeatMutation.graphql.ts'
import { mayHaveWorked } from '../../relay/mayHaveWorked.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { takeTicket } from './freshTicket.ts'

/** Takes the seat of a free workshop, once its link has been opened: `[confirm, isConfirming]`. Never rejects. */
export function useConfirmSeat(code: string) {
  return useMutation<useConfirmSeatMutation>(
    graphql`
      mutation useConfirmSeatMutation($input: ConfirmWorkshopRegistrationInput!) @raw_response_type {
        confirmWorkshopRegistration(input: $input) {
          ... on ConfirmWorkshopRegistrationPayload @alias(as: "done") {
            ticket {
              ...Ticket_ticket
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({ title: 'Registration Successful', description: 'Your seat is confirmed.', tone: 'good' }),
      failed: mayHaveWorked('Your seat is not confirmed yet'),
      showsRefusals: true,
      updater: (store) => takeTicket(store, 'confirmWorkshopRegistration', code),
    },
  )
}
