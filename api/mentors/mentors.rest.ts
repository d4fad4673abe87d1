import { z } from 'zod/mini'
import { typed } from '../graphql/typed.ts'
import { change } from '../rest/failures.ts'
import { route } from '../rest/route.ts'
import { NOTE_MAXIMUM } from '../rules/constants.ts'
import { optionalProse } from '../rules/inputs/fields/fields.ts'
import { mentorApplicationSchema } from '../rules/inputs/mentorApplication.ts'
import { mentorProfileSchema } from '../rules/inputs/mentorProfile.ts'
import { mentorFiltersSchema } from '../rules/inputs/filters.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { MENTOR, mentorAnswer, mentorSchema } from './mentorAnswer.ts'
import { creation, STATUS, statusField, update } from './administration/mentorsAdmin.rest.ts'

const statusSchema = z.object({ status: statusField, reason: optionalProse('Reason', NOTE_MAXIMUM) }, STATUS)

export const mentorRoutes = [
  route({
    method: 'GET',
    path: '/api/mentors',
    tag: 'Mentors',
    summary: 'Accepted, active mentors: available ones first, then by smoothed rating, reviews and id',
    document: typed(
      `query ($search: String, $mainBranch: String, $subBranch: String, $available: Boolean, $limit: Int) {
        mentors(search: $search, mainBranch: $mainBranch, subBranch: $subBranch, available: $available, first: $limit) {
          edges { node { ...MentorAnswer } }
        }
      }`,
      [MENTOR],
    ),
    query: mentorFiltersSchema,
    variables: ({ query }) => query,
    response: z.array(mentorSchema),
    answer: ({ mentors }) => mentors.edges.map(({ node }) => mentorAnswer(node)),
    isPublic: true,
  }),
  route({
    method: 'GET',
    path: '/api/mentors/:id',
    tag: 'Mentors',
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
  route({
    method: 'POST',
    path: '/api/mentors',
    tag: 'Mentors',
    summary: 'Applies as a mentor; the application is then reviewed',
    document: change('applyAsMentor', 'mentor { ...MentorAnswer }', [MENTOR]),
    body: mentorApplicationSchema,
    variables: ({ body }) => ({ input: body }),
    response: mentorSchema,
    answer: ({ applyAsMentor }) => mentorAnswer(applyAsMentor.mentor),
    success: 201,
    administrators: creation,
  }),
  route({
    method: 'PUT',
    path: '/api/mentors/:id',
    tag: 'Mentors',
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
  route({
    method: 'PATCH',
    path: '/api/mentors/:id/status',
    tag: 'Mentors',
    summary: "Sets a mentor's status, with a reason for the mentor if there is one; administrators only",
    document: change('setMentorStatus', 'mentor { ...MentorAnswer }', [MENTOR]),
    body: statusSchema,
    variables: ({ params, body }) => ({ input: { mentorId: params.id, ...body } }),
    response: mentorSchema,
    answer: ({ setMentorStatus }) => mentorAnswer(setMentorStatus.mentor),
  }),
]
