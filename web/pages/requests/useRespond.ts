import { graphql } from 'react-relay'
import type { useRespondMutation } from '../../__generated__/useRespondMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { useToast } from '../../ui/useToast.ts'
import { placeRequest } from './requestLists.ts'
import { useRefreshRequests } from './useRefreshRequests.ts'

export type Answer = 'APPROVED' | 'REJECTED'

interface Response {
  requestId: number
  status: Answer
  responseMessage: string
}

interface Outcome {
  /** It is answered or withdrawn, now or before: nothing is left to send. */
  closed: boolean
  /** What is wrong with the message. */
  issue?: string
}

const FAILURE = { title: 'Error', description: 'Failed to respond to request. Please try again.' }

/** Answers a request and says how it went; never rejects. */
export function useRespond(): (response: Response, menteeName: string) => Promise<Outcome> {
  const { toast } = useToast()
  const refresh = useRefreshRequests()
  const [respond] = useMutation<useRespondMutation>(graphql`
    mutation useRespondMutation($input: RespondToMentorshipRequestInput!) {
      respondToMentorshipRequest(input: $input) {
        __typename
        ... on Error {
          message
        }
        ... on ValidationError {
          issues {
            message
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
        ... on RespondToMentorshipRequestPayload {
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
  return async function run(response, menteeName) {
    const result = await respond(
      { input: response },
      {
        failure: () => FAILURE,
        updater: (store) => placeRequest(store, store.getRootField('respondToMentorshipRequest')),
      },
    ).catch(() => null)
    if (!result) return { closed: false }
    switch (result.__typename) {
      case 'RespondToMentorshipRequestPayload':
        toast(
          response.status === 'APPROVED'
            ? { title: 'Request Approved!', description: `${menteeName} can now book sessions with you.`, tone: 'good' }
            : { title: 'Request Declined', description: `${menteeName} is told.` },
        )
        return { closed: true }
      case 'ValidationError':
        return { closed: false, issue: result.issues?.[0]?.message ?? FAILURE.description }
      default:
        toast({ title: 'Error', description: result.message ?? FAILURE.description, tone: 'destructive' })
        refresh()
        return { closed: result.__typename === 'RequestClosedError' || result.__typename === 'NotFoundError' }
    }
  }
}
