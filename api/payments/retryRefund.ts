/** Asks the provider again for refunds that wait for a person. */
import type { App } from '../app.ts'
import type { MoneyTransaction } from '../database/actor.ts'
import type { Transaction } from '../database/client.ts'
import type { Refund } from '../generated/prisma/client.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { refundIssue } from './needsPerson.ts'
import { isLostToBank, type RefundBesideDisputes } from './lostToBank.ts'
import { RefundExceedsPaymentError } from './paymentErrors.ts'
import { addRefundJob, giveBackReturned, OWED, owedOf, writeRefund } from './requestRefund.ts'
import { SMALLEST_REFUND } from './smallestRefund.ts'

/** Whether the provider can be asked again: not for what it gave back by itself, nor for what the payer's bank took. */
export function canRetry(refund: Parameters<typeof refundIssue>[0] & RefundBesideDisputes): boolean {
  const matter = refundIssue(refund)
  return (
    (matter === 'refund_refused' || matter === 'refund_stuck') &&
    refund.amount >= SMALLEST_REFUND &&
    !isLostToBank(refund)
  )
}

/**
 * Asks again for money whose refund failed or is stuck. What failed is asked for anew, under a key of its own, since
 * the old one answers the old failure for ever; what is stuck goes on with its key, for it may have been carried out.
 * What the payment has no room for now stays failed and waits. The payer was told when it was first asked for. Answers the refund that is under way now.
 * Throws NotFoundError, RefundExceedsPaymentError.
 */
export async function retryRefund(
  tx: MoneyTransaction,
  app: Pick<App, 'clock' | 'config' | 'parts'>,
  refundId: number,
): Promise<Refund> {
  const refund = await waitingRefund(tx, refundId)
  const now = app.clock.now()
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: refund.paymentId }, select: OWED })
  if (isLostToBank({ ...refund, payment }))
    throw new NotFoundError("The payer's bank took this money, so the refund can't be retried")
  if (!canRetry({ ...refund, payment })) throw new NotFoundError('This refund can’t be retried')
  if (refund.status !== 'failed') {
    await addRefundJob(tx, refundId)
    // The patience with it begins again.
    const again = await tx.refund.update({ where: { id: refundId }, data: { nextTryAt: now, triesSince: null } })
    await giveBackReturned(tx, app, refund.paymentId)
    return again
  }
  const rest = await owedOf(tx, await tx.payment.findUniqueOrThrow({ where: { id: refund.paymentId } }))
  if (rest <= 0) throw new RefundExceedsPaymentError(rest)
  const amount = Math.min(refund.amount, rest)
  const written = await writeRefund(tx, app, { paymentId: refund.paymentId, reason: refund.reason, amount })
  const data = amount < refund.amount ? { amount: refund.amount - amount } : { resolvedAt: now }
  await tx.refund.update({ where: { id: refundId }, data })
  await giveBackReturned(tx, app, refund.paymentId)
  return written
}

/** A refund that waits for a person; its payment stays locked. Throws NotFoundError. */
export async function waitingRefund(tx: Transaction, id: number): Promise<Refund> {
  const refund = await lockRefund(tx, id)
  if (!refundIssue(refund)) throw new NotFoundError('This refund no longer needs attention')
  return refund
}

/** A refund; its payment stays locked. Throws NotFoundError. */
export async function lockRefund(tx: Transaction, id: number): Promise<Refund> {
  const found = await tx.refund.findUnique({ where: { id }, select: { paymentId: true } })
  if (!found) throw new NotFoundError()
  await tx.$queryRaw`SELECT id FROM payments WHERE id = ${found.paymentId} FOR UPDATE`
  return await tx.refund.findUniqueOrThrow({ where: { id } })
}
