import { graphql } from 'react-relay'
import type { useConfirmEntryMutation } from '../../__generated__/useConfirmEntryMutation.graphql.ts'
import { mayHaveWorked } from '../../relay/mayHaveWorked.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { takeEntry } from './freshEntry.ts'

/** Confirms the address of an entry, which queues from then on: `[confirm, isConfirming]`. Never rejects. */
export function useConfirmEntry(code: string) {
  return useMutation<useConfirmEntryMutation>(
    graphql`
      mutation useConfirmEntryMutation($input: ConfirmWaitingListEntryInput!) @raw_response_type {
        confirmWaitingListEntry(input: $input) {
          ... on ConfirmWaitingListEntryPayload @alias(as: "done") {
            entry {
              ...Entry_entry
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      failed: mayHaveWorked('Your place is not confirmed yet'),
      showsRefusals: true,
      updater: (store) => takeEntry(store, 'confirmWaitingListEntry', code),
    },
  )
}
