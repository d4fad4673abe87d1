import { z } from 'zod/mini'
import { typed } from '../graphql/typed.ts'
import { change } from '../rest/failures.ts'
import { ID, INSTANT, MESSAGE } from '../rest/fields.ts'
import { firstPage, limited, nextPage, tableQuery } from '../rest/pages.ts'
import { route } from '../rest/route.ts'
import { menteeProfileSchema } from '../rules/inputs/menteeProfile.ts'
import { menteeRegistrationSchema } from '../rules/inputs/menteeRegistration.ts'

const MENTEE = typed(`
  fragment MenteeAnswer on Mentee {
    id: databaseId name email mainBranch subBranch currentLevel profileImage linkedinUrl bio college year goals
    createdAt
  }
`)

const menteeSchema = z.object({
  id: ID,
  name: z.string(),
  email: z.nullable(z.string()),
  mainBranch: z.string(),
  subBranch: z.nullable(z.string()),
  currentLevel: z.string(),
  profileImage: z.string(),
  linkedinUrl: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  college: z.nullable(z.string()),
  year: z.nullable(z.int()),
  goals: z.nullable(z.string()),
  createdAt: INSTANT,
})

const listedMenteeSchema = z.extend(menteeSchema, {
  isActive: z.boolean(),
  lastLoginAt: z.nullable(INSTANT),
})

export const menteeRoutes = [
  route('GET /api/mentees', 'Administration', {
    summary: 'Every mentee, newest first; administrators only',
    document: typed(
      `query ($search: String, $before: Int) {
        allMentees(first: 100, search: $search, before: $before) { rows { ...MenteeAnswer isActive lastLoginAt } }
      }`,
      [MENTEE],
    ),
    query: tableQuery,
    variables: firstPage,
    next: ({ allMentees: { rows } }, call, count) => nextPage(rows, call, count),
    response: z.array(listedMenteeSchema),
    rows: ({ allMentees: { rows } }, call, count) =>
      limited(rows, call, count).map((mentee) => ({ ...mentee, isActive: mentee.isActive === true })),
  }),
  route('DELETE /api/mentees/:id', 'Administration', {
    summary: 'Removes a mentee and their data for good; payment records stay, without the name; administrators only',
    document: change('deleteMentee', 'ok'),
    variables: ({ params }) => ({ input: params }),
    response: MESSAGE,
    answer: () => ({ message: 'Mentee and all related data deleted successfully' }),
  }),
  route('POST /api/mentees', 'Mentees', {
    summary: 'Registers a mentee, without signing in',
    document: change('registerMentee', 'mentee { ...MenteeAnswer }', [MENTEE]),
    body: menteeRegistrationSchema,
    variables: ({ body }) => ({ input: body }),
    response: menteeSchema,
    answer: ({ registerMentee }) => registerMentee.mentee,
    success: 201,
  }),
  route('PUT /api/mentees/:id', 'Mentees', {
    summary:
      "Saves what is given of a mentee's own profile. A new password and another email need the current password",
    document: change('updateMenteeProfile', 'mentee { ...MenteeAnswer }', [MENTEE]),
    body: menteeProfileSchema,
    pictures: ['profileImage'],
    variables: ({ params, body }) => ({ input: { ...body, menteeId: params.id } }),
    response: menteeSchema,
    answer: ({ updateMenteeProfile }) => updateMenteeProfile.mentee,
  }),
]
