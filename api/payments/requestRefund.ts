/** Refunds belong to a payment, may be parts of it, and are carried out by a job until the provider agrees. */
import { randomBytes } from 'node:crypto'
import type { App } from '../app.ts'
import type { MoneyTransaction } from '../database/actor.ts'
import type { Transaction } from '../database/client.ts'
import type { Dispute, DisputeStatus, Payment, PaymentOrder, Refund } from '../generated/prisma/client.ts'
import { addJob } from '../jobs/enqueue.ts'
import type { RefundReason } from '../rules/money/refundReasons.ts'
import { announceRefund } from './announceRefund.ts'
import { isDisputed, isOpenDispute } from './openDisputes.ts'
import { RefundExceedsPaymentError } from './paymentErrors.ts'
import { purchaseOf } from './purchaseOf.ts'
import { SMALLEST_REFUND } from './smallestRefund.ts'

interface RefundRequest {
  paymentId: number
  reason: RefundReason
  /** Paise; all that has not been asked back yet when left out. */
  amount?: number
  /** The caller tells who has paid, with the amount: one act is one mail. Of a disputed payment, or of less than the provider refunds, it says that another one follows. */
  isTold?: boolean
  /** An administrator's words, for payer and payee. */
  note?: string
}

export const TOO_SMALL = 'less than the provider refunds'

/** Provider-side calls of refunds and checks share one place in the queue, so that a slow provider holds up no mail. */
export const REFUND_QUEUE = 'provider'

/**
 * Asks for money back, with the transaction that found out why; who has paid hears of it, here or by the caller. Each call is a refund of its
 * own: the caller makes sure that its cause is told once. Throws RefundExceedsPaymentError. Answers the refund's id.
 */
export async function requestRefund(
  tx: MoneyTransaction,
  app: Pick<App, 'clock' | 'config' | 'parts'>,
  { paymentId, reason, amount, isTold = false, note }: RefundRequest,
): Promise<number> {
  await tx.$queryRaw`SELECT id FROM payments WHERE id = ${paymentId} FOR UPDATE`
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId }, include: { order: true } })
  const rest = await owedOf(tx, payment)
  const wanted = amount ?? rest
  if (wanted <= 0 || wanted > rest) throw new RefundExceedsPaymentError(rest)
  const refund = await writeRefund(tx, app, { paymentId, reason, amount: wanted })
  await fitFailed(tx, app, { paymentId, left: rest - wanted })
  if (wanted === rest) await giveBackReturned(tx, app, paymentId)
  // What the caller promises is not so while the payer's bank looks into it, nor of less than the provider refunds.
  if (!isTold || wanted < SMALLEST_REFUND || (await isDisputed(tx, payment)))
    await announceRefund(tx, app, { refund, payment, ...(note !== undefined && { note }) })
  return refund.id
}

/** Of what had failed no more is still to be given back than the payment has left; the oldest is asked back with the new one first. */
async function fitFailed(
  tx: MoneyTransaction,
  { clock }: Pick<App, 'clock'>,
  { paymentId, left }: { paymentId: number; left: number },
): Promise<void> {
  const where = { paymentId, status: 'failed', resolvedAt: null } as const
  const failed = await tx.refund.findMany({ where, orderBy: { id: 'asc' }, select: { id: true, amount: true } })
  let over = failed.reduce((sum, { amount }) => sum + amount, 0) - left
  for (const { id, amount } of failed) {
    if (over <= 0) return
    const data = amount <= over ? { resolvedAt: clock.now() } : { amount: amount - over }
    await tx.refund.update({ where: { id }, data })
    over -= amount
  }
}

/** Money that came back from the payer's bank waits for nobody once all of it goes to the payer. */
async function resolveWon(tx: Transaction, { clock }: Pick<App, 'clock'>, paymentId: number): Promise<void> {
  const won = { paymentId, status: { in: ['won', 'closed'] as DisputeStatus[] }, resolvedAt: null }
  await tx.dispute.updateMany({ where: won, data: { resolvedAt: clock.now() } })
}

/**
 * Once all of a payment goes back, or went some other way, what was paid for goes back too, and no dispute that was won waits
 * for its money. Lock the payment first.
 */
