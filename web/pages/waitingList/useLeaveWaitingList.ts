import { graphql } from 'react-relay'
import type { useLeaveWaitingListMutation } from '../../__generated__/useLeaveWaitingListMutation.graphql.ts'
import { mayHaveWorked } from '../../relay/mayHaveWorked.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { takeEntry } from './freshEntry.ts'

/** Leaves the queue, or declines the offered seat: `[leave, isLeaving]`. Never rejects. */
export function useLeaveWaitingList(code: string) {
  return useMutation<useLeaveWaitingListMutation>(
    graphql`
      mutation useLeaveWaitingListMutation($input: LeaveWaitingListInput!) @raw_response_type {
        leaveWaitingList(input: $input) {
          ... on LeaveWaitingListPayload @alias(as: "done") {
            entry {
              ...Entry_entry
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      failed: mayHaveWorked('Your place has not changed'),
      updater: (store) => takeEntry(store, 'leaveWaitingList', code),
    },
  )
}
