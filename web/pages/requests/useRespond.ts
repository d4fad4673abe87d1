import { graphql } from 'react-relay'
import type { useRespondMutation } from '../../__generated__/useRespondMutation.graphql.ts'
import { readAgain } from '../../relay/live.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { placeRequest, REQUESTS } from './placeRequest.ts'

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

const FAILED = 'Failed to respond to request. Please try again.'

/** Answers a request and says how it went. Never rejects. */
export function useRespond(menteeName: string): (response: Response) => Promise<Outcome> {
  const [respond] = useMutation<useRespondMutation>(
    graphql`
      mutation useRespondMutation($input: RespondToMentorshipRequestInput!) @raw_response_type {
        respondToMentorshipRequest(input: $input) {
          ... on RespondToMentorshipRequestPayload @alias(as: "done") {
            request {
              ...placeRequest_request
            }
            viewer {
              ...RequestCounts_viewer
            }
          }
          ... on RequestClosedError {
            request {
              ...placeRequest_request
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: (_, { input }) =>
        input.status === 'APPROVED'
          ? { title: 'Request Approved!', description: `${menteeName} can now book sessions with you.`, tone: 'good' }
          : { title: 'Request Declined', description: `${menteeName} is told.` },
      failed({ type, failure, message }) {
        // The field shows it.
        if (type === 'ValidationError') return null
        return { title: 'Error', description: failure ? FAILED : message }
      },
      updater: (store) =>
        placeRequest(store, store.getRootField('respondToMentorshipRequest')?.getLinkedRecord('request')),
    },
  )
  return async function run(response) {
    const { refused } = await respond({ input: response })
    if (!refused) return { closed: true }
    if (refused.failure) return { closed: false }
    if (refused.type === 'ValidationError') return { closed: false, issue: refused.issues[0]?.message ?? FAILED }
    readAgain(REQUESTS)
    return { closed: refused.type === 'RequestClosedError' || refused.type === 'NotFoundError' }
  }
}
