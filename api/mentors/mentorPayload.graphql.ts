import { builder } from '../graphql/builder.ts'

/** What a mutation of one mentor answers. */
export const mentorPayload = (name: string, description: string) =>
  builder.objectRef<{ mentorId: number }>(name).implement({
    description,
    fields: (t) => ({
      mentor: t.prismaField({
        type: 'Mentor',
        description: 'The mentor as they are now.',
        resolve: (query, { mentorId }, _args, { db }) =>
          db.mentor.findUniqueOrThrow({ ...query, where: { id: mentorId } }),
      }),
    }),
  })
