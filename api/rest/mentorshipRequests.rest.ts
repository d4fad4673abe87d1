import { parseId } from '../rules/inputs/ids.ts'
import { mentorshipRequestBodySchema, type MentorshipRequestBody } from '../rules/inputs/mentorshipRequest.ts'
import { mentorshipResponseSchema, type MentorshipResponse } from '../rules/inputs/mentorshipResponse.ts'
import { NotAllowedError, NotSignedInError } from '../rules/userErrors.ts'
import { FAILURE, INVALID, LIMITED } from './failures.ts'
import { route } from './route.ts'

/** Selection of a `MentorshipRequest` that `requestAnswer` takes. */
const REQUEST = `databaseId discussionTopic background preferredDateTime additionalNotes status responseMessage respondedAt createdAt
  mentee { databaseId name } mentor { databaseId name }`

interface RequestData {
  databaseId: number
  status: string
  mentee: { databaseId: number; name: string }
  mentor: { databaseId: number; name: string }
}

const person = ({ databaseId, name }: { databaseId: number; name: string }) => ({ id: databaseId, name })

function requestAnswer({ databaseId, status, mentee, mentor, ...rest }: RequestData) {
  return {
    id: databaseId,
    mentorId: mentor.databaseId,
    menteeId: mentee.databaseId,
    mentor: person(mentor),
    mentee: person(mentee),
    ...rest,
    status: status.toLowerCase(),
  }
}

interface ListData {
  viewer: {
    type: string
    mentorshipRequests: {
      edges: { node: RequestData }[]
      pageInfo: { hasNextPage: boolean; endCursor: string | null }
    }
  } | null
}

export const mentorshipRequestRoutes = [
  route<{ createMentorshipRequest: { request: RequestData } }, MentorshipRequestBody>({
    method: 'POST',
    path: '/api/mentorship-requests',
    tag: 'Mentorship requests',
    summary: 'A mentee asks a mentor; a second pending one to the same mentor is a conflict',
    document: `mutation($input: CreateMentorshipRequestInput!) { createMentorshipRequest(input: $input) { ${FAILURE} ${INVALID} ${LIMITED}
      ... on CreateMentorshipRequestPayload { request { ${REQUEST} } }
    } }`,
    body: (now) => mentorshipRequestBodySchema(() => now),
    variables: ({ body: { preferredDateTime, ...rest } }) => ({
      input: { ...rest, preferredDateTime: preferredDateTime.toISOString() },
    }),
    answer: ({ createMentorshipRequest }) => requestAnswer(createMentorshipRequest.request),
    success: 201,
  }),
  route<ListData>({
    method: 'GET',
    path: '/api/mentorship-requests',
    tag: 'Mentorship requests',
    summary: 'What a mentor was asked, or a mentee has asked; newest first',
    document: `query($after: String) { viewer { type mentorshipRequests(first: 100, after: $after) {
      edges { node { ${REQUEST} } }
      pageInfo { hasNextPage endCursor }
    } } }`,
    next: ({ viewer }) => {
      const page = viewer?.mentorshipRequests.pageInfo
      return page?.hasNextPage ? { after: page.endCursor } : null
    },
    answer: ({ viewer }, _call, pages) => {
      if (!viewer) throw new NotSignedInError()
      if (viewer.type === 'COMMUNITY') throw new NotAllowedError()
      return pages.flatMap(({ viewer: asker }) =>
        asker?.mentorshipRequests.edges.map(({ node }) => requestAnswer(node)),
      )
    },
  }),
  route<{ respondToMentorshipRequest: { request: RequestData } }, MentorshipResponse>({
    method: 'PATCH',
    path: '/api/mentorship-requests/:id/respond',
    tag: 'Mentorship requests',
    summary: 'The mentor accepts or declines, once',
    document: `mutation($input: RespondToMentorshipRequestInput!) { respondToMentorshipRequest(input: $input) { ${FAILURE} ${INVALID}
      ... on RespondToMentorshipRequestPayload { request { ${REQUEST} } }
    } }`,
    body: mentorshipResponseSchema,
    variables: ({ params, body: { status, responseMessage } }) => ({
      input: { requestId: parseId(params['id']) ?? 0, status: status.toUpperCase(), responseMessage },
    }),
    answer: ({ respondToMentorshipRequest }) => requestAnswer(respondToMentorshipRequest.request),
  }),
]
