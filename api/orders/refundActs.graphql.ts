/** What administrators do about refunds that need a person, with its trace in the audit log. */
import { builder } from '../graphql/builder.ts'
import { CHANGE_ERRORS } from '../graphql/errors.ts'
import { administratorOf, type Administrator } from '../graphql/identity.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { RefundExceedsPaymentError } from '../payments/paymentErrors.graphql.ts'
import { reopenRefundSchema, resolveRefundSchema, retryRefundSchema } from '../rules/inputs/adminActs.ts'
import { orderPayload, type OrderDone, orderSubjects } from './orderActs.ts'
import { RefundDecisionType } from './orderRefund.graphql.ts'
import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import { changeMoney } from '../database/transaction.ts'
import type { Transaction } from '../database/client.ts'
import type { Refund } from '../generated/prisma/client.ts'
import type { DecisionOnRefund } from '../payments/refunds/announceRefundDecision.ts'
import { decideRefund, decisionOf, reopenRefund, retryRefund } from '../payments/refunds/decideRefund.ts'
import type { AuditSubject } from '../rules/auditActions.ts'

type By = Pick<Administrator, 'id' | 'username'>

/** Asks the provider again, once: of two administrators the first counts. Throws NotFoundError, RefundExceedsPaymentError. */
export async function askAgain(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  by: By,
  refundId: number,
): Promise<OrderDone> {
  return await changeMoney(app.db, `administrator:${by.id}`, async (tx) => {
    const again = await retryRefund(tx, app, refundId)
    const { orderId, subjects } = await concerns(tx, again)
    await record(tx, app, by, {
      action: 'refund.retried',
      subjects: [`refund:${refundId}`, ...subjects],
      after: { amount: again.amount },
    })
    return { orderId }
  })
}

const LOGGED = {
  returned_elsewhere: 'refund.returned_elsewhere',
  not_returned: 'refund.not_returned',
  explained: 'refund.explained',
} as const

/** Decides on a refund that waits, once: of two administrators the first counts. Throws NotFoundError, ValidationError. */
export async function decide(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  by: By,
  { refundId, ...decision }: { refundId: number } & DecisionOnRefund,
): Promise<OrderDone> {
  return await changeMoney(app.db, `administrator:${by.id}`, async (tx) => {
    const { before, after } = await decideRefund(tx, app, refundId, decision)
    const { orderId, subjects } = await concerns(tx, after)
    await record(tx, app, by, {
      action: LOGGED[decision.kind],
      subjects,
      reason: decision.note,
      before: { status: before.status },
      after: { status: after.status, ...(decision.returnedOn && { returnedOn: decision.returnedOn }) },
    })
    return { orderId }
  })
}

/** Takes a decision back: the refund waits again. Throws NotFoundError, RefundExceedsPaymentError. */
export async function reopen(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  by: By,
  refundId: number,
): Promise<OrderDone> {
  return await changeMoney(app.db, `administrator:${by.id}`, async (tx) => {
    const { before, after } = await reopenRefund(tx, app, refundId)
    const { orderId, subjects } = await concerns(tx, after)
    await record(tx, app, by, { action: 'refund.reopened', subjects, before: { decision: decisionOf(before) } })
    return { orderId }
  })
}

async function concerns(
  tx: Transaction,
  { id, paymentId }: Refund,
): Promise<{ orderId: number; subjects: AuditSubject[] }> {
  const { orderId } = await tx.payment.findUniqueOrThrow({ where: { id: paymentId }, select: { orderId: true } })
  return { orderId, subjects: [`refund:${id}`, `payment:${paymentId}`, ...(await orderSubjects(tx, orderId))] }
}

const ERRORS = CHANGE_ERRORS

const RetryRefundInput = builder
  .inputType('RetryRefundInput', {
    description: 'Which refund.',
    fields: (t) => ({ refundId: t.int({ description: 'Numeric id of the refund.' }) }),
  })
  .validate(retryRefundSchema)

const RetryRefundPayload = orderPayload('RetryRefundPayload', 'The provider is asked again.')

builder.mutationField('retryRefund', (t) =>
  t.field({
    type: RetryRefundPayload,
    authScopes: { admin: true },
    description: 'Asks the provider again for a refund that was refused or is stuck. Administrators only.',
    errors: { types: [...ERRORS, RefundExceedsPaymentError] },
    args: { input: t.arg({ type: RetryRefundInput, description: 'Which refund.' }) },
    resolve: (_root, { input }, context) => askAgain(context, administratorOf(context), nodeId(input.refundId)),
  }),
)

const ResolveRefundInput = builder
  .inputType('ResolveRefundInput', {
    description: 'Which refund, and what is decided about it.',
    fields: (t) => ({
      refundId: t.int({ description: 'Numeric id of the refund.' }),
      decision: t.field({ type: RefundDecisionType, description: 'One of its `decisions`.' }),
      note: t.string({
        description:
          'How it was returned, or why it is not, for its payer; of what is explained, what was done, for the audit log. 5 to 500 characters.',
      }),
      returnedOn: t.field({
        type: 'Date',
        required: false,
        description: 'On which day it was returned another way, IST, today or before; null for other decisions.',
      }),
    }),
  })
  .validate(resolveRefundSchema)

const ResolveRefundPayload = orderPayload('ResolveRefundPayload', 'The refund no longer waits for a person.')

builder.mutationField('resolveRefund', (t) =>
  t.field({
    type: ResolveRefundPayload,
    authScopes: { admin: true },
    description:
      'Decides on a refund that waits: returned another way, not to be returned, or explained. Its payer is told of the first two. Administrators only.',
    errors: { types: ERRORS },
    args: { input: t.arg({ type: ResolveRefundInput, description: 'Which refund, and what is decided.' }) },
    resolve: (_root, { input: { refundId, decision, note, returnedOn } }, context) =>
      decide(context, administratorOf(context), {
        refundId: nodeId(refundId),
        kind: decision,
        note,
        returnedOn: decision === 'returned_elsewhere' ? (returnedOn ?? null) : null,
      }),
  }),
)

const ReopenRefundInput = builder
  .inputType('ReopenRefundInput', {
    description: 'Which refund.',
    fields: (t) => ({ refundId: t.int({ description: 'Numeric id of the refund.' }) }),
  })
  .validate(reopenRefundSchema)

const ReopenRefundPayload = orderPayload('ReopenRefundPayload', 'The refund waits for a person again.')

builder.mutationField('reopenRefund', (t) =>
  t.field({
    type: ReopenRefundPayload,
    authScopes: { admin: true },
    description: 'Takes back what was decided about a refund; its payer is told. Administrators only.',
    errors: { types: [...ERRORS, RefundExceedsPaymentError] },
    args: { input: t.arg({ type: ReopenRefundInput, description: 'Which refund.' }) },
    resolve: (_root, { input }, context) => reopen(context, administratorOf(context), nodeId(input.refundId)),
  }),
)
