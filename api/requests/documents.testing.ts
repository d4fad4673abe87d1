/** What the tests of requests ask for. */
import { istInstant } from '../rules/time.ts'

const REQUEST = `id databaseId status discussionTopic background preferredDateTime additionalNotes responseMessage respondedAt
  createdAt mentorListed mentor { databaseId viewerRequest { id databaseId } } mentee { databaseId name email }`
const COUNTS = 'mentorshipRequestCounts { pending approved rejected withdrawn }'
const FAILURE = '__typename ... on Error { message } ... on ValidationError { issues { path message } }'
const CLOSED = '... on RequestClosedError { request { status responseMessage } }'

export const CREATE = `mutation ($input: CreateMentorshipRequestInput!) { createMentorshipRequest(input: $input) { ${FAILURE}
  ... on RateLimitedError { retryAfter }
  ... on RequestPendingError { mentor { viewerRequest { databaseId } } }
  ... on CreateMentorshipRequestPayload { request { ${REQUEST} } mentor { viewerRequest { id } } viewer { ${COUNTS} } } } }`

export const RESPOND = `mutation ($input: RespondToMentorshipRequestInput!) { respondToMentorshipRequest(input: $input) { ${FAILURE} ${CLOSED}
  ... on RespondToMentorshipRequestPayload { request { ${REQUEST} } viewer { ${COUNTS} } } } }`

export const WITHDRAW = `mutation ($input: WithdrawMentorshipRequestInput!) { withdrawMentorshipRequest(input: $input) {
  __typename ... on Error { message } ${CLOSED}
  ... on WithdrawMentorshipRequestPayload { request { ${REQUEST} } viewer { ${COUNTS} } } } }`

export const LIST = `query ($status: RequestStatus, $first: Int, $after: String) { viewer { ${COUNTS}
  mentorshipRequests(status: $status, first: $first, after: $after) {
    edges { node { ${REQUEST} } } pageInfo { hasNextPage endCursor } } } }`

export const CHANGED = `subscription { mentorshipRequestChanged {
  request { databaseId status } viewer { ${COUNTS} } } }`

interface RequestAnswer {
  id: string
  databaseId: number
  status: string
  preferredDateTime: string
  mentee: { email: string | null }
}

interface Result {
  __typename: string
  message: string
  issues: { path: string; message: string }[]
  request: RequestAnswer
}

interface Counts {
  pending: number
  approved: number
  rejected: number
  withdrawn: number
}

export interface Answers {
  createMentorshipRequest: Result
  respondToMentorshipRequest: Result
  withdrawMentorshipRequest: Result
  mentorshipRequestChanged: {
    request: { databaseId: number; status: string } | null
    viewer: { mentorshipRequestCounts: Counts }
  }
  node: { id: string } | null
  viewer: {
    mentorshipRequestCounts: Counts
    mentorshipRequests: {
      edges: { node: RequestAnswer }[]
      pageInfo: { hasNextPage: boolean; endCursor: string | null }
    }
  }
}

/** A good request to a mentor, for Tuesday 24 November 2026, 7:00 pm IST. */
export function inputFor(mentorId: number) {
  return {
    mentorId,
    discussionTopic: 'Slope stability',
    background: 'Third year civil, one internship on a dam site.',
    preferredDateTime: istInstant('2026-11-24', '19:00').toISOString(),
  }
}
