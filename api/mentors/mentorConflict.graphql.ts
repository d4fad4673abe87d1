import { errorType } from '../graphql/errors.ts'
import { MentorConflictError } from './updateMentor.ts'

errorType(
  MentorConflictError,
  'MentorConflictError',
  'Some of these fields were saved by somebody else since the form was filled; nothing was changed.',
  (t) => ({
    fields: t.exposeStringList('fields', { cost: { items: 0 }, description: 'Names of the fields, as in the input.' }),
    mentor: t.prismaField({
      type: 'Mentor',
      description: 'The mentor as they were saved: fill the form from it, or save again with its version.',
      resolve: (query, { mentorId }, _args, { db }) =>
        db.mentor.findUniqueOrThrow({ ...query, where: { id: mentorId } }),
    }),
  }),
)
