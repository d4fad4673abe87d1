/** Refunds belong to a payment, are asked for once a reason, and are carried out by a job until the provider agrees. */
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Refund } from '../generated/prisma/client.ts'
import { addJob } from '../jobs/enqueue.ts'
import { announceRefund } from './announceRefund.ts'
import type { ProviderRefund } from './gateway/entities.ts'
import { PaymentProviderRefusedError } from './gateway/errors.ts'

export type RefundReason = 'slot_lost' | 'duplicate_payment' | 'amount_mismatch'

/** Asks for the whole payment back, with the transaction that found out why; both sides hear of it. */
export async function requestRefund(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  { paymentId, reason }: { paymentId: number; reason: RefundReason },
): Promise<void> {
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } })
  const [refund] = await tx.refund.createManyAndReturn({
    data: [
      {
        paymentId,
        reason,
        amount: payment.amount,
        idempotencyKey: `rf-${payment.providerPaymentId}-${reason}`,
        createdAt: app.clock.now(),
      },
    ],
    skipDuplicates: true,
  })
  if (!refund) return
  await addJob(tx, 'executeRefund', { refundId: refund.id }, { key: `refund:${refund.id}` })
  await announceRefund(tx, app, { paymentId, reason })
}

/** Carries out a refund; throws while the provider is away, so that the job is tried again. */
export async function executeRefund(
  app: Pick<App, 'db' | 'clock' | 'gateway' | 'log'>,
  refundId: number,
): Promise<void> {
  const refund = await app.db.refund.findUnique({ where: { id: refundId }, include: { payment: true } })
  if (!refund || refund.status === 'processed' || refund.status === 'failed') return
  try {
    const answer = refund.providerRefundId
      ? await app.gateway.fetchRefund(refund.providerRefundId)
      : await app.gateway.refund({
          paymentId: refund.payment.providerPaymentId,
          amount: refund.amount,
          idempotencyKey: refund.idempotencyKey,
          notes: { reason: refund.reason },
        })
    if (answer) await recordRefund(app, refund, answer)
  } catch (error) {
    if (!(error instanceof PaymentProviderRefusedError)) throw error
    if (/fully refunded already/i.test(error.description)) return await finishRefund(app, refund)
    await app.db.refund.update({ where: { id: refundId }, data: { status: 'failed', lastError: error.description } })
    app.log.error({ refundId, reason: error.description }, 'the provider refuses a refund: it needs a person')
  }
}

/** Takes over what the provider says of one of our refunds; only forward. */
export async function recordRefund(
  app: Pick<App, 'db' | 'clock' | 'log'>,
  refund: Refund,
  answer: ProviderRefund,
): Promise<void> {
  if (answer.status === 'processed') return await finishRefund(app, refund, answer.id)
  await app.db.refund.updateMany({
    where: { id: refund.id, status: { in: ['requested', 'pending'] } },
    data: {
      status: answer.status,
      providerRefundId: answer.id,
      lastError: answer.status === 'failed' ? 'failed at the provider' : null,
    },
  })
  if (answer.status === 'failed')
    app.log.error({ refundId: refund.id }, 'a refund failed at the provider: it needs a person')
}

async function finishRefund(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  refund: Refund,
  providerRefundId?: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { count } = await tx.refund.updateMany({
      where: { id: refund.id, status: { not: 'processed' } },
      data: {
        status: 'processed',
        processedAt: clock.now(),
        lastError: null,
        ...(providerRefundId ? { providerRefundId } : {}),
      },
    })
    if (count > 0) await tx.payment.update({ where: { id: refund.paymentId }, data: { status: 'refunded' } })
  })
}
