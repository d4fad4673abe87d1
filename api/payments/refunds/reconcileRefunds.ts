/** Makes our refunds of a payment agree with the provider's: its list is the truth about money that went back. */
import type { App } from '../../app.ts'
import { changeMoney, type Actor, type MoneyTransaction } from '../../database/transaction.ts'
import type { Transaction } from '../../database/client.ts'
import type { Payment, PaymentOrder, Refund } from '../../generated/prisma/client.ts'
import type { ProviderRefund } from '../../provider/entities.ts'
import { SMALLEST_REFUND } from '../../rules/constants.ts'
import { announceRefund } from './announceRefund.ts'
import { followRefund } from './followRefund.ts'
import { addRefundJob, giveBackReturned, takeOff, TOO_SMALL } from './requestRefund.ts'
import { lockPayment } from '../moneyPlaces.ts'

type Deps = Pick<App, 'clock' | 'config' | 'log' | 'parts'>
type PaymentOfOrder = Payment & { order: PaymentOrder }

/** Asks the provider for all refunds of a payment, takes them over and answers them. Throws PaymentProviderUnavailableError. */
export async function reconcileRefunds(
  app: Deps & Pick<App, 'db' | 'gateway'>,
  { id, providerPaymentId }: Pick<Payment, 'id' | 'providerPaymentId'>,
  by: Actor,
): Promise<readonly ProviderRefund[]> {
  const theirs = await app.gateway.fetchRefundsOf(providerPaymentId)
  await changeMoney(app.db, by, (tx) => takeOverRefunds(tx, app, id, theirs))
  return theirs
}

/**
 * Takes over what the provider says of the refunds of a payment: ours get its status and amount, unknown ones are written down,
 * and ours that were not sent yet are lowered to what the provider has left.
 */
export async function takeOverRefunds(
  tx: MoneyTransaction,
  app: Deps,
  paymentId: number,
  theirs: readonly ProviderRefund[],
): Promise<void> {
  await lockPayment(tx, paymentId)
  const { order, refunds, ...payment } = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    include: { order: true, refunds: { orderBy: { id: 'asc' } } },
  })
  const known = new Map<ProviderRefund, Refund>()
  for (const one of theirs) {
    const row = oursOf(one, refunds)
    if (row && ![...known.values()].includes(row)) known.set(one, row)
  }
  // Failed ones go first, because they make room: at no moment does the database allow more refunds than the payment.
  for (const [one, row] of known) if (one.status === 'failed') await followRefund(tx, app, row, one)
  const foreign = theirs.filter((one) => !known.has(one) && one.status !== 'failed')
  const rest = refunds.filter((row) => ![...known.values()].includes(row) && row.status !== 'failed')
  const standing = [...known.keys()].filter(({ status }) => status !== 'failed')
  const excess = sum([...standing, ...foreign, ...rest]) - payment.amount
  let lowered = await lower(tx, app, rest, excess)
  for (const [one, row] of known) if (one.status !== 'failed') await followRefund(tx, app, row, one)
  const isMarked = refunds.some(({ returnedElsewhere, status }) => returnedElsewhere && status !== 'failed')
  // Money that was to stay went back after all: once nothing is left, what it paid for waits for a person.
  const isAfterAll = [...known].some(([one, row]) => row.status === 'failed' && one.status !== 'failed')
  if (isAfterAll && order.status === 'paid') await giveBackReturned(tx, app, paymentId)
  for (const one of foreign) {
    const replaces = Math.min(lowered, one.amount)
    lowered -= replaces
    await writeForeign(tx, app, { ...payment, order }, one, { isMarked, replaces })
  }
  await closeRefunded(tx, paymentId)
}

const sum = (amounts: readonly { amount: number }[]) => amounts.reduce((all, { amount }) => all + amount, 0)

/** Our row of a refund of the provider's: by its id, by our key in its notes, or by amount and reason, as older versions wrote it. */
function oursOf(one: ProviderRefund, rows: readonly Refund[]): Refund | undefined {
  const key = one.notes['refund']
  const open = rows.filter(({ providerRefundId }) => providerRefundId === null)
  return (
    rows.find(({ providerRefundId }) => providerRefundId === one.id) ??
    // A row that was lowered has its first key with the amount added.
    open.find(({ idempotencyKey }) => idempotencyKey === key || idempotencyKey.startsWith(`${key}_`)) ??
    (key === undefined
      ? open.find(
          ({ amount, reason }) =>
            amount === one.amount && (reason === 'refunded_at_provider' || reason === one.notes['reason']),
        )
      : undefined)
  )
}

