/** What an administrator decides about refunds that wait for a person; each decision can be taken back. */
import { purchaseOf } from '../../contracts/purchase.ts'
import type { RefundDecision } from '../../rules/money/refundReasons.ts'
import { dateOnly, istDate } from '../../rules/time/time.ts'
import type { App } from '../../app.ts'
import type { MoneyTransaction } from '../../database/transaction.ts'
import type { Dispute, Refund } from '../../generated/prisma/client.ts'
import { NotFoundError, ValidationError } from '../../rules/userErrors.ts'
import { staysOf } from '../disputes/announceDispute.ts'
import {
  announceBackAfterAll,
  announceDecision,
  announceKept,
  announceOpenAgain,
  announceReopened,
  announceRetried,
  type DecisionOnRefund,
} from './announceRefundDecision.ts'
import { REFUND_ISSUE, refundIssue, RESET_RESOLUTION } from '../needsPerson.ts'
import { holdForPerson, isLostToBank, roomFor, type RefundBesideDisputes } from '../disputes/lostToBank.ts'
import { isOpenDispute } from '../disputes/openDisputes.ts'
import { RefundExceedsPaymentError } from '../paymentErrors.graphql.ts'
import { giveBackReturned, addRefundJob, writeRefund } from './requestRefund.ts'
import { lockPayment, OWED, owed, owedOf } from '../moneyPlaces.ts'
import type { Transaction } from '../../database/client.ts'
import { SMALLEST_REFUND } from '../../rules/constants.ts'

type Deps = Pick<App, 'clock' | 'config' | 'parts'>

/** Of a refund, what says which decisions are open, and which one was taken. */
export const DECIDED = { ...REFUND_ISSUE, returnedElsewhere: true, attempts: true, triesSince: true } as const
type Decided = Pick<Refund, keyof typeof DECIDED>

/** The same with whether the payer's bank decides about its payment. */
export const DECIDABLE = { ...DECIDED, payment: { select: { disputes: { select: { status: true } } } } } as const
type Decidable = Decided & { payment: { disputes: readonly Pick<Dispute, 'status'>[] } }

/**
 * The decisions that can be taken on a refund; none when it does not need a person. While the payer's bank decides, the money
 * must not be returned another way: the bank may give it to the payer too.
 */
export function openDecisions(refund: Decidable): RefundDecision[] {
  const isDisputed = refund.payment.disputes.some(isOpenDispute)
  return waitedFor(refund).filter((decision) => !isDisputed || decision !== 'returned_elsewhere')
}

/** We cannot decide to keep money that the provider has, or may have. */
function waitedFor(refund: Decided): RefundDecision[] {
  switch (refundIssue(refund)) {
    case null:
      return []
    case 'refund_refused':
      return ['returned_elsewhere', 'not_returned']
    case 'refund_stuck':
      // With no try under way it was never sent, or was held because the provider's list did not have it.
      return refund.status === 'requested' && (refund.attempts === 0 || refund.triesSince === null)
        ? ['returned_elsewhere', 'not_returned']
        : ['returned_elsewhere']
    default:
      return ['explained']
  }
}

/** What an administrator has decided; null when nobody did, or another refund made it good. */
export function decisionOf({ resolvedAt, returnedElsewhere, notReturned, status }: Decided): RefundDecision | null {
  if (resolvedAt === null) return null
  if (returnedElsewhere) return 'returned_elsewhere'
  if (status !== 'failed') return 'explained'
  return notReturned ? 'not_returned' : null
}

const BANK_DECIDES_FIRST =
  "The payer's bank disputes this payment. Don't return the money another way until the dispute is over: the payer could get it twice."

/** Once; its payer is told. Answers the refund as it was and as it is. Throws NotFoundError, ValidationError. */
export async function decideRefund(
  tx: MoneyTransaction,
  app: Deps,
  refundId: number,
  { kind, note, returnedOn }: DecisionOnRefund,
): Promise<{ before: Refund; after: Refund }> {
  const before = await waitingRefund(tx, refundId)
  const now = app.clock.now()
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: before.paymentId }, select: OWED })
  if (kind === 'returned_elsewhere' && payment.disputes.some(isOpenDispute))
    throw new ValidationError([{ path: 'decision', message: BANK_DECIDES_FIRST }])
  if (!openDecisions({ ...before, payment }).includes(kind))
    throw new ValidationError([{ path: 'decision', message: 'This refund needs a different decision' }])
  if (kind === 'returned_elsewhere' && (returnedOn === null || returnedOn > istDate(now)))
    throw new ValidationError([{ path: 'returnedOn', message: 'Say on which day it was returned, today or before' }])
  const beside = kind === 'not_returned' ? await keptBeside(tx, before) : 0
  const room = Math.max(0, roomFor({ ...before, payment }) - beside)
  // What the bank took in part went back through it, so only the rest is decided.
  const amount = room === 0 ? before.amount : Math.min(before.amount, room)
  const isLowered = amount < before.amount
  const [stayed, waited] = [await staysOf(tx, before.paymentId), await waitsUnpaid(tx, app, before.paymentId)]
  const decided = {
    returned_elsewhere: { returnedElsewhere: true, returnedOn: returnedOn && dateOnly(returnedOn) },
    not_returned: { notReturned: true, status: 'failed', nextTryAt: null },
    explained: {},
  } as const
  const after = await tx.refund.update({
    where: { id: refundId },
    data: { resolvedAt: now, ...decided[kind], amount },
  })
  if (isLowered) await holdForPerson(tx, before.paymentId)
  if (kind === 'returned_elsewhere' && before.status === 'failed') await giveBackReturned(tx, app, before.paymentId)
  if (kind === 'not_returned') await keepPaid(tx, app, before.paymentId)
  const waits = await waitsUnpaid(tx, app, before.paymentId)
  const isPaidAgain = waited && !waits
  const kept = (await staysOf(tx, before.paymentId)) - stayed
  await announceDecision(tx, app, after, {
    kind,
    note,
    returnedOn,
    isPaidAgain,
    takenByBank: room === 0 ? 'all' : isLowered ? before.amount - amount : null,
    isDisputed: payment.disputes.some(isOpenDispute),
  })
  if (kept > 0) await announceKept(tx, app, after, { kept, isPaidAgain })
  if (kind === 'returned_elsewhere')
    await announceBackAfterAll(tx, app, after, { sum: after.amount, cause: `decided:${now.getTime()}`, waits })
  return { before, after }
}

