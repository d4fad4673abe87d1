/** Refunds belong to a payment, may be parts of it, and are carried out by a job until the provider agrees. */
import { purchaseOf } from '../../contracts/purchase.ts'
import type { RefundReason } from '../../rules/money/refundReasons.ts'
import { formatRupees } from '../../rules/text/format.ts'
import { randomBytes } from 'node:crypto'
import type { App } from '../../app.ts'
import type { MoneyTransaction } from '../../database/transaction.ts'
import type { Transaction } from '../../database/client.ts'
import type { Payment, PaymentOrder, Refund } from '../../generated/prisma/client.ts'
import { addJob } from '../../jobs/enqueue.ts'
import { GIVEN_BACK, isDisputed } from '../disputes/openDisputes.ts'
import { announceRefund } from './announceRefund.ts'
import { RefundExceedsPaymentError, RefundableChangedError } from '../paymentErrors.graphql.ts'
import { isReturned, OWED, owedOf, lockPayment } from '../moneyPlaces.ts'
import { SMALLEST_REFUND } from '../../rules/constants.ts'
import { ValidationError } from '../../rules/userErrors.ts'

interface RefundRequest {
  paymentId: number
  reason: RefundReason
  /** Paise; all that can still be refunded when left out. */
  amount?: number
  /** The caller tells the payer, with the amount; not for a disputed payment, or less than the provider refunds. */
  isTold?: boolean
  /** An administrator's words, for payer and payee. */
  note?: string
}

export const TOO_SMALL = 'less than the provider refunds'

/** Refunds and checks share one queue, so that a slow provider delays no email. */
export const REFUND_QUEUE = 'provider'

/**
 * Requests a refund, in the transaction of its cause, and tells the payer unless the caller does. Each call is a refund of its own: the caller makes sure that one cause calls once. Answers the refund's id. Throws RefundExceedsPaymentError.
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
  // What failed is never more than the payment has left: the new refund makes good the oldest first.
  const where = { paymentId, status: 'failed', resolvedAt: null } as const
  const failed = await tx.refund.findMany({ where, orderBy: { id: 'asc' } })
  const asked = failed.reduce((sum, one) => sum + one.amount, 0)
  const replaces = Math.max(0, asked - (rest - wanted))
  await takeOff(tx, failed, replaces, app.clock.now())
  if (wanted === rest) await giveBackReturned(tx, app, paymentId)
  if (!isTold || wanted < SMALLEST_REFUND || (await isDisputed(tx, payment)))
    await announceRefund(tx, app, { refund, payment, note, replaces })
  return refund.id
}

/** Takes so many paise off rows that failed, the first one first; answers how many are left over. */
export async function takeOff(tx: Transaction, rows: readonly Refund[], paise: number, now: Date): Promise<number> {
  let left = paise
  for (const row of rows) {
    if (left <= 0) break
    const over = { resolvedAt: row.resolvedAt ?? now, returnedElsewhere: false }
    const data = row.amount <= left ? over : { amount: row.amount - left }
    await tx.refund.update({ where: { id: row.id }, data })
    left -= row.amount
  }
  return Math.max(0, left)
}

/** Takes back what a payment paid for once all of it is returned, in whatever way. Lock the payment first. */
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
  await tx.dispute.updateMany({ where: { paymentId, ...GIVEN_BACK }, data: { resolvedAt: app.clock.now() } })
  await giveBack(tx, app, payment, { isTakenByBank })
}

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

/** Writes a refund that is to be sent. Less than the provider refunds needs a person instead. */
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

/** Gives a refund its job, now or at `runAt`; replaces one that waits. */
export async function addRefundJob(
  tx: Pick<Transaction, '$executeRaw'>,
  refundId: number,
  runAt?: Date,
): Promise<void> {
  const when = { key: `refund:${refundId}`, queue: REFUND_QUEUE, ...(runAt && { runAt }) }
  await addJob(tx, 'executeRefund', { refundId }, when)
}

/** In paise; `path` is the field of the sum. Throws RefundableChangedError if another sum was shown, ValidationError. */
export function checkChosenRefund(
  refundable: number,
  { refund, expectedRefundable }: { refund: number; expectedRefundable: number },
  path = 'refund',
): void {
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
