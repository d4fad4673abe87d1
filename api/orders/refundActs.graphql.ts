/** What administrators do about refunds that need a person, with its trace in the audit log. */
import { mutation, type InputFields } from '../graphql/mutation.ts'
import { CHANGE_ERRORS } from '../graphql/errors.ts'
import { administratorOf, type Administrator } from '../graphql/identity.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { RefundExceedsPaymentError } from '../payments/paymentErrors.graphql.ts'
import { resolveRefundSchema, retryRefundSchema } from '../rules/inputs/adminActs.ts'
import { orderPayload, type OrderDone, orderSubjects } from './orderActs.ts'
import { RefundDecisionType } from './orderRefund.graphql.ts'
import type { App } from '../app.ts'
import { record, type Act } from '../audit/record.ts'
import { changeMoney, type MoneyTransaction } from '../database/transaction.ts'
import type { Refund } from '../generated/prisma/client.ts'
import type { DecisionOnRefund } from '../payments/refunds/announceRefundDecision.ts'
import { decideRefund, decisionOf, reopenRefund, retryRefund } from '../payments/refunds/decideRefund.ts'

type Deps = Pick<App, 'db' | 'clock' | 'config' | 'parts'>
type By = Pick<Administrator, 'id' | 'username'>
type Logged = Omit<Act, 'subjects'> & { refund: Refund }

/** Changes a refund, which may go on as another one, and writes down what that concerns. */
async function act(
  app: Deps,
  by: By,
  refundId: number,
  change: (tx: MoneyTransaction) => Promise<Logged>,
): Promise<OrderDone> {
  return await changeMoney(app.db, `administrator:${by.id}`, async (tx) => {
    const { refund, ...logged } = await change(tx)
    const { id, paymentId } = refund
    const { orderId } = await tx.payment.findUniqueOrThrow({ where: { id: paymentId }, select: { orderId: true } })
    const money = [`refund:${refundId}`, `refund:${id}`, `payment:${paymentId}`] as const
    await record(tx, app, by, { ...logged, subjects: [...money, ...(await orderSubjects(tx, orderId))] })
    return { orderId }
  })
}

/** Asks the provider again, once: of two administrators the first counts. Throws NotFoundError, RefundExceedsPaymentError. */
export const askAgain = (app: Deps, by: By, refundId: number): Promise<OrderDone> =>
  act(app, by, refundId, async (tx) => {
    const refund = await retryRefund(tx, app, refundId)
    return { refund, action: 'refund.retried', after: { amount: refund.amount } }
  })

const LOGGED = {
  returned_elsewhere: 'refund.returned_elsewhere',
  not_returned: 'refund.not_returned',
  explained: 'refund.explained',
} as const

/** Decides on a refund that waits, once: of two administrators the first counts. Throws NotFoundError, ValidationError. */
export const decide = (
  app: Deps,
  by: By,
  { refundId, ...decision }: { refundId: number } & DecisionOnRefund,
): Promise<OrderDone> =>
  act(app, by, refundId, async (tx) => {
    const { before, after: refund } = await decideRefund(tx, app, refundId, decision)
    return {
      refund,
      action: LOGGED[decision.kind],
      reason: decision.note,
      before: { status: before.status },
      after: { status: refund.status, ...(decision.returnedOn && { returnedOn: decision.returnedOn }) },
    }
  })

/** Takes a decision back: the refund waits again. Throws NotFoundError, RefundExceedsPaymentError. */
export const reopen = (app: Deps, by: By, refundId: number): Promise<OrderDone> =>
  act(app, by, refundId, async (tx) => {
    const { before, after: refund } = await reopenRefund(tx, app, refundId)
    return { refund, action: 'refund.reopened', before: { decision: decisionOf(before) } }
  })

const OF_REFUND = {
  description: 'Which refund.',
  argument: 'Which refund.',
  fields: (t: InputFields) => ({ refundId: t.int({ description: 'Numeric id of the refund.' }) }),
  schema: retryRefundSchema,
}

mutation('retryRefund', {
  description: 'Asks the provider again for a refund that was refused or is stuck. Administrators only.',
  authScopes: { admin: true },
  errors: [...CHANGE_ERRORS, RefundExceedsPaymentError],
  input: OF_REFUND,
  resolve: (context, { refundId }) => askAgain(context, administratorOf(context), nodeId(refundId)),
  payload: orderPayload('The provider is asked again.'),
})

mutation('resolveRefund', {
  description:
    'Decides on a refund that waits: returned another way, not to be returned, or explained. An email tells the payer about the first two, and the mentor when the money stays, or goes back after they heard that we decide again. Administrators only.',
  authScopes: { admin: true },
  errors: CHANGE_ERRORS,
  input: {
    description: 'Which refund, and what is decided about it.',
    argument: 'Which refund, and what is decided.',
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
    schema: resolveRefundSchema,
  },
  resolve: (context, { refundId, decision, note, returnedOn }) =>
    decide(context, administratorOf(context), {
      refundId: nodeId(refundId),
      kind: decision,
      note,
      returnedOn: decision === 'returned_elsewhere' ? (returnedOn ?? null) : null,
    }),
  payload: orderPayload('The refund no longer waits for a person.'),
})

mutation('reopenRefund', {
  description:
    'Takes back what was decided about a refund; who was told of that decision is told. Administrators only.',
  authScopes: { admin: true },
  errors: [...CHANGE_ERRORS, RefundExceedsPaymentError],
  input: OF_REFUND,
  resolve: (context, { refundId }) => reopen(context, administratorOf(context), nodeId(refundId)),
  payload: orderPayload('The refund waits for a person again.'),
})
