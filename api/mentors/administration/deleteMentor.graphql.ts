import { removePerson } from '../../accountClosing/removePerson.ts'
import { AccountInUseError } from '../../accounts/accountErrors.ts'
import type { App } from '../../app.ts'
import { record } from '../../audit/record.ts'
import { mutation } from '../../graphql/mutation.ts'
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

mutation('deleteMentor', {
  description:
    'Removes a mentor and their data for good; payment records stay, without their name. Refused while sessions, money or registrations are open. Administrators only.',
  authScopes: { admin: true },
  errors: [...SIGNED_IN_ERRORS, NotFoundError, AccountInUseError],
  input: {
    description: 'A mentor who goes.',
    argument: 'Which mentor.',
    fields: (t) => ({ id: t.int({ description: 'Numeric id of the mentor.' }) }),
  },
  resolve: async (context, input) => {
    await deleteMentor(context, administratorOf(context), nodeId(input.id))
    return { ok: true }
  },
  payload: {
    description: 'The mentor is gone.',
    fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true.' }) }),
  },
})
