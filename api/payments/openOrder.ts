/** Orders: what a purchase is paid with. One live order a purchase, created before the payment window opens. */
import { randomBytes } from 'node:crypto'
import type { App } from '../app.ts'
import type { Database, Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import type { PaymentOrder } from '../generated/prisma/client.ts'
import type { PurchaseKind } from '../parts/purchase.ts'
import { PaymentProviderRefusedError, PaymentProviderUnavailableError } from '../provider/errors.ts'
import { changeMoney, type Actor } from '../database/actor.ts'
import { CURRENCY } from '../rules/constants.ts'
import { MINUTE_MS } from '../rules/durations.ts'
import { splitFee } from '../rules/money.ts'

export interface OrderFor {
  purchase: PurchaseKind
  /** Of the purchase, within its kind. */
  id: number
  /** Null for a visitor. */
  menteeId: number | null
  /** Paise; decided by the server. */
  amount: number
  by: Actor
}

/** Our row of an order that may be paid. */
type LiveOrder = Pick<
  PaymentOrder,
  'id' | 'kind' | 'purchaseId' | 'amount' | 'currency' | 'platformFee' | 'mentorEarning' | 'receipt' | 'providerOrderId'
>

export interface OpenOrder {
  order: LiveOrder
  providerOrderId: string
}

type OrderingDeps = Pick<App, 'db' | 'clock' | 'config' | 'gateway' | 'log'>

/**
 * The purchase's live order at this price: our row first, because a payment can only ever come for an order that we know,
 * then the provider's. Null when it was paid, its price has changed, or a parallel call of the same person has given it up
 * meanwhile: start over. When the provider does not open it, nothing is kept for the payer and
 * PaymentProviderUnavailableError is thrown.
 */
export async function openOrder(app: OrderingDeps, wanted: OrderFor): Promise<OpenOrder | null> {
  const order = await liveOrder(app, wanted)
  if (!order) return null
  if (order.providerOrderId) return { order, providerOrderId: order.providerOrderId }
  try {
    const provider = await app.gateway.createOrder({
      amount: order.amount,
      currency: order.currency,
      receipt: order.receipt,
      notes: { kind: order.kind, id: String(order.purchaseId) },
    })
    const providerOrderId = await keepProviderOrder(app.db, order.id, provider.id, wanted.by)
    return providerOrderId === null ? null : { order: { ...order, providerOrderId }, providerOrderId }
  } catch (error) {
    await abandon(app, order, wanted)
    if (!(error instanceof PaymentProviderRefusedError)) throw error
    app.log.error({ orderId: order.id, reason: error.description }, 'the provider refuses to open an order')
    throw new PaymentProviderUnavailableError('status', `HTTP ${error.status}`)
  }
}

/** Writes or finds our row. Null when nothing is to be paid at this price. */
async function liveOrder(app: OrderingDeps, wanted: OrderFor): Promise<LiveOrder | null> {
  try {
    return await inTransaction(app.db, async (tx) => {
      const order = (await insertOrder(tx, app, wanted)) ?? (await keepOrReplace(tx, app, wanted))
      // Compared last: a payment that is being settled had to end before our row could be written.
      if ((await wanted.purchase.amountDue(tx, wanted.id)) !== wanted.amount) throw new NotDueError()
      return order
    })
  } catch (error) {
    if (error instanceof NotDueError) return null
    throw error
  }
}

/** Takes the order back: its price has changed, or nothing is to be paid any longer. */
class NotDueError extends Error {}

/** Says who acts and writes the order, in one statement; null when the purchase has a live order already. */
async function insertOrder(
  tx: Transaction,
  { clock, config }: Pick<App, 'clock' | 'config'>,
  { purchase, id: purchaseId, menteeId, amount, by }: OrderFor,
): Promise<LiveOrder | null> {
  const { bookingId = null, workshopRegistrationId = null } = purchase.columns(purchaseId)
  const { kind } = purchase
  const { platformFee, mentorEarning } = splitFee(amount, config.platformFeePercent)
  const receipt = `${kind.slice(0, 12)}_${purchaseId}_${randomBytes(8).toString('hex')}`
  const now = clock.now()
  const [row] = await tx.$queryRaw<{ id: number }[]>`
    WITH who AS MATERIALIZED (SELECT set_config('plumbline.actor', ${by}, true))
    INSERT INTO payment_orders (kind, purchase_id, booking_id, workshop_registration_id, mentee_id, amount, currency,
      platform_fee, mentor_earning, receipt, created_at, next_check_at)
    SELECT ${kind}, ${purchaseId}::int, ${bookingId}::int, ${workshopRegistrationId}::int, ${menteeId}::int, ${amount}::int,
      ${CURRENCY}, ${platformFee}::int, ${mentorEarning}::int, ${receipt}, ${now}::timestamptz,
      ${new Date(now.getTime() + MINUTE_MS)}::timestamptz
    FROM who ON CONFLICT DO NOTHING RETURNING id`
  const order = { kind, purchaseId, amount, currency: CURRENCY, platformFee, mentorEarning, receipt }
  return row ? { ...order, id: row.id, providerOrderId: null } : null
}

/** The live order at this price; one at another price is closed, and a new one written. */
async function keepOrReplace(tx: Transaction, app: OrderingDeps, wanted: OrderFor): Promise<LiveOrder> {
  const { purchase, id, menteeId, amount } = wanted
  const { kind } = purchase
  await tx.$queryRaw`SELECT id FROM payment_orders WHERE kind = ${kind} AND purchase_id = ${id} ORDER BY id FOR UPDATE`
  const live = await tx.paymentOrder.findFirst({ where: { kind, purchaseId: id, status: 'created' } })
  if (live?.amount === amount) {
    // A visitor's order becomes the account's if they have logged in since.
    if (live.menteeId !== menteeId) await tx.paymentOrder.update({ where: { id: live.id }, data: { menteeId } })
    return live
  }
  // A payment on the old order goes back, unless its price is the current one again by then.
  if (live) await tx.paymentOrder.update({ where: { id: live.id }, data: { status: 'closed' } })
  return (await insertOrder(tx, app, wanted)) ?? (await keepOrReplace(tx, app, wanted))
}

/** Keeps the provider's order, or answers the one that a parallel call has kept first. Null when ours was closed meanwhile. */
export async function keepProviderOrder(
  db: Database,
  id: number,
  providerOrderId: string,
  by: Actor,
): Promise<string | null> {
  // One statement says who acts and writes: outside of a transaction, each is a transaction of its own.
  const kept = await db.$executeRaw`
    WITH who AS MATERIALIZED (SELECT set_config('plumbline.actor', ${by}, true) AS actor)
    UPDATE payment_orders SET provider_order_id = ${providerOrderId} FROM who
    WHERE id = ${id} AND provider_order_id IS NULL AND status = 'created'`
  if (kept > 0) return providerOrderId
  const order = await db.paymentOrder.findUniqueOrThrow({ where: { id } })
  return order.status === 'created' ? order.providerOrderId : null
}

/** Closes the order and frees what is held for it, unless a parallel call has reached the provider after all. */
async function abandon(app: OrderingDeps, order: LiveOrder, { purchase, by }: OrderFor): Promise<void> {
  await changeMoney(app.db, by, async (tx) => {
    const { count } = await tx.paymentOrder.updateMany({
      where: { id: order.id, providerOrderId: null, status: 'created' },
      data: { status: 'closed', nextCheckAt: null },
    })
    if (count > 0) await purchase.release(tx, app, order.purchaseId)
  })
}
