import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import { inTransaction } from '../database/transaction.ts'
import { mutation } from '../graphql/mutation.ts'
import { CHANGE_ERRORS } from '../graphql/errors.ts'
import { administratorOf, type Administrator } from '../graphql/identity.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { announceDecided } from '../payments/disputes/announceDispute.ts'
import { isOver } from '../payments/disputes/openDisputes.ts'
import { WAITING_DISPUTES } from '../payments/needsPerson.ts'
import { resolveDisputeSchema } from '../rules/inputs/adminActs.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { orderPayload, type OrderDone, orderSubjects } from './orderActs.ts'

/** Says that an administrator dealt with a dispute as they were shown it; it waits again once it changes. Throws NotFoundError. */
export async function resolveDispute(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  by: Pick<Administrator, 'id' | 'username'>,
  { disputeId, expectedUpdatedAt, note }: { disputeId: number; expectedUpdatedAt: Date; note: string },
): Promise<OrderDone> {
  return await inTransaction(app.db, async (tx) => {
    const [dispute] = await tx.dispute.updateManyAndReturn({
      where: { id: disputeId, updatedAt: expectedUpdatedAt, ...WAITING_DISPUTES },
      data: { resolvedAt: app.clock.now() },
      include: { payment: { select: { id: true, orderId: true } } },
    })
    if (!dispute) throw new NotFoundError('This dispute has changed, or someone has resolved it. Look at it again')
    const { id: paymentId, orderId } = dispute.payment
    await record(tx, app, by, {
      action: 'dispute.resolved',
      subjects: [`payment:${paymentId}`, ...(await orderSubjects(tx, orderId))],
      reason: note,
      after: { dispute: dispute.status, amountDeducted: dispute.amountDeducted },
    })
    if (isOver(dispute) && dispute.overdueAt === null) await announceDecided(tx, app, dispute)
    return { orderId }
  })
}

mutation('resolveDispute', {
  description:
    'Marks a dispute as dealt with, until it changes again; NotFoundError if it has changed since it was shown. If the bank gave the money back of what no longer stands, both sides are told where it is now. Administrators only.',
  authScopes: { admin: true },
  errors: CHANGE_ERRORS,
  input: {
    description: 'Which dispute, and what was done about it.',
    argument: 'Which dispute, and what was done.',
    fields: (t) => ({
      disputeId: t.int({ description: 'Numeric id of the dispute.' }),
      expectedUpdatedAt: t.field({
        type: 'DateTime',
        description: 'Its `updatedAt` as the administrator was shown it.',
      }),
      note: t.string({ description: 'For the audit log, 5 to 500 characters.' }),
    }),
    schema: resolveDisputeSchema,
  },
  resolve: (context, input) =>
    resolveDispute(context, administratorOf(context), { ...input, disputeId: nodeId(input.disputeId) }),
  payload: orderPayload('The dispute no longer waits for a person.'),
})
