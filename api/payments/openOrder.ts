/** Orders: what a purchase is paid with. One live order a purchase, created before the payment window opens. */
import { MINUTE_MS } from '../rules/time/durations.ts'
import { splitFee } from '../rules/money/money.ts'
import { randomBytes } from 'node:crypto'
import type { App } from '../app.ts'
import type { Database } from '../database/client.ts'
import type { PaymentOrder } from '../generated/prisma/client.ts'
import type { PurchaseKind } from '../contracts/purchase.ts'
import { PaymentProviderRefusedError, PaymentProviderUnavailableError } from '../provider/errors.ts'
import { changeMoney, type Actor } from '../database/transaction.ts'
import { CURRENCY } from '../rules/constants.ts'

interface OrderFor {
  purchase: PurchaseKind
  /** Of the purchase, within its kind. */
  id: number
  /** Null for a visitor. */
  menteeId: number | null
  /** Paise; decided by the server. */
  amount: number
  by: Actor
}

export interface OpenOrder {
  order: PaymentOrder
  providerOrderId: string
}

type OrderingDeps = Pick<App, 'db' | 'clock' | 'config' | 'gateway' | 'log'>

/**
 * The purchase's live order at this price: our row first, because a payment can only ever come for an order that we know,
 * then the provider's. Null when it was paid, its price has changed, or a parallel call of the same person has given it up
 * meanwhile: start over. When the provider does not open it, the purchase releases what it keeps
 * for the payer, and PaymentProviderUnavailableError is thrown.
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

/** Finds or writes our row. Null when nothing is to be paid at this price. */
async function liveOrder(app: OrderingDeps, wanted: OrderFor): Promise<PaymentOrder | null> {
  const { purchase, id, menteeId, amount, by } = wanted
  const { kind } = purchase
  const order = await changeMoney(app.db, by, async (tx) => {
    // A payment that is being settled has these locked, and may confirm what is ordered here a second time.
    const orders = await tx.$queryRaw<Pick<PaymentOrder, 'id' | 'status' | 'amount'>[]>`
      SELECT id, status, amount FROM payment_orders WHERE kind = ${kind} AND purchase_id = ${id} ORDER BY id FOR UPDATE`
    // The price may have changed since the caller read it: they read it again.
    if ((await purchase.amountDue(tx, id)) !== amount) return null
    const existing = orders.find(({ status }) => status === 'created')
    if (existing?.amount === amount) {
      const where = { id: existing.id }
      const known = await tx.paymentOrder.findUniqueOrThrow({ where })
      // A visitor's order becomes the account's if they have logged in since.
      return known.menteeId === menteeId ? known : await tx.paymentOrder.update({ where, data: { menteeId } })
    }
    // The price has changed since. A payment on the old order goes back, unless its price is the current one again by then.
    if (existing) await tx.paymentOrder.update({ where: { id: existing.id }, data: { status: 'closed' } })
    const now = app.clock.now()
    const [created] = await tx.paymentOrder.createManyAndReturn({
      data: [
        {
          kind,
          purchaseId: id,
          ...purchase.columns(id),
          menteeId,
          amount,
          currency: CURRENCY,
          ...splitFee(amount, app.config.platformFeePercent),
          receipt: `${kind.slice(0, 12)}_${id}_${randomBytes(8).toString('hex')}`,
          createdAt: now,
          nextCheckAt: new Date(now.getTime() + MINUTE_MS),
        },
      ],
      skipDuplicates: true,
    })
    return created ?? 'taken'
  })
  // Another tab of the same person was first, so there is an order now.
  return order === 'taken' ? await liveOrder(app, wanted) : order
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
async function abandon(app: OrderingDeps, order: PaymentOrder, { purchase, by }: OrderFor): Promise<void> {
  await changeMoney(app.db, by, async (tx) => {
    const { count } = await tx.paymentOrder.updateMany({
      where: { id: order.id, providerOrderId: null, status: 'created' },
      data: { status: 'closed', nextCheckAt: null },
    })
    if (count > 0) await purchase.release(tx, app, order.purchaseId)
  })
}
