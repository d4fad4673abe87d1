import { graphql } from 'react-relay'
import type { MentorshipRequestInput } from '../../../api/rules/inputs/mentorshipRequest.ts'
import type { useCreateMentorshipRequestMutation } from '../../__generated__/useCreateMentorshipRequestMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import type { FormIssue } from '../../lib/formIssues.ts'

export type RequestOutcome =
  | { kind: 'sent' }
  /** Nobody is signed in (any more). */
  | { kind: 'signIn' }
  | { kind: 'refused'; issues: readonly FormIssue[] }

const FAILURE = { title: 'Error', description: 'Failed to send mentorship request. Please try again.' }

/** Sends a request to a mentor; a failure that nobody expected shows a toast and rejects. */
export function useCreateMentorshipRequest(): (
  mentorId: number,
  input: MentorshipRequestInput,
) => Promise<RequestOutcome> {
  const [create] = useMutation<useCreateMentorshipRequestMutation>(graphql`
    mutation useCreateMentorshipRequestMutation($input: CreateMentorshipRequestInput!) {
      createMentorshipRequest(input: $input) {
        __typename
        ... on Error {
          message
        }
        ... on ValidationError {
          issues {
            path
            message
          }
        }
        ... on RequestPendingError {
          mentor {
            ...RequestBlock_mentor
          }
        }
        ... on CreateMentorshipRequestPayload {
          mentor {
            ...RequestBlock_mentor
          }
          viewer {
            mentorshipRequestCounts {
              pending
            }
          }
        }
      }
    }
  `)
  return async function run(mentorId, { preferredDateTime, ...words }) {
    const result = await create(
      { input: { mentorId, ...words, preferredDateTime: preferredDateTime.toISOString() } },
      { failure: () => FAILURE },
    )
    switch (result.__typename) {
      case 'CreateMentorshipRequestPayload':
        return { kind: 'sent' }
      case 'NotSignedInError':
        return { kind: 'signIn' }
      case 'ValidationError':
        return { kind: 'refused', issues: result.issues ?? [] }
      default:
        return { kind: 'refused', issues: [{ path: '', message: result.message ?? FAILURE.description }] }
    }
  }
}
