import { z } from 'zod/mini'
import { typed } from '../graphql/typed.ts'
import { change } from '../rest/failures.ts'
import { route } from '../rest/route.ts'
import { NOTE_MAXIMUM } from '../rules/constants.ts'
import { optionalProse, form } from '../rules/inputs/fields/fields.ts'
import { mentorApplicationSchema } from '../rules/inputs/mentorApplication.ts'
import { mentorProfileSchema } from '../rules/inputs/mentorProfile.ts'
import { mentorFiltersSchema } from '../rules/inputs/filters.ts'
import type { FreeTime } from '../rules/people/mentorFilters.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { MENTOR, mentorAnswer, mentorSchema, STATUS_TEXTS } from './mentorAnswer.ts'
import { COUNT, INSTANT, MESSAGE } from '../rest/fields.ts'
import { firstPage, limited, nextPage, tableQuery } from '../rest/pages.ts'
import { mentorUpdateSchema, newMentorSchema } from '../rules/inputs/mentorByAdministrator.ts'

const tag = 'Administration'

const STATUS = 'Status must be pending review, accepted or rejected'
const STATUSES = ['PENDING_REVIEW', 'ACCEPTED', 'REJECTED'] as const

/** The documented text of a status, as the graph names it. */
const statusField = z.pipe(
  z.enum(Object.values(STATUS_TEXTS), STATUS),
  z.transform((text) => STATUSES.find((status) => STATUS_TEXTS[status] === text)!),
)

const creation = route('POST /api/mentors', tag, {
  summary: 'Adds a mentor as given, in any status',
  document: change('createMentor', 'mentor { ...MentorAnswer }', [MENTOR]),
  body: z.extend(newMentorSchema, { status: z.optional(statusField) }),
  pictures: ['profileImage'],
  variables: ({ body }) => ({ input: body }),
  response: mentorSchema,
  answer: ({ createMentor }) => mentorAnswer(createMentor.mentor),
  success: 201,
})

const update = route('PUT /api/mentors/:id', tag, {
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
  route('GET /api/admin/mentors', tag, {
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
  route('DELETE /api/mentors/:id', tag, {
    summary: 'Removes a mentor and their data for good; payment records stay, without the name; administrators only',
    document: change('deleteMentor', 'ok'),
    variables: ({ params }) => ({ input: params }),
    response: MESSAGE,
    answer: () => ({ message: 'Mentor deleted successfully' }),
  }),
]

const statusSchema = form(STATUS, { status: statusField, reason: optionalProse('Reason', NOTE_MAXIMUM) })

const foundMentorSchema = z.extend(mentorSchema, {
  matched: z.optional(
    z
      .object({ field: z.string(), text: z.string(), marks: z.array(COUNT) })
      .check(z.describe('With a search: the line that answers it best, and start and end of each piece that matches')),
  ),
})

/** As the graph names it. */
const freeTimeOf = (time: FreeTime) => time.toUpperCase() as Uppercase<FreeTime>

export const mentorRoutes = [
  route('GET /api/mentors', 'Mentors', {
    summary:
      'Accepted, active mentors: with a search by how well they match, then available ones first, by smoothed rating, reviews and id',
    document: typed(
      `query (
        $search: String, $mainBranch: String, $subBranch: String, $available: Boolean, $minPrice: Int, $maxPrice: Int
        $language: [String!], $minExperience: Int, $free: FreeTime, $minRating: Float, $city: String, $limit: Int
      ) {
        mentors(
          search: $search, mainBranch: $mainBranch, subBranch: $subBranch, available: $available, minPrice: $minPrice
          maxPrice: $maxPrice, language: $language, minExperience: $minExperience, free: $free, minRating: $minRating
          city: $city, sort: SMOOTHED_RATING, first: $limit
        ) {
          edges { matched { field text marks } node { ...MentorAnswer } }
        }
      }`,
      [MENTOR],
    ),
    query: mentorFiltersSchema,
    variables: ({ query }) => ({ ...query, free: query.free && freeTimeOf(query.free) }),
    response: z.array(foundMentorSchema),
    answer: ({ mentors }) =>
      // What is undefined is not written.
      mentors.edges.map(({ node, matched }) => ({ ...mentorAnswer(node), matched: matched ?? undefined })),
    isPublic: true,
  }),
  route('GET /api/mentors/:id', 'Mentors', {
    summary: 'One accepted, active mentor. The mentor and administrators also see one who is not listed',
    document: typed('query ($id: Int!) { mentor(id: $id) { ...MentorAnswer } }', [MENTOR]),
    variables: ({ params }) => params,
    response: mentorSchema,
    answer: ({ mentor }) => {
      if (!mentor) throw new NotFoundError('Mentor not found')
      return mentorAnswer(mentor)
    },
    isPublic: true,
  }),
  route('POST /api/mentors', 'Mentors', {
    summary: 'Applies as a mentor; the application is then reviewed',
    document: change('applyAsMentor', 'mentor { ...MentorAnswer }', [MENTOR]),
    body: mentorApplicationSchema,
    variables: ({ body }) => ({ input: body }),
    response: mentorSchema,
    answer: ({ applyAsMentor }) => mentorAnswer(applyAsMentor.mentor),
    success: 201,
    administrators: creation,
  }),
  route('PUT /api/mentors/:id', 'Mentors', {
    summary:
      "Saves what is given of a mentor's own profile; rates, status and rating are not theirs to change. Another email needs the current password",
    document: change('updateMentorProfile', 'mentor { ...MentorAnswer }', [MENTOR]),
    body: mentorProfileSchema,
    pictures: ['profileImage'],
    variables: ({ params, body }) => ({ input: { ...body, mentorId: params.id } }),
    response: mentorSchema,
    answer: ({ updateMentorProfile }) => mentorAnswer(updateMentorProfile.mentor),
    administrators: update,
    isOwn: ({ params }, { member }) => member?.type === 'mentor' && member.id === params.id,
  }),
  route('PATCH /api/mentors/:id/status', 'Mentors', {
    summary: "Sets a mentor's status, with a reason for the mentor if there is one; administrators only",
    document: change('setMentorStatus', 'mentor { ...MentorAnswer }', [MENTOR]),
    body: statusSchema,
    variables: ({ params, body }) => ({ input: { mentorId: params.id, ...body } }),
    response: mentorSchema,
    answer: ({ setMentorStatus }) => mentorAnswer(setMentorStatus.mentor),
  }),
]
