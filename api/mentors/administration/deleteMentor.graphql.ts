import { removePerson } from '../../accountClosing/removePerson.ts'
import { AccountInUseError } from '../../accounts/accountErrors.ts'
import type { App } from '../../app.ts'
import { record } from '../../audit/record.ts'
import { builder } from '../../graphql/builder.ts'
import { SIGNED_IN_ERRORS } from '../../graphql/errors.ts'
import { administratorOf, type Administrator } from '../../graphql/identity.ts'
import { nodeId } from '../../graphql/nodeId.ts'
import { NotFoundError } from '../../rules/userErrors.ts'

/** Removes a mentor and what is theirs, as if they had closed their account. Throws NotFoundError and AccountInUseError. */
export async function deleteMentor(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  by: Administrator,
  id: number,
): Promise<void> {
  const theirs = { where: { mentorId: id } }
  await removePerson(app, { type: 'mentor', id }, async (tx) => {
    const before = {
      bookings: await tx.booking.count(theirs),
      plans: await tx.planSubscription.count(theirs),
      workshops: await tx.workshop.count(theirs),
      requests: await tx.mentorshipRequest.count(theirs),
      reviews: await tx.review.count(theirs),
    }
    await record(tx, app, by, { action: 'mentor.deleted', subjects: [`mentor:${id}`], before })
  })
}

const DeleteMentorInput = builder.inputType('DeleteMentorInput', {
  description: 'A mentor who goes.',
  fields: (t) => ({ id: t.int({ description: 'Numeric id of the mentor.' }) }),
})

const DeleteMentorPayload = builder.objectRef<{ ok: boolean }>('DeleteMentorPayload').implement({
  description: 'The mentor is gone.',
  fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true.' }) }),
})

builder.mutationField('deleteMentor', (t) =>
  t.field({
    type: DeleteMentorPayload,
    authScopes: { admin: true },
    description:
      'Removes a mentor and their data for good; payment records stay, without their name. Refused while sessions, money or registrations are open. Administrators only.',
    errors: { types: [...SIGNED_IN_ERRORS, NotFoundError, AccountInUseError] },
    args: { input: t.arg({ type: DeleteMentorInput, description: 'Which mentor.' }) },
    resolve: async (_root, { input }, context) => {
      await deleteMentor(context, administratorOf(context), nodeId(input.id))
      return { ok: true }
    },
  }),
)
