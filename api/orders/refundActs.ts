/** What administrators do about refunds that wait for a person, with its trace. */
import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import { changeMoney } from '../database/actor.ts'
import type { Transaction } from '../database/client.ts'
import type { Refund } from '../generated/prisma/client.ts'
import type { Administrator } from '../graphql/identity.ts'
import type { Decision } from '../payments/announceRefundDecision.ts'
import { decideRefund, decisionOf, reopenRefund } from '../payments/refundDecisions.ts'
import { retryRefund } from '../payments/retryRefund.ts'
import type { AuditSubject } from '../rules/auditActions.ts'
import type { OrderDone } from './orderPayload.ts'
import { orderSubjects } from './orderSubjects.ts'

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
  { refundId, ...decision }: { refundId: number } & Decision,
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