/** Takes `excess` off refunds that were not sent yet, the last one first; a refund of which nothing is left is over. Answers what it took. */
async function lower(tx: Transaction, { clock }: Deps, rows: readonly Refund[], excess: number): Promise<number> {
  let over = Math.max(0, excess)
  for (const row of rows.toReversed()) {
    if (over <= 0) break
    if (row.status !== 'requested') continue
    const amount = Math.max(0, row.amount - over)
    over -= row.amount - amount
    const now = clock.now()
    if (amount === 0) {
      const lastError = 'refunded by the provider before it was sent'
      const settled = { nextTryAt: null, resolvedAt: now, returnedElsewhere: false, lastError }
      const data = { status: 'failed' as const, ...settled }
      await tx.refund.update({ where: { id: row.id }, data })
      continue
    }
    // A refund that needs a person, or was resolved by one, is not sent without them.
    const isWaiting = row.nextTryAt === null || row.resolvedAt !== null
    const isSent = !isWaiting && amount >= SMALLEST_REFUND
    const next = isSent ? { nextTryAt: now, lastError: null } : { nextTryAt: null, lastError: TOO_SMALL }
    await tx.refund.update({
      where: { id: row.id },
      data: { amount, idempotencyKey: `${row.idempotencyKey}_${amount}`, ...(!isWaiting && next) },
    })
    if (isSent) await addRefundJob(tx, row.id)
  }
  return Math.max(0, excess) - over
}

/** Makes good what failed, and tells the payer. It needs a person if it may be money marked as returned another way. */
async function writeForeign(
  tx: MoneyTransaction,
  app: Deps,
  payment: PaymentOfOrder,
  one: ProviderRefund,
  { isMarked, replaces }: { isMarked: boolean; replaces: number },
): Promise<void> {
  const now = app.clock.now()
  const isProcessed = one.status === 'processed'
  // An older version wrote several refunds down as one, without their ids.
  const { refundedAmount: before } = await tx.payment.findUniqueOrThrow({ where: { id: payment.id } })
  const amount = Math.min(one.amount, payment.amount - before)
  if (amount <= 0) return
  const refund = await tx.refund.create({
    data: {
      paymentId: payment.id,
      reason: 'refunded_at_provider',
      amount,
      idempotencyKey: `seen_${one.id}`,
      providerRefundId: one.id,
      status: isProcessed ? 'processed' : 'pending',
      createdAt: now,
      processedAt: isProcessed ? now : null,
      nextTryAt: isProcessed ? null : now,
      triesSince: isProcessed ? null : now,
      returnedTwiceAt: isMarked ? now : null,
    },
  })
  if (!isProcessed) await addRefundJob(tx, refund.id)
  const good = await makeGood(tx, payment, amount, now)
  if (good.changesMark) await tx.refund.update({ where: { id: refund.id }, data: { returnedTwiceAt: now } })
  // An authorisation that lapsed has bought nothing, and what is held can still be paid for.
  if (payment.order.status === 'paid') await giveBackReturned(tx, app, payment.id)
  await announceRefund(tx, app, { refund, payment, replaces: replaces + good.failed })
  app.log.error(
    { paymentId: payment.id, providerRefundId: one.id, amount: one.amount },
    'the provider refunded what we did not ask for',
  )
}

/**
 * Resolves failed refunds by as much as went back after all, the oldest first. One that is marked as returned another way is
 * lowered only if it is the same sum, or by what the payment has no room for. Answers how many paise of those that waited it
 * made good, and whether such a mark changed.
 */
async function makeGood(
  tx: Transaction,
  { id: paymentId, amount: paid }: Pick<Payment, 'id' | 'amount'>,
  amount: number,
  now: Date,
): Promise<{ failed: number; changesMark: boolean }> {
  const where = { paymentId, status: 'failed' } as const
  const orderBy = { id: 'asc' } as const
  const failed = await tx.refund.findMany({ where: { ...where, resolvedAt: null, returnedElsewhere: false }, orderBy })
  const left = await takeOff(tx, failed, amount, now)
  const marked = await tx.refund.findMany({ where: { ...where, returnedElsewhere: true }, orderBy })
  const same = marked.find((row) => row.amount === left)
  const { refundedAmount } = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } })
  const over = refundedAmount + sum(marked) - paid
  if (same) await takeOff(tx, [same], left, now)
  else if (over > 0) await takeOff(tx, marked, over, now)
  return { failed: amount - left, changesMark: same !== undefined || (over > 0 && marked.length > 0) }
}

/** A payment is refunded while its processed refunds add up to it. Lock the payment first. */
async function closeRefunded(tx: Transaction, paymentId: number): Promise<void> {
  const { _sum } = await tx.refund.aggregate({ where: { paymentId, status: 'processed' }, _sum: { amount: true } })
  const back = _sum.amount ?? 0
  await tx.payment.updateMany({
    where: { id: paymentId, amount: { lte: back }, status: 'captured' },
    data: { status: 'refunded' },
  })
  await tx.payment.updateMany({
    where: { id: paymentId, amount: { gt: back }, status: 'refunded' },
    data: { status: 'captured' },
  })
}
