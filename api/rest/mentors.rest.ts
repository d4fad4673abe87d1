import { z } from 'zod/mini'
import { parseId } from '../rules/inputs/ids.ts'
import { mentorApplicationSchema, type MentorApplication } from '../rules/inputs/mentorApplication.ts'
import { mentorFiltersSchema, type MentorFilters } from '../rules/inputs/mentorFilters.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { FAILURE, INVALID, LIMITED } from './failures.ts'
import { MENTOR, mentorAnswer, statusText, type MentorData } from './mentorAnswer.ts'
import { route } from './route.ts'

const MISSING = 'Mentor not found'

/** The numeric id of a path; no row can have another one. */
function idOf({ id = '' }: Record<string, string>): number {
  const parsed = parseId(id)
  if (parsed === null) throw new NotFoundError(MISSING)
  return parsed
}

const STATUSES = ['PENDING_REVIEW', 'ACCEPTED', 'REJECTED'] as const
const STATUS = 'Status must be pending review, accepted or rejected'
const statusSchema = z.object({ status: z.enum(STATUSES.map(statusText), STATUS) }, STATUS)

export const mentorRoutes = [
  route<{ mentors: { edges: { node: MentorData }[] } }, undefined, MentorFilters>({
    method: 'GET',
    path: '/api/mentors',
    tag: 'Mentors',
    summary: 'Accepted, active mentors: available ones first, then by rating, reviews and id',
    document: `query($search: String, $mainBranch: String, $subBranch: String, $available: Boolean, $limit: Int) {
      mentors(search: $search, mainBranch: $mainBranch, subBranch: $subBranch, available: $available, first: $limit) { edges { node { ${MENTOR} } } }
    }`,
    query: mentorFiltersSchema,
    variables: ({ query }) => ({ ...query }),
    answer: ({ mentors }) => mentors.edges.map(({ node }) => mentorAnswer(node)),
    isPublic: true,
  }),
  route<{ mentor: MentorData | null }>({
    method: 'GET',
    path: '/api/mentors/:id',
    tag: 'Mentors',
    summary: 'An accepted, active mentor; in any state for themself and administrators',
    document: `query($id: Int!) { mentor(id: $id) { ${MENTOR} } }`,
    variables: ({ params }) => ({ id: idOf(params) }),
    answer: ({ mentor }) => {
      if (!mentor) throw new NotFoundError(MISSING)
      return mentorAnswer(mentor)
    },
    isPublic: true,
  }),
  route<{ applyAsMentor: { mentor: MentorData } }, MentorApplication>({
    method: 'POST',
    path: '/api/mentors',
    tag: 'Mentors',
    summary: 'Applies as a mentor; the application is then reviewed',
    document: `mutation($input: ApplyAsMentorInput!) { applyAsMentor(input: $input) { ${FAILURE} ${INVALID} ${LIMITED} ... on ApplyAsMentorPayload { mentor { ${MENTOR} } } } }`,
    body: mentorApplicationSchema,
    variables: ({ body }) => ({ input: body }),
    answer: ({ applyAsMentor }) => mentorAnswer(applyAsMentor.mentor),
    success: 201,
  }),
  route<{ setMentorStatus: { mentor: MentorData } }, { status: string }>({
    method: 'PATCH',
    path: '/api/mentors/:id/status',
    tag: 'Mentors',
    summary: "Sets a mentor's status; administrators only",
    document: `mutation($input: SetMentorStatusInput!) { setMentorStatus(input: $input) { ${FAILURE} ${INVALID} ... on SetMentorStatusPayload { mentor { ${MENTOR} } } } }`,
    body: statusSchema,
    variables: ({ params, body }) => ({
      input: { mentorId: idOf(params), status: STATUSES.find((status) => statusText(status) === body.status) },
    }),
    answer: ({ setMentorStatus }) => mentorAnswer(setMentorStatus.mentor),
  }),
]