/** Paise of older refunds that failed, and wait or were kept while this one was asked for: what a bank leaves is theirs first. */
async function keptBeside(tx: Transaction, { id, paymentId, createdAt }: Refund): Promise<number> {
  const kept = { notReturned: true, resolvedAt: { gte: createdAt } }
  const { _sum } = await tx.refund.aggregate({
    where: { paymentId, status: 'failed', id: { lt: id }, OR: [{ resolvedAt: null }, kept] },
    _sum: { amount: true },
  })
  return _sum.amount ?? 0
}

/** Whether what it paid for stands although all of the money was returned, until an administrator decides. */
async function waitsUnpaid(tx: Transaction, { parts }: Pick<App, 'parts'>, id: number): Promise<boolean> {
  const payment = await tx.payment.findUniqueOrThrow({ where: { id }, include: { order: true } })
  return await purchaseOf({ parts }, payment.order).waitsUnpaid(tx, payment.order.purchaseId, payment)
}

/** Money that stays with us pays for what was bought, if that still stands. */
export async function keepPaid(tx: MoneyTransaction, app: Deps, paymentId: number): Promise<void> {
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId }, include: { order: true } })
  if ((await owedOf(tx, payment)) > 0)
    await purchaseOf(app, payment.order).keepPaid(tx, app, payment.order.purchaseId, payment)
}

/** The refund waits again. Throws NotFoundError, and RefundExceedsPaymentError when the money has gone back since. */
export async function reopenRefund(
  tx: MoneyTransaction,
  app: Deps,
  refundId: number,
): Promise<{ before: Refund; after: Refund }> {
  const before = await lockRefund(tx, refundId)
  const was = decisionOf(before)
  if (!was) throw new NotFoundError('There is no decision on this refund')
  if (was === 'not_returned') await checkRoom(tx, before)
  const stayed = await staysOf(tx, before.paymentId)
  const data = was === 'explained' ? { resolvedAt: null } : { ...RESET_RESOLUTION, returnedOn: null }
  const after = await tx.refund.update({ where: { id: refundId }, data })
  const now = app.clock.now()
  if (was !== 'explained') await announceReopened(tx, app, after, now)
  const open = stayed - (await staysOf(tx, before.paymentId))
  if (open > 0) await announceOpenAgain(tx, app, after, { open, at: now })
  return { before, after }
}

/** What failed and waits is never more than the payment has left. */
async function checkRoom(tx: MoneyTransaction, { paymentId, amount }: Refund): Promise<void> {
  const rest = await owedOf(tx, { id: paymentId })
  const { _sum } = await tx.refund.aggregate({
    where: { paymentId, status: 'failed', resolvedAt: null },
    _sum: { amount: true },
  })
  const room = rest - (_sum.amount ?? 0)
  if (amount > room) throw new RefundExceedsPaymentError(Math.max(0, room))
}

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
 * Asks the provider again for a refund that failed or is stuck. A failed one becomes a new refund with a key of its own, because
 * the old key answers the old failure for ever; what the payment has no room for stays failed. A stuck one keeps its key,
 * because it may have been carried out. Answers the refund that is under way now. Its sides were told when it was first requested,
 * and are told again only if they heard of a decision about it since.
 * Throws NotFoundError, RefundExceedsPaymentError.
 */
export async function retryRefund(tx: MoneyTransaction, app: Deps, refundId: number): Promise<Refund> {
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
    await announceRetried(tx, app, refund, { sent: again, at: now })
    return again
  }
  const { paymentId, reason } = refund
  const rest = owed(payment)
  if (rest <= 0) throw new RefundExceedsPaymentError(rest)
  const amount = Math.min(refund.amount, rest)
  const written = await writeRefund(tx, app, { paymentId, reason, amount })
  const data = amount < refund.amount ? { amount: refund.amount - amount } : { resolvedAt: now }
  await tx.refund.update({ where: { id: refundId }, data })
  await giveBackReturned(tx, app, paymentId)
  await announceRetried(tx, app, refund, { sent: written, at: now })
  return written
}

/** A refund that waits for a person; its payment stays locked. Throws NotFoundError. */
async function waitingRefund(tx: Transaction, id: number): Promise<Refund> {
  const refund = await lockRefund(tx, id)
  if (!refundIssue(refund)) throw new NotFoundError('This refund no longer needs attention')
  return refund
}

/** A refund; its payment stays locked. Throws NotFoundError. */
async function lockRefund(tx: Transaction, id: number): Promise<Refund> {
  const found = await tx.refund.findUnique({ where: { id }, select: { paymentId: true } })
  if (!found) throw new NotFoundError()
  await lockPayment(tx, found.paymentId)
  return await tx.refund.findUniqueOrThrow({ where: { id } })
}
