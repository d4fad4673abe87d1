/** Orders: what a purchase is paid with. One live order a purchase, created before the payment window opens. */
import type { App } from '../app.ts'
import type { Database, Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import type { PaymentOrder } from '../generated/prisma/client.ts'
import type { PurchaseKind } from '../contracts/purchase.ts'
import { PaymentProviderRefusedError, PaymentProviderUnavailableError } from '../provider/errors.ts'
import { changeMoney, type Actor } from '../database/actor.ts'
import { orderColumns, receiptParts, type LiveOrder } from './firstOrder.ts'

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

export interface OpenOrder {
  order: LiveOrder
  providerOrderId: string
}

type Deps = Pick<App, 'db' | 'clock' | 'config' | 'gateway' | 'log'>

/**
 * The purchase's live order at this price, opened with the provider when there is none yet. Null when it was paid, its
 * price has changed, or a parallel call of the same person has given it up, meanwhile: start over. When the provider does not open it, nothing is kept for the
 * payer and PaymentProviderUnavailableError is thrown. `written` is an order that has just been written with what it is for.
 */
export async function openOrder(
  app: Deps,
  wanted: OrderFor,
  written: LiveOrder | null = null,
): Promise<OpenOrder | null> {
  const order = written ?? (await liveOrder(app, wanted))
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

/** Finds or writes our row first: a payment can only ever come for an order that we know. Null when nothing is to be paid. */
async function liveOrder(app: Deps, wanted: OrderFor): Promise<LiveOrder | null> {
  const { purchase, id, menteeId, amount, by } = wanted
  const order = await inTransaction(app.db, async (tx) => {
    const ofThis = { kind: purchase.kind, purchaseId: id }
    // A payment that is being settled has these locked, and may confirm what is ordered here again.
    const orders = await actOnOrders(tx, by, ofThis)
    // The time to pay starts with the payment window; once, so that nobody can sit on a place.
    const isPayable = orders.length === 0 ? await purchase.begin(tx, app, id) : await purchase.isPayable(tx, id)
    // The price may have changed since the caller read it: they read it again.
    if (!isPayable || !(await purchase.costs(tx, id, amount))) return null
    const existing = orders.find(({ status }) => status === 'created')
    if (existing?.amount === amount) {
      const where = { id: existing.id }
      const known = await tx.paymentOrder.findUniqueOrThrow({ where })
      // A visitor's becomes the account's when its holder has logged in since.
      return known.menteeId === menteeId ? known : await tx.paymentOrder.update({ where, data: { menteeId } })
    }
    // The price has changed since: what is still paid on the old order goes back, unless its price is asked again by then.
    if (existing) await tx.paymentOrder.update({ where: { id: existing.id }, data: { status: 'closed' } })
    const [created] = await tx.paymentOrder.createManyAndReturn({
      data: [
        {
          ...ofThis,
          ...purchase.columns(id),
          ...orderColumns(app, { menteeId, amount }),
          receipt: receiptParts(purchase.kind).join(String(id)),
        },
      ],
      skipDuplicates: true,
    })
    return created ?? 'taken'
  })
  // The same person in another tab was first: there is an order now.
  return order === 'taken' ? await liveOrder(app, wanted) : order
}

type Known = Pick<PaymentOrder, 'id' | 'status' | 'amount'>

/** Says who acts in the transaction, and locks what was ordered so far: one statement. */
async function actOnOrders(
  tx: Transaction,
  by: Actor,
  { kind, purchaseId }: { kind: string; purchaseId: number },
): Promise<Known[]> {
  const rows = await tx.$queryRaw<(Known | { id: null })[]>`
    SELECT o.* FROM (SELECT set_config('plumbline.actor', ${by}, true)) who LEFT JOIN (
      SELECT id, status, amount FROM payment_orders WHERE kind = ${kind} AND purchase_id = ${purchaseId}
      ORDER BY id FOR UPDATE) o ON true`
  return rows.filter((row): row is Known => row.id !== null)
}

/** The first provider order written wins; a second one that a parallel call opened is never offered to anyone. */
export async function keepProviderOrder(
  db: Database,
  id: number,
  providerOrderId: string,
  by: Actor,
): Promise<string | null> {
  // Who acts is said by the same statement, which is a transaction of its own.
  const kept = await db.$executeRaw`
    WITH who AS MATERIALIZED (SELECT set_config('plumbline.actor', ${by}, true) AS actor)
    UPDATE payment_orders SET provider_order_id = ${providerOrderId} FROM who
    WHERE id = ${id} AND provider_order_id IS NULL AND status = 'created'`
  if (kept > 0) return providerOrderId
  const order = await db.paymentOrder.findUniqueOrThrow({ where: { id } })
  return order.status === 'created' ? order.providerOrderId : null
}

/** Frees the order and what is kept for it, unless a parallel call has reached the provider after all. */
async function abandon(app: Deps, order: LiveOrder, { purchase, by }: OrderFor): Promise<void> {
  await changeMoney(app.db, by, async (tx) => {
    const { count } = await tx.paymentOrder.updateMany({
      where: { id: order.id, providerOrderId: null, status: 'created' },
      data: { status: 'closed', nextCheckAt: null },
    })
    if (count > 0) await purchase.release(tx, app, order.purchaseId)
  })
}
