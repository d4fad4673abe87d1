import { graphql } from 'react-relay'
import type { useJoinWaitingListMutation } from '../../__generated__/useJoinWaitingListMutation.graphql.ts'
import { mayHaveWorked } from '../../relay/mayHaveWorked.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Puts an address on the waiting list; at once for the mentee's own, else after the link of a mail. Never rejects. */
export function useJoinWaitingList() {
  const [run] = useMutation<useJoinWaitingListMutation>(
    graphql`
      mutation useJoinWaitingListMutation($input: JoinWaitingListInput!) @raw_response_type {
        joinWaitingList(input: $input) {
          ... on JoinWaitingListPayload @alias(as: "done") {
            state
            workshop {
              ...SeatsGauge_workshop
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: mayHaveWorked('Not on the waiting list yet'), showsRefusals: true },
  )
  return run
}
