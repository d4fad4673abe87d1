/** Disputes (chargebacks) as the provider tells them: written down, followed, and what they take. */
import { DAY_MS } from '../../rules/time/durations.ts'
import { purchaseOf } from '../../contracts/purchase.ts'
import type { App } from '../../app.ts'
import { changeMoney } from '../../database/transaction.ts'
import type { Transaction } from '../../database/client.ts'
import type { Dispute, Payment } from '../../generated/prisma/client.ts'
import type { SettlementDeps } from '../settle/settlePayment.ts'
import type { ProviderDispute } from '../../provider/entities.ts'
import { announceDispute, staysOf } from './announceDispute.ts'
import { disputeWaits } from '../needsPerson.ts'
import { holdUnsent } from './lostToBank.ts'
import { isOver } from './openDisputes.ts'
import { keepPaid } from '../refunds/decideRefund.ts'
import { addRefundJob, giveBackReturned } from '../refunds/requestRefund.ts'
import { owedOf, lockPayment } from '../moneyPlaces.ts'

/**
 * Asks the provider for a dispute and takes its answer over. Once a dispute is lost the bank has the money, so refunds that
 * were not sent yet are not owed beside it. Each change that a person has to look at makes the dispute need a person again.
 * False when its payment is not ours. Throws PaymentProviderUnavailableError, UnansweredDisputeError.
 */
export async function followDispute(
  app: SettlementDeps,
  { id, paymentId }: Pick<ProviderDispute, 'id' | 'paymentId'>,
): Promise<boolean> {
  const payment = await app.db.payment.findUnique({ where: { providerPaymentId: paymentId }, select: { id: true } })
  if (!payment) return false
  const known = { where: { providerDisputeId: id }, select: { updatedAt: true } }
  const before = await app.db.dispute.findUnique(known)
  const theirs = await app.gateway.fetchDispute(id)
  if (!theirs) throw new UnansweredDisputeError()
  let isOld = false
  await changeMoney(app.db, 'provider', async (tx) => {
    await lockPayment(tx, payment.id)
    const row = await tx.dispute.findUnique({ where: { providerDisputeId: id } })
    // A parallel call has written another answer since this one was asked for.
    isOld = row?.updatedAt.getTime() !== before?.updatedAt.getTime()
    if (isOld) return
    const now = app.clock.now()
    const told = rowOf(theirs)
    const hasMoved = row?.amountDeducted !== told.amountDeducted
    const isNews =
      row?.status !== told.status ||
      row.phase !== told.phase ||
      isLater(told.respondBy, row.respondBy) ||
      (hasMoved && told.status === 'lost')
    if (!isNews && !hasMoved) return
    const wasOver = isOver(told) && row !== null && isOver(row)
    const tookMoneyAt = row?.tookMoneyAt ?? (told.amountDeducted > 0 ? now : null)
    const nextCheckAt = new Date(now.getTime() + DAY_MS)
    const isForPersonAgain = isNews && !wasOver
    const data = {
      ...told,
      tookMoneyAt,
      nextCheckAt,
      updatedAt: after(row?.updatedAt, now),
      ...(isForPersonAgain && { resolvedAt: null, overdueAt: null }),
    }
    const stayed = await staysOf(tx, payment.id)
    const once = { paymentId: payment.id, providerDisputeId: id, raisedAt: new Date(theirs.createdAt * 1000) }
    await tx.dispute.upsert({
      where: { providerDisputeId: id },
      create: { ...data, ...once, createdAt: now },
      update: data,
    })
    if (told.status === 'lost') {
      await holdUnsent(tx, payment.id)
      // A refund whose try got no answer may have been carried out: its next try reads the provider's list first.
      await sendWaiting(tx, payment.id, now)
      await giveBackReturned(tx, app, payment.id, { isTakenByBank: true })
    }
    if (row && told.amountDeducted < row.amountDeducted) await keepPaid(tx, app, payment.id)
    if (isOver(told)) await sendWaiting(tx, payment.id, now)
    // Money that is ours again pays for what still stands. A person decides about money that pays for nothing, and about refunds that were held.
    const isForPerson =
      tookMoneyAt !== null &&
      (row?.heldRefunds === true || (await hasFailedRefund(tx, payment.id)) || (await isLeftOver(tx, app, payment.id)))
    if (isOver(told) && !wasOver && !isForPerson)
      await tx.dispute.update({ where: { providerDisputeId: id }, data: { resolvedAt: now } })
    const dispute = await tx.dispute.findUniqueOrThrow({ where: { providerDisputeId: id } })
    if (told.status === 'lost' || (isOver(told) && !wasOver)) await announceDispute(tx, app, dispute, stayed)
    log(app, payment, dispute)
  })
  return isOld ? await followDispute(app, { id, paymentId }) : true
}

/** Whether a refund failed, or was sent again for less, because the bank had the money. */
const hasFailedRefund = async (tx: Transaction, paymentId: number): Promise<boolean> =>
  (await tx.refund.count({ where: { paymentId, status: 'failed', returnedElsewhere: false } })) > 0

export class UnansweredDisputeError extends Error {
  override readonly name = 'UnansweredDisputeError'
  constructor() {
    super('the provider does not answer for a dispute that it told of')
  }
}

/** Refunds that wait for their next try are sent now, and may be tried for the full time again. */
async function sendWaiting(tx: Transaction, paymentId: number, now: Date): Promise<void> {
  const refunds = await tx.refund.updateManyAndReturn({
    where: { paymentId, status: 'requested', nextTryAt: { not: null } },
    data: { nextTryAt: now, triesSince: null },
    select: { id: true },
  })
  for (const { id } of refunds) await addRefundJob(tx, id)
}

/** Whether there is money of a payment left, and nothing that it still pays for. */
async function isLeftOver(tx: Transaction, app: Pick<App, 'parts'>, paymentId: number): Promise<boolean> {
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId }, include: { order: true } })
  const { order } = payment
  return (await owedOf(tx, payment)) > 0 && !(await purchaseOf(app, order).stands(tx, order.purchaseId, payment))
}

/** Two changes never have the same time, so that an administrator's decision names the change that they saw. */
const after = (before: Date | undefined, now: Date): Date =>
  before && before >= now ? new Date(before.getTime() + 1) : now

const isLater = (told: Date | null, known: Date | null): boolean =>
  told !== null && (known === null || told.getTime() > known.getTime())

function log({ log: to }: Pick<App, 'log'>, { id: paymentId }: Pick<Payment, 'id'>, dispute: Dispute) {
  const { providerDisputeId, status } = dispute
  const fields = { paymentId, providerDisputeId, status }
  if (disputeWaits(dispute)) to.error(fields, 'a dispute needs a person')
  else to.info(fields, 'a dispute has moved on')
}

/** A lost dispute takes its whole sum, even if the provider does not say so yet; one that is won gives it back. */
function rowOf({ amount, amountDeducted, status, phase, reasonCode, respondBy }: ProviderDispute) {
  const deducted = {
    lost: amountDeducted || amount,
    won: 0,
    closed: 0,
    open: amountDeducted,
    under_review: amountDeducted,
  }
  return {
    amount,
    amountDeducted: deducted[status],
    status,
    phase,
    reasonCode,
    respondBy: respondBy === null ? null : new Date(respondBy * 1000),
  }
}
