/** What administrators do about refunds that wait for a person, with its trace. */
import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import { changeMoney } from '../database/actor.ts'
import type { Transaction } from '../database/client.ts'
import type { Refund } from '../generated/prisma/client.ts'
import type { Administrator } from '../graphql/identity.ts'
import { resolveRefund, retryRefund } from '../payments/retryRefund.ts'
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

/** Marks it as seen to; nobody is told, and what was refused or stuck counts as returned some other way. Throws NotFoundError. */
export async function markSeenTo(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  by: By,
  { refundId, note }: { refundId: number; note: string },
): Promise<OrderDone> {
  return await changeMoney(app.db, `administrator:${by.id}`, async (tx) => {
    const { before, after } = await resolveRefund(tx, app, refundId)
    const { orderId, subjects } = await concerns(tx, after)
    await record(tx, app, by, {
      action: 'refund.resolved',
      subjects,
      reason: note,
      before: { status: before.status, returnedElsewhere: before.returnedElsewhere },
      after: { status: after.status, returnedElsewhere: after.returnedElsewhere },
    })
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
