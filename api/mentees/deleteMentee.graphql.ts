import { AccountInUseError } from '../accounts/accountErrors.ts'
import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import { mutation } from '../graphql/mutation.ts'
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

mutation('deleteMentee', {
  description:
    'Removes a mentee and their data for good; payment records stay, without their name. Refused while sessions or money are open. Administrators only.',
  authScopes: { admin: true },
  errors: [...SIGNED_IN_ERRORS, NotFoundError, AccountInUseError],
  input: {
    description: 'A mentee who goes.',
    argument: 'Which mentee.',
    fields: (t) => ({ id: t.int({ description: 'Numeric id of the mentee.' }) }),
  },
  resolve: async (context, input) => {
    await deleteMentee(context, administratorOf(context), nodeId(input.id))
    return { ok: true }
  },
  payload: {
    description: 'The mentee is gone.',
    fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true.' }) }),
  },
})