export async function giveBackReturned(
  tx: MoneyTransaction,
  app: Pick<App, 'clock' | 'config' | 'parts'>,
  paymentId: number,
  { isTakenByBank = false } = {},
): Promise<void> {
  const payment = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    include: { order: true, refunds: OWED.refunds, disputes: OWED.disputes },
  })
  if (!isReturned(payment)) return
  await resolveWon(tx, app, paymentId)
  await giveBack(tx, app, payment, { isTakenByBank })
}

/** Takes back what this payment was for. */
export async function giveBack(
  tx: MoneyTransaction,
  app: Pick<App, 'clock' | 'config' | 'parts'>,
  { order: { kind, purchaseId }, providerPaymentId }: Pick<Payment, 'providerPaymentId'> & { order: PaymentOrder },
  { isTakenByBank = false } = {},
): Promise<void> {
  const isOrderedAnew = (await tx.paymentOrder.count({ where: { kind, purchaseId, status: 'created' } })) > 0
  const returned = { providerPaymentId, isTakenByBank, isOrderedAnew }
  await purchaseOf(app, { kind }).giveBack(tx, app, purchaseId, returned)
}

/** Of a payment, what `owed` needs. */
export const OWED = {
  amount: true,
  refundedAmount: true,
  refunds: { select: { amount: true, status: true, returnedElsewhere: true } },
  disputes: { select: { amountDeducted: true, status: true } },
} as const

interface PaidAndReturned {
  amount: number
  refundedAmount: number
  refunds: readonly Pick<Refund, 'amount' | 'status' | 'returnedElsewhere'>[]
  disputes: readonly Pick<Dispute, 'amountDeducted'>[]
}

/** Paise of a payment that nobody has asked back yet, nor returned some other way, nor taken by a dispute that was lost. */
export function owed({ amount, refundedAmount, refunds, disputes }: PaidAndReturned): number {
  const elsewhere = refunds.filter(({ status, returnedElsewhere }) => status === 'failed' && returnedElsewhere)
  const returned = elsewhere.reduce((sum, refund) => sum + refund.amount, 0)
  const taken = disputes.reduce((sum, { amountDeducted }) => sum + amountDeducted, 0)
  return Math.max(0, amount - refundedAmount - returned - taken)
}

/** Whether all of a payment is gone for good, or on its way: what a bank only holds while it decides may come back. */
export const isReturned = ({
  disputes,
  ...payment
}: Omit<PaidAndReturned, 'disputes'> & { disputes: readonly Pick<Dispute, 'amountDeducted' | 'status'>[] }): boolean =>
  owed({ ...payment, disputes: disputes.filter((dispute) => !isOpenDispute(dispute)) }) === 0

/** The same as `owed`, read anew. Lock the payment first. */
export async function owedOf(tx: Transaction, { id }: Pick<Payment, 'id'>): Promise<number> {
  return owed(await tx.payment.findUniqueOrThrow({ where: { id }, select: OWED }))
}

/** Of a refund, what says whether its money is the payer's, or still to be. */
export const GOING_BACK = { amount: true, status: true, resolvedAt: true, returnedElsewhere: true } as const

/** A refund that failed and was made good by another one does not count beside it. */
export const isGoingBack = ({
  status,
  resolvedAt,
  returnedElsewhere,
}: Pick<Refund, 'status' | 'resolvedAt' | 'returnedElsewhere'>): boolean =>
  status !== 'failed' || resolvedAt === null || returnedElsewhere

/** A refund that is to be sent. Less than the provider refunds waits for a person instead. */
export async function writeRefund(
  tx: MoneyTransaction,
  { clock }: Pick<App, 'clock'>,
  what: { paymentId: number; reason: string; amount: number },
): Promise<Refund> {
  const now = clock.now()
  const isSent = what.amount >= SMALLEST_REFUND
  const refund = await tx.refund.create({
    data: {
      ...what,
      idempotencyKey: `rf_${randomBytes(12).toString('hex')}`,
      createdAt: now,
      nextTryAt: isSent ? now : null,
      lastError: isSent ? null : TOO_SMALL,
    },
  })
  if (isSent) await addRefundJob(tx, refund.id)
  return refund
}

/** Has a refund carried out, or looked after, at once or at `runAt`; replaces a waiting job. */
export async function addRefundJob(
  tx: Pick<Transaction, '$executeRaw'>,
  refundId: number,
  runAt?: Date,
): Promise<void> {
  await addJob(
    tx,
    'executeRefund',
    { refundId },
    { key: `refund:${refundId}`, queue: REFUND_QUEUE, ...(runAt && { runAt }) },
  )
}
