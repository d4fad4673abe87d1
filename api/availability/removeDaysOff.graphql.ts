import { z } from 'zod/mini'
import type { App } from '../app.ts'
import { builder } from '../graphql/builder.ts'
import { mentorOf, type MentorId } from '../graphql/identity.ts'
import { NotAllowedError, NotFoundError, NotSignedInError, ValidationError } from '../rules/userErrors.ts'

/** Offers a mentor's hours on those days again. Throws NotFoundError for anyone else's. */
async function removeDaysOff({ db }: Pick<App, 'db'>, mentorId: MentorId, id: number): Promise<void> {
  const { count } = await db.availabilityException.deleteMany({ where: { id, mentorId } })
  if (count === 0) throw new NotFoundError('Days off not found')
}

const RemoveDaysOffInput = builder
  .inputType('RemoveDaysOffInput', {
    description: 'Which days off.',
    fields: (t) => ({ id: t.int({ description: 'Numeric id.' }) }),
  })
  .validate(z.object({ id: z.int() }))

const RemoveDaysOffPayload = builder.objectRef<{ mentorId: MentorId }>('RemoveDaysOffPayload').implement({
  description: 'The weekly hours hold on these days again.',
  fields: (t) => ({
    mentor: t.prismaField({
      type: 'Mentor',
      description: 'Whose days off they were.',
      resolve: (query, { mentorId }, _args, { db }) =>
        db.mentor.findUniqueOrThrow({ ...query, where: { id: mentorId } }),
    }),
  }),
})

builder.mutationField('removeDaysOff', (t) =>
  t.field({
    type: RemoveDaysOffPayload,
    description: "Removes the signed-in mentor's own days off.",
    authScopes: { mentor: true },
    errors: { types: [ValidationError, NotSignedInError, NotAllowedError, NotFoundError] },
    args: { input: t.arg({ type: RemoveDaysOffInput, description: 'Which days off.' }) },
    resolve: async (_root, { input }, context) => {
      const mentorId = mentorOf(context)
      await removeDaysOff(context, mentorId, input.id)
      return { mentorId }
    },
  }),
)
