/** Refunds belong to a payment, may be parts of it, and are carried out by a job until the provider agrees. */
import { randomBytes } from 'node:crypto'
import type { App } from '../../app.ts'
import type { MoneyTransaction } from '../../database/actor.ts'
import type { Transaction } from '../../database/client.ts'
import type { DisputeStatus, Payment, PaymentOrder, Refund } from '../../generated/prisma/client.ts'
import { addJob } from '../../jobs/enqueue.ts'
import type { RefundReason } from '../../rules/refundReasons.ts'
import { announceRefund } from './announceRefund.ts'
import { isDisputed } from '../disputes/openDisputes.ts'
import { RefundExceedsPaymentError, RefundableChangedError } from '../paymentErrors.ts'
import { isReturned, OWED, owedOf, lockPayment } from '../moneyPlaces.ts'
import { purchaseOf } from '../purchaseOf.ts'
import { SMALLEST_REFUND } from '../../provider/entities.ts'
import { formatRupees } from '../../rules/format.ts'
import { ValidationError } from '../../rules/userErrors.ts'

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
  await lockPayment(tx, paymentId)
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

interface Chosen {
  /** Paise that go back. */
  refund: number
  /** Paise that the administrator was shown as all that could. */
  expectedRefundable: number
}

/** `path` names its field. Throws RefundableChangedError when all that can go back is not what was shown, ValidationError for a sum that can't. */
export function checkChosenRefund(refundable: number, { refund, expectedRefundable }: Chosen, path = 'refund'): void {
  if (refundable !== expectedRefundable) throw new RefundableChangedError(refundable)
  const tooMuch = refundable > 0 ? `At most ${formatRupees(refundable)} can be refunded` : 'Nothing can be refunded'
  const message =
    refund > refundable
      ? tooMuch
      : refund > 0 && refund < SMALLEST_REFUND && refund < refundable
        ? `The smallest refund is ${formatRupees(SMALLEST_REFUND)}`
        : null
  if (message) throw new ValidationError([{ path, message }])
}
