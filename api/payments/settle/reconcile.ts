/** Looks after orders whose payment nobody told us about. */
import { MINUTE_MS } from '../../rules/time/durations.ts'
import type { App } from '../../app.ts'
import { inTransaction, changeMoney, type Actor } from '../../database/transaction.ts'
import type { PaymentOrder, Prisma, RefundStatus } from '../../generated/prisma/client.ts'
import { addJob } from '../../jobs/enqueue.ts'
import { PaymentProviderRefusedError, PaymentProviderUnavailableError } from '../../provider/errors.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { followDispute, UnansweredDisputeError } from '../disputes/followDispute.ts'
import { givenUpAt, lateCheck, nextCheck, slowCheck } from '../retryTimes.ts'
import { keepProviderOrder } from '../openOrder.ts'
import { reconcileRefunds } from '../refunds/reconcileRefunds.ts'
import { REFUND_QUEUE } from '../refunds/requestRefund.ts'
import { settlePayment, type Settlement, type SettlementDeps } from './settlePayment.ts'

/** While the provider is away, it is asked about an order this often; such a try does not count as a check. */
const AWAY_MS = 2 * MINUTE_MS
const BATCH = 100

/** Each order has a job of its own, so that one that hangs delays no other. Those checked least often go first. */
export async function queueOrderChecks({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const due = await db.paymentOrder.findMany({
    where: { nextCheckAt: { lte: clock.now() } },
    orderBy: [{ checks: 'asc' }, { nextCheckAt: 'asc' }],
    take: BATCH,
    select: { id: true },
  })
  await inTransaction(db, async (tx) => {
    for (const { id } of due)
      await addJob(tx, 'checkOrder', { orderId: id }, { key: `order:${id}`, queue: REFUND_QUEUE })
  })
}

/** Asks the provider about one order when it is due. The order gets the time of its next check, whatever goes wrong. */
export async function checkOrder(app: SettlementDeps, orderId: number): Promise<void> {
  const order = await app.db.paymentOrder.findFirst({ where: { id: orderId, nextCheckAt: { lte: app.clock.now() } } })
  if (!order) return
  try {
    const providerOrderId = order.providerOrderId ?? (await adopt(app, order, 'system'))
    if (!providerOrderId) return
    const { outcome } = await settlePayment(app, providerOrderId)
    if (order.status === 'paid' || outcome === 'open' || outcome === 'unanswered')
      await postpone(app, order, outcome === 'open')
  } catch (error) {
    // An answer that cannot be read now cannot be read in two minutes either.
    if (error instanceof PaymentProviderUnavailableError && error.reason !== 'unreadable') {
      app.log.warn({ orderId, reason: error.detail }, 'order not checked: provider away')
      const nextCheckAt = new Date(app.clock.now().getTime() + AWAY_MS)
      await app.db.paymentOrder.updateMany({
        where: { id: orderId, nextCheckAt: { not: null } },
        data: { nextCheckAt },
      })
    } else {
      app.log.error({ error, orderId }, 'an order could not be checked')
      await postpone(app, order, false)
    }
  }
}

/** What an administrator learns by asking. `opening`: the payment window is being opened for its payer right now. */
export type Recheck = Settlement['outcome'] | 'opening'

/**
 * Asks the provider about an order now, about its disputes and about its refunds that are under way; the time of its next
 * check does not change. If the order is past its time and the provider names no payment, it is closed, as by its last check.
 * `unanswered` also when the provider refuses to answer for a part of it, such as a payment that it no longer knows.
 * Throws NotFoundError, PaymentProviderUnavailableError.
 */
export async function recheckOrder(app: SettlementDeps, orderId: number, by: Actor): Promise<Recheck> {
  const order = await app.db.paymentOrder.findUnique({ where: { id: orderId } })
  if (!order) throw new NotFoundError('Order not found')
  try {
    return await recheck(app, order, by)
  } catch (error) {
    const isRefused = error instanceof PaymentProviderRefusedError
    if (!isRefused && !(error instanceof UnansweredDisputeError)) throw error
    const reason = isRefused ? error.description : error.message
    app.log.error({ orderId, reason }, 'the provider does not answer for all of an order')
    return 'unanswered'
  }
}

async function recheck(app: SettlementDeps, order: PaymentOrder, by: Actor): Promise<Recheck> {
  const { id: orderId } = order
  const now = app.clock.now()
  // The call that opens it has written our row and is asking the provider: until the first check, it alone decides.
  const isOpening = order.status === 'created' && now.getTime() - order.createdAt.getTime() < MINUTE_MS
  if (!order.providerOrderId && isOpening) return 'opening'
  const providerOrderId = order.providerOrderId ?? (await adopt(app, order, by))
  if (!providerOrderId) return 'unknown'
  const { outcome } = await settlePayment(app, providerOrderId, by)
  const open = { some: { status: { in: ['requested', 'pending'] as RefundStatus[] } } }
  const payments = await app.db.payment.findMany({ where: { orderId, refunds: open } })
  for (const payment of payments) await reconcileRefunds(app, payment, by)
  const disputes = await app.db.dispute.findMany({
    where: { payment: { orderId } },
    orderBy: { id: 'asc' },
    select: { providerDisputeId: true, payment: { select: { providerPaymentId: true } } },
  })
  for (const { providerDisputeId: id, payment } of disputes)
    await followDispute(app, { id, paymentId: payment.providerPaymentId })
  if (outcome === 'open' && givenUpAt(order.createdAt) < now)
    await close(app, by, { id: orderId, status: { not: 'paid' } })
  return outcome
}

/** An order whose opening was cut off: taken over when the provider has it, else closed. */
async function adopt(app: SettlementDeps, order: PaymentOrder, by: Actor): Promise<string | null> {
  const found = await app.gateway.findOrderByReceipt(order.receipt)
  const kept =
    found && found.amount === order.amount && order.status === 'created'
      ? await keepProviderOrder(app.db, order.id, found.id, by)
      : null
  if (kept) return kept
  await close(app, by, { id: order.id, providerOrderId: null })
  return null
}

const close = ({ db }: Pick<App, 'db'>, by: Actor, where: Prisma.PaymentOrderWhereInput) =>
  changeMoney(db, by, (tx) => tx.paymentOrder.updateMany({ where, data: { status: 'closed', nextCheckAt: null } }))

/** Without an answer an order may hold somebody's money: it stays open, is asked about daily, and needs a person. */
async function postpone(app: SettlementDeps, order: PaymentOrder, isAnswered: boolean): Promise<void> {
  const now = app.clock.now()
  const pace = (await isReplaced(app, order)) ? 'doubling' : 'hourly'
  const isPaid = order.status === 'paid'
  const timeOf = (checks: number) =>
    isPaid ? lateCheck(order.settledAt ?? order.createdAt, checks) : nextCheck(order.createdAt, checks, pace)
  let checks = order.checks + 1
  // All checks that an outage has missed count as one.
  while ((timeOf(checks) ?? now) < now) checks += 1
  const next = timeOf(checks)
  const isOver = !isPaid && next === null && isAnswered
  const nextCheckAt = next ?? (isPaid || isOver ? null : slowCheck(order.createdAt, now))
  await changeMoney(app.db, 'system', (tx) =>
    tx.paymentOrder.updateMany({
      where: { id: order.id, status: order.status, nextCheckAt: { not: null } },
      data: { checks, nextCheckAt, ...(isOver && { status: 'closed' }) },
    }),
  )
}

/** Whether its payer has opened another one since. */
async function isReplaced({ db }: Pick<App, 'db'>, { id, menteeId }: PaymentOrder): Promise<boolean> {
  return menteeId !== null && (await db.paymentOrder.count({ where: { menteeId, id: { gt: id } } })) > 0
}
