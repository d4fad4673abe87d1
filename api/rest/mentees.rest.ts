import { menteeRegistrationSchema, type MenteeRegistration } from '../rules/inputs/menteeRegistration.ts'
import { FAILURE, INVALID, LIMITED } from './failures.ts'
import { route } from './route.ts'

/** Selection of a `Mentee` that `menteeAnswer` takes. */
const MENTEE = 'databaseId name email mainBranch subBranch currentLevel profileImage linkedinUrl createdAt'

interface MenteeData extends Record<string, unknown> {
  databaseId: number
}

function menteeAnswer({ databaseId, ...rest }: MenteeData) {
  return { id: databaseId, ...rest }
}

export const menteeRoutes = [
  route<{ registerMentee: { mentee: MenteeData } }, MenteeRegistration>({
    method: 'POST',
    path: '/api/mentees',
    tag: 'Mentees',
    summary: 'Registers a mentee, without signing in',
    document: `mutation($input: RegisterMenteeInput!) { registerMentee(input: $input) { ${FAILURE} ${INVALID} ${LIMITED} ... on RegisterMenteePayload { mentee { ${MENTEE} } } } }`,
    body: menteeRegistrationSchema,
    variables: ({ body }) => ({ input: body }),
    answer: ({ registerMentee }) => menteeAnswer(registerMentee.mentee),
    success: 201,
  }),
]
