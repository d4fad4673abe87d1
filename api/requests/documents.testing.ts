/** What the tests of requests ask for. */
import { typed, type ResultOf } from '../graphql/typed.ts'
import { istInstant } from '../rules/time/time.ts'

const REQUEST = typed(`fragment Request on MentorshipRequest {
  id databaseId status discussionTopic background preferredDateTime additionalNotes responseMessage respondedAt
  createdAt mentorListed mentor { databaseId viewerRequest { id databaseId } } mentee { databaseId name email }
}`)
const COUNTS = typed(`fragment Counts on Viewer {
  mentorshipRequestCounts { pending approved rejected withdrawn }
}`)
const FAILURE = typed(`fragment Failed on Error {
  message
  ... on ValidationError { issues { path message } }
  ... on RateLimitedError { retryAfter }
  ... on RequestPendingError { mentor { viewerRequest { databaseId } } }
  ... on RequestClosedError { request { status responseMessage } }
}`)

export const CREATE = typed(
  `mutation ($input: CreateMentorshipRequestInput!) {
    createMentorshipRequest(input: $input) {
      __typename ...Failed
      ... on CreateMentorshipRequestPayload {
        request { ...Request } mentor { viewerRequest { id } } viewer { ...Counts }
      }
    }
  }`,
  [FAILURE, REQUEST, COUNTS],
)
export const RESPOND = typed(
  `mutation ($input: RespondToMentorshipRequestInput!) {
    respondToMentorshipRequest(input: $input) {
      __typename ...Failed
      ... on RespondToMentorshipRequestPayload { request { ...Request } viewer { ...Counts } }
    }
  }`,
  [FAILURE, REQUEST, COUNTS],
)
export const WITHDRAW = typed(
  `mutation ($input: WithdrawMentorshipRequestInput!) {
    withdrawMentorshipRequest(input: $input) {
      __typename ...Failed
      ... on WithdrawMentorshipRequestPayload { request { ...Request } viewer { ...Counts } }
    }
  }`,
  [FAILURE, REQUEST, COUNTS],
)
export const LIST = typed(
  `query ($status: RequestStatus, $first: Int, $after: String) {
    viewer {
      ...Counts
      mentorshipRequests(status: $status, first: $first, after: $after) {
        edges { node { ...Request } } pageInfo { hasNextPage endCursor }
      }
    }
  }`,
  [REQUEST, COUNTS],
)
export const CHANGED = typed(
  'subscription { mentorshipRequestChanged { change request { databaseId status } viewer { ...Counts } } }',
  [COUNTS],
)

/** What LIST answers somebody who is signed in. */
export type Listed = NonNullable<ResultOf<typeof LIST>['viewer']>

/** A good request to a mentor, for Tuesday 24 November 2026, 7:00 pm IST. */
export function inputFor(mentorId: number) {
  return {
    mentorId,
    discussionTopic: 'Slope stability',
    background: 'Third year civil, one internship on a dam site.',
    preferredDateTime: istInstant('2026-11-24', '19:00').toISOString(),
  }
}
