import { graphql } from 'react-relay'
import type { useWithdrawMutation } from '../../__generated__/useWithdrawMutation.graphql.ts'
import { readAgain } from '../../relay/live.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { REQUESTS } from '../../features/requests/requestsTopic.ts'
import { placeRequest } from './placeRequest.ts'

/**
 * Withdraws a request and shows a toast: `[withdraw, isWithdrawing]`. True if the request is no longer pending. Never
 * rejects.
 */
export function useWithdraw(): [(requestId: number) => Promise<boolean>, boolean] {
  const [run, isWithdrawing] = useMutation<useWithdrawMutation>(
    graphql`
      mutation useWithdrawMutation($input: WithdrawMentorshipRequestInput!) @raw_response_type {
        withdrawMentorshipRequest(input: $input) {
          ... on WithdrawMentorshipRequestPayload @alias(as: "done") {
            request {
              ...freshRequest_request
            }
            viewer {
              ...RequestCounts_viewer
            }
          }
          ... on RequestClosedError {
            request {
              ...freshRequest_request
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({ title: 'Request withdrawn', description: 'You can ask again at any time.' }),
      failed: 'Error',
      fallback: 'Failed to withdraw request. Please try again.',
      updater: (store) =>
        placeRequest(store, store.getRootField('withdrawMentorshipRequest')?.getLinkedRecord('request')),
    },
  )
  async function withdraw(requestId: number): Promise<boolean> {
    const { refused } = await run({ input: { requestId } })
    if (refused && !refused.failure) readAgain(REQUESTS)
    return !refused || refused.type === 'RequestClosedError' || refused.type === 'NotFoundError'
  }
  return [withdraw, isWithdrawing]
}
