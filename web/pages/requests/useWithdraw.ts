import { graphql } from 'react-relay'
import type { useWithdrawMutation } from '../../__generated__/useWithdrawMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { useToast } from '../../ui/useToast.ts'
import { placeRequest } from './requestLists.ts'
import { useRefreshRequests } from './useRefreshRequests.ts'

const FAILURE = { title: 'Error', description: 'Failed to withdraw request. Please try again.' }

/** Withdraws a request and says how it went: `[withdraw, isWithdrawing]`. True when nothing is left to withdraw. */
export function useWithdraw(): [(requestId: number) => Promise<boolean>, boolean] {
  const { toast } = useToast()
  const refresh = useRefreshRequests()
  const [commit, isWithdrawing] = useMutation<useWithdrawMutation>(graphql`
    mutation useWithdrawMutation($input: WithdrawMentorshipRequestInput!) {
      withdrawMentorshipRequest(input: $input) {
        __typename
        ... on Error {
          message
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
        ... on WithdrawMentorshipRequestPayload {
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
      }
    }
  `)
  async function withdraw(requestId: number): Promise<boolean> {
    const result = await commit(
      { input: { requestId } },
      {
        failure: () => FAILURE,
        updater: (store) => placeRequest(store, store.getRootField('withdrawMentorshipRequest')),
      },
    ).catch(() => null)
    if (!result) return false
    if (result.__typename === 'WithdrawMentorshipRequestPayload') {
      toast({ title: 'Request Withdrawn', description: 'You can ask again at any time.' })
      return true
    }
    toast({ title: 'Error', description: result.message ?? FAILURE.description, tone: 'destructive' })
    refresh()
    return result.__typename === 'RequestClosedError' || result.__typename === 'NotFoundError'
  }
  return [withdraw, isWithdrawing]
}
