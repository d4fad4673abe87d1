import { AccountInUseError } from '../accounts/accountErrors.ts'
import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import { builder } from '../graphql/builder.ts'
import { SIGNED_IN_ERRORS } from '../graphql/errors.ts'
import { administratorOf, type Administrator } from '../graphql/identity.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { removePerson } from '../accountClosing/removePerson.ts'
import { NotFoundError } from '../rules/userErrors.ts'

/** Removes a mentee and what is theirs, as if they had closed their account. Throws NotFoundError and AccountInUseError. */
export async function deleteMentee(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  by: Administrator,
  id: number,
): Promise<void> {
  const theirs = { where: { menteeId: id } }
  await removePerson(app, { type: 'mentee', id }, async (tx) => {
    const before = {
      bookings: await tx.booking.count(theirs),
      plans: await tx.planSubscription.count(theirs),
      payments: await tx.payment.count(theirs),
      registrations: await tx.workshopRegistration.count(theirs),
      requests: await tx.mentorshipRequest.count(theirs),
    }
    await record(tx, app, by, { action: 'mentee.deleted', subjects: [`mentee:${id}`], before })
  })
}

const DeleteMenteeInput = builder.inputType('DeleteMenteeInput', {
  description: 'A mentee who goes.',
  fields: (t) => ({ id: t.int({ description: 'Numeric id of the mentee.' }) }),
})

const DeleteMenteePayload = builder.objectRef<{ ok: boolean }>('DeleteMenteePayload').implement({
  description: 'The mentee is gone.',
  fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true.' }) }),
})

builder.mutationField('deleteMentee', (t) =>
  t.field({
    type: DeleteMenteePayload,
    authScopes: { admin: true },
    description:
      'Removes a mentee and their data for good; payment records stay, without their name. Refused while sessions or money are open. Administrators only.',
    errors: { types: [...SIGNED_IN_ERRORS, NotFoundError, AccountInUseError] },
    args: { input: t.arg({ type: DeleteMenteeInput, description: 'Which mentee.' }) },
    resolve: async (_root, { input }, context) => {
      await deleteMentee(context, administratorOf(context), nodeId(input.id))
      return { ok: true }
    },
  }),
)
