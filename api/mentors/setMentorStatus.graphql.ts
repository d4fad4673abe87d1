import { builder } from '../graphql/builder.ts'
import { errorType } from '../graphql/errors.ts'
import { administratorOf } from '../graphql/identity.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { mentorStatusSchema, MentorDecidedError, setMentorStatus } from './setMentorStatus.ts'
import { NotAllowedError, NotFoundError, NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { MentorStatus } from './mentor.graphql.ts'

errorType(
  MentorDecidedError,
  'MentorDecidedError',
  'Somebody else has set the status since it was looked at; nothing was changed and nobody was told.',
  (t) => ({
    mentor: t.prismaField({
      type: 'Mentor',
      description: 'The mentor as they are now.',
      resolve: (query, { mentorId }, _args, { db }) =>
        db.mentor.findUniqueOrThrow({ ...query, where: { id: mentorId } }),
    }),
  }),
)

const SetMentorStatusInput = builder
  .inputType('SetMentorStatusInput', {
    description: 'Which mentor, and what was decided.',
    fields: (t) => ({
      mentorId: t.int({ description: 'Numeric id.' }),
      status: t.field({ type: MentorStatus, description: 'Any of the three, whatever it is now.' }),
      from: t.field({
        type: MentorStatus,
        required: false,
        description:
          'The status that the administrator saw when deciding. If it has changed since, nothing is saved. Null skips the check.',
      }),
      reason: t.string({
        required: false,
        description: 'For the mentor, at most 500 characters; it stands in the mail about the decision.',
      }),
    }),
  })
  .validate(mentorStatusSchema)

const SetMentorStatusPayload = builder.objectRef<{ mentorId: number }>('SetMentorStatusPayload').implement({
  description: 'The status is set.',
  fields: (t) => ({
    mentor: t.prismaField({
      type: 'Mentor',
      description: 'The mentor as they are now.',
      resolve: (query, { mentorId }, _args, { db }) =>
        db.mentor.findUniqueOrThrow({ ...query, where: { id: mentorId } }),
    }),
  }),
})

builder.mutationField('setMentorStatus', (t) =>
  t.field({
    type: SetMentorStatusPayload,
    description: "Decides on a mentor's application. Accepted mentors are listed at once.",
    authScopes: { admin: true },
    errors: { types: [ValidationError, NotSignedInError, NotAllowedError, NotFoundError, MentorDecidedError] },
    args: { input: t.arg({ type: SetMentorStatusInput, description: 'Which mentor, and what was decided.' }) },
    resolve: async (_root, { input }, context) => {
      const mentorId = nodeId(input.mentorId)
      await setMentorStatus(context, administratorOf(context), { ...input, mentorId })
      return { mentorId }
    },
  }),
)
