import { z } from 'zod/mini'
import { typed, type ResultOf } from '../graphql/typed.ts'
import { change, refusalOf } from '../rest/failures.ts'
import { ID, INSTANT, lowerCase, upperCase } from '../rest/fields.ts'
import { firstPage, limited, nextPage, pageAfter, tableQuery } from '../rest/pages.ts'
import { route } from '../rest/route.ts'
import { mentorshipRequestBodySchema, mentorshipResponseSchema } from '../rules/inputs/mentorshipRequest.ts'

const REQUEST = typed(`
  fragment RequestAnswer on MentorshipRequest {
    id: databaseId mentor { id: databaseId name } mentee { id: databaseId name }
    discussionTopic background preferredDateTime additionalNotes status responseMessage respondedAt createdAt
    times { startsAt endsAt state reservedUntil bookingId }
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
  proposedTimes: z.array(
    z.object({
      startsAt: INSTANT,
      endsAt: INSTANT,
      state: z.enum([
        'open',
        'taken',
        'past',
        'not_offered',
        'reserved',
        'booked',
        'moved',
        'cancelled',
        'lapsed',
        'not_chosen',
      ]),
      reservedUntil: z.nullable(INSTANT),
      bookingId: z.nullable(ID),
    }),
  ),
})

const requestAnswer = ({ times, ...request }: ResultOf<typeof REQUEST>) => ({
  ...request,
  mentorId: request.mentor.id,
  menteeId: request.mentee.id,
  status: lowerCase(request.status),
  proposedTimes: times.map(({ state, ...time }) => ({ ...time, state: lowerCase(state) })),
})

export const requestRoutes = [
  route('GET /api/admin/mentorship-requests', 'Administration', {
    summary: 'Every mentorship request, newest first; administrators only',
    document: typed(
      `query ($search: String, $before: Int) {
        allMentorshipRequests(first: 100, search: $search, before: $before) {
          rows { id: databaseId mentee { name } mentor { name } discussionTopic preferredDateTime status respondedAt createdAt }
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
      limited(rows, call, count).map(({ mentee, mentor, status, ...row }) => ({
        menteeName: mentee.name,
        mentorName: mentor.name,
        ...row,
        status: lowerCase(status),
      })),
  }),
  route('POST /api/mentorship-requests', 'Mentorship requests', {
    summary:
      'Sends a request from a mentee to a mentor; a second pending one to the same mentor is refused. It may propose up to three open slots',
    document: change('createMentorshipRequest', 'request { ...RequestAnswer }', [REQUEST]),
    body: (now) => mentorshipRequestBodySchema(() => now),
    variables: ({ body: { preferredDateTime, proposedTimes, ...rest } }) => ({
      input: {
        ...rest,
        preferredDateTime: preferredDateTime.toISOString(),
        proposedTimes: proposedTimes.map((time) => time.toISOString()),
      },
    }),
    response: requestSchema,
    answer: ({ createMentorshipRequest }) => requestAnswer(createMentorshipRequest.request),
    success: 201,
  }),
  route('GET /api/mentorship-requests', 'Mentorship requests', {
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
    rows: ({ viewer, adminSession }) => {
      if (!viewer || viewer.type === 'COMMUNITY') throw refusalOf({ viewer, adminSession })
      return viewer.mentorshipRequests.edges.map(({ node }) => requestAnswer(node))
    },
  }),
  route('PATCH /api/mentorship-requests/:id/respond', 'Mentorship requests', {
    summary:
      'The mentor accepts or declines a request, only once. Accepting with one of its times reserves it for the mentee for 24 hours',
    document: change('respondToMentorshipRequest', 'request { ...RequestAnswer }', [REQUEST]),
    body: mentorshipResponseSchema,
    variables: ({ params, body: { status, responseMessage, acceptedTime } }) => ({
      input: {
        requestId: params.id,
        status: upperCase(status),
        responseMessage,
        acceptedTime: acceptedTime?.toISOString(),
      },
    }),
    response: requestSchema,
    answer: ({ respondToMentorshipRequest }) => requestAnswer(respondToMentorshipRequest.request),
  }),
]
