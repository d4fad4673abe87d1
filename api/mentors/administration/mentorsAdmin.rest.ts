/** Calls of administrators about mentors; some have the same paths as calls of mentors. */
import { z } from 'zod/mini'
import { typed } from '../../graphql/typed.ts'
import { change } from '../../rest/failures.ts'
import { INSTANT, MESSAGE } from '../../rest/fields.ts'
import { firstPage, limited, nextPage, tableQuery } from '../../rest/pages.ts'
import { route } from '../../rest/route.ts'
import { mentorUpdateSchema, newMentorSchema } from '../../rules/inputs/mentorByAdministrator.ts'
import { MENTOR, mentorAnswer, mentorSchema, STATUS_TEXTS } from '../mentorAnswer.ts'

const tag = 'Administration'

export const STATUS = 'Status must be pending review, accepted or rejected'
const STATUSES = ['PENDING_REVIEW', 'ACCEPTED', 'REJECTED'] as const

/** The documented text of a status, as the graph names it. */
export const statusField = z.pipe(
  z.enum(Object.values(STATUS_TEXTS), STATUS),
  z.transform((text) => STATUSES.find((status) => STATUS_TEXTS[status] === text)!),
)

export const creation = route({
  method: 'POST',
  path: '/api/mentors',
  tag,
  summary: 'Adds a mentor as given, in any status',
  document: change('createMentor', 'mentor { ...MentorAnswer }', [MENTOR]),
  body: z.extend(newMentorSchema, { status: z.optional(statusField) }),
  pictures: ['profileImage'],
  variables: ({ body }) => ({ input: body }),
  response: mentorSchema,
  answer: ({ createMentor }) => mentorAnswer(createMentor.mentor),
  success: 201,
})

export const update = route({
  method: 'PUT',
  path: '/api/mentors/:id',
  tag,
  summary: 'Saves what is given of any mentor, rates, status, rating and review count too',
  document: change('updateMentor', 'mentor { ...MentorAnswer }', [MENTOR]),
  body: z.extend(mentorUpdateSchema, { status: z.optional(statusField) }),
  pictures: ['profileImage'],
  variables: ({ params, body }) => ({ input: { ...body, id: params.id } }),
  response: mentorSchema,
  answer: ({ updateMentor }) => mentorAnswer(updateMentor.mentor),
})

const listedMentorSchema = z.extend(mentorSchema, {
  isActive: z.boolean(),
  termsAcceptedAt: z.nullable(INSTANT),
  lastLoginAt: z.nullable(INSTANT),
})

export const mentorAdminRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/mentors',
    tag,
    summary: 'Every mentor in any state, newest first; administrators only',
    document: typed(
      `query ($search: String, $before: Int) {
        allMentors(first: 100, search: $search, before: $before) {
          rows { ...MentorAnswer isActive termsAcceptedAt lastLoginAt }
        }
      }`,
      [MENTOR],
    ),
    query: tableQuery,
    variables: firstPage,
    next: ({ allMentors: { rows } }, call, count) => nextPage(rows, call, count),
    response: z.array(listedMentorSchema),
    rows: ({ allMentors: { rows } }, call, count) =>
      limited(rows, call, count).map(({ isActive, termsAcceptedAt, lastLoginAt, ...mentor }) => ({
        ...mentorAnswer(mentor),
        isActive: isActive === true,
        termsAcceptedAt,
        lastLoginAt,
      })),
  }),
  route({
    method: 'DELETE',
    path: '/api/mentors/:id',
    tag,
    summary: 'Removes a mentor and their data for good; payment records stay, without the name; administrators only',
    document: change('deleteMentor', 'ok'),
    variables: ({ params }) => ({ input: params }),
    response: MESSAGE,
    answer: () => ({ message: 'Mentor deleted successfully' }),
  }),
]
