import { z } from 'zod/mini'
import { typed, type ResultOf } from '../graphql/typed.ts'
import { change, refusalOf } from '../rest/failures.ts'
import { ID, INSTANT, lowerCase, upperCase } from '../rest/fields.ts'
import { firstPage, limited, nextPage, pageAfter, tableQuery } from '../rest/pages.ts'
import { route } from '../rest/route.ts'
import { mentorshipRequestBodySchema, mentorshipResponseSchema } from '../rules/inputs/mentorshipRequest.ts'

const REQUEST = typed(`
  fragment RequestAnswer on MentorshipRequest {
    databaseId discussionTopic background preferredDateTime additionalNotes status responseMessage respondedAt createdAt
    mentee { databaseId name }
    mentor { databaseId name }
  }
`)

const STATUS = z.enum(['pending', 'approved', 'rejected', 'withdrawn'])
const personSchema = z.object({ id: ID, name: z.string() })
const requestSchema = z.object({
  id: ID,
  mentorId: ID,
  menteeId: ID,
  mentor: personSchema,
  mentee: personSchema,
  discussionTopic: z.string(),
  background: z.string(),
  preferredDateTime: INSTANT,
  additionalNotes: z.nullable(z.string()),
  status: STATUS,
  responseMessage: z.nullable(z.string()),
  respondedAt: z.nullable(INSTANT),
  createdAt: INSTANT,
})

const person = ({ databaseId, name }: { databaseId: number; name: string }) => ({ id: databaseId, name })

function requestAnswer({ databaseId, status, mentee, mentor, ...rest }: ResultOf<typeof REQUEST>) {
  return {
    id: databaseId,
    mentorId: mentor.databaseId,
    menteeId: mentee.databaseId,
    mentor: person(mentor),
    mentee: person(mentee),
    ...rest,
    status: lowerCase(status),
  }
}

export const requestRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/mentorship-requests',
    tag: 'Administration',
    summary: 'Every mentorship request, newest first; administrators only',
    document: typed(
      `query ($search: String, $before: Int) {
        allMentorshipRequests(first: 100, search: $search, before: $before) {
          rows { databaseId mentee { name } mentor { name } discussionTopic preferredDateTime status respondedAt createdAt }
        }
      }`,
    ),
    query: tableQuery,
    variables: firstPage,
    next: ({ allMentorshipRequests: { rows } }, call, count) => nextPage(rows, call, count),
    response: z.array(
      z.object({
        id: ID,
        menteeName: z.string(),
        mentorName: z.string(),
        discussionTopic: z.string(),
        preferredDateTime: INSTANT,
        status: STATUS,
        respondedAt: z.nullable(INSTANT),
        createdAt: INSTANT,
      }),
    ),
    rows: ({ allMentorshipRequests: { rows } }, call, count) =>
      limited(rows, call, count).map(({ databaseId, mentee, mentor, status, ...row }) => ({
        id: databaseId,
        menteeName: mentee.name,
        mentorName: mentor.name,
        ...row,
        status: lowerCase(status),
      })),
  }),
  route({
    method: 'POST',
    path: '/api/mentorship-requests',
    tag: 'Mentorship requests',
    summary: 'Sends a request from a mentee to a mentor; a second pending one to the same mentor is refused',
    document: change('createMentorshipRequest', 'request { ...RequestAnswer }', [REQUEST]),
    body: (now) => mentorshipRequestBodySchema(() => now),
    variables: ({ body: { preferredDateTime, ...rest } }) => ({
      input: { ...rest, preferredDateTime: preferredDateTime.toISOString() },
    }),
    response: requestSchema,
    answer: ({ createMentorshipRequest }) => requestAnswer(createMentorshipRequest.request),
    success: 201,
  }),
  route({
    method: 'GET',
    path: '/api/mentorship-requests',
    tag: 'Mentorship requests',
    summary: "A mentor's received requests, or a mentee's sent ones; newest first",
    document: typed(
      `query ($after: String) {
        adminSession { id }
        viewer {
          type
          mentorshipRequests(first: 100, after: $after) {
            edges { node { ...RequestAnswer } }
            pageInfo { hasNextPage endCursor }
          }
        }
      }`,
      [REQUEST],
    ),
    next: ({ viewer }) => pageAfter(viewer?.mentorshipRequests),
    response: z.array(requestSchema),
    answer: ({ viewer, adminSession }, _call, pages) => {
      if (!viewer || viewer.type === 'COMMUNITY') throw refusalOf({ viewer, adminSession })
      return pages.flatMap(
        ({ viewer: asker }) => asker?.mentorshipRequests.edges.map(({ node }) => requestAnswer(node)) ?? [],
      )
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/mentorship-requests/:id/respond',
    tag: 'Mentorship requests',
    summary: 'The mentor accepts or declines a request, only once',
    document: change('respondToMentorshipRequest', 'request { ...RequestAnswer }', [REQUEST]),
    body: mentorshipResponseSchema,
    variables: ({ params, body: { status, responseMessage } }) => ({
      input: { requestId: params.id, status: upperCase(status), responseMessage },
    }),
    response: requestSchema,
    answer: ({ respondToMentorshipRequest }) => requestAnswer(respondToMentorshipRequest.request),
  }),
]
