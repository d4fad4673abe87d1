import { graphql } from 'react-relay'
import type { useWithdrawMutation } from '../../__generated__/useWithdrawMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { placeRequest } from './requestLists.ts'
import { useRefreshRequests } from './useRefreshRequests.ts'

/**
 * Withdraws a request and says how it went: `[withdraw, isWithdrawing]`. True when nothing is left to withdraw. Never
 * rejects.
 */
export function useWithdraw(): [(requestId: number) => Promise<boolean>, boolean] {
  const refresh = useRefreshRequests()
  const [run, isWithdrawing] = useMutation<useWithdrawMutation>(
    graphql`
      mutation useWithdrawMutation($input: WithdrawMentorshipRequestInput!) {
        withdrawMentorshipRequest(input: $input) {
          ... on WithdrawMentorshipRequestPayload @alias(as: "done") {
            request {
              id
              databaseId
              status
              mentor {
                ...RequestBlock_mentor
              }
              ...RequestItem_request
            }
            viewer {
              mentorshipRequestCounts {
                pending
                approved
                rejected
                withdrawn
              }
            }
          }
          ... on RequestClosedError {
            request {
              id
              databaseId
              status
              mentor {
                ...RequestBlock_mentor
              }
              ...RequestItem_request
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({ title: 'Request Withdrawn', description: 'You can ask again at any time.' }),
      failed: ({ failure, message }) => ({
        title: 'Error',
        description: failure ? 'Failed to withdraw request. Please try again.' : message,
      }),
      updater: (store) => placeRequest(store, store.getRootField('withdrawMentorshipRequest')),
    },
  )
  async function withdraw(requestId: number): Promise<boolean> {
    const { refused } = await run({ input: { requestId } })
    if (refused && !refused.failure) refresh()
    return !refused || refused.type === 'RequestClosedError' || refused.type === 'NotFoundError'
  }
  return [withdraw, isWithdrawing]
}
