/** Orders: what a purchase is paid with. One live order a purchase, created before the payment window opens. */
import { randomBytes } from 'node:crypto'
import type { App } from '../app.ts'
import type { Database } from '../database/client.ts'
import type { PaymentOrder } from '../generated/prisma/client.ts'
import type { PurchaseKind } from '../parts/purchase.ts'
import { PaymentProviderRefusedError, PaymentProviderUnavailableError } from '../provider/errors.ts'
import { CURRENCY } from '../rules/constants.ts'
import { MINUTE_MS } from '../rules/durations.ts'
import { splitFee } from '../rules/money.ts'
import { changeMoney, type Actor } from '../database/actor.ts'

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
  order: PaymentOrder
  providerOrderId: string
}

type Deps = Pick<App, 'db' | 'clock' | 'config' | 'gateway' | 'log'>

/**
 * The purchase's live order at this price, opened with the provider when there is none yet. Null when it was paid, or a
 * parallel call of the same person has given it up, meanwhile: start over. When the provider does not open it, nothing is kept for the
 * payer and PaymentProviderUnavailableError is thrown.
 */
export async function openOrder(app: Deps, wanted: OrderFor): Promise<OpenOrder | null> {
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
    return await keepProviderOrder(app.db, order.id, provider.id, wanted.by)
  } catch (error) {
    await abandon(app, order, wanted)
    if (!(error instanceof PaymentProviderRefusedError)) throw error
    app.log.error({ orderId: order.id, reason: error.description }, 'the provider refuses to open an order')
    throw new PaymentProviderUnavailableError('status', `HTTP ${error.status}`)
  }
}

/** Finds or writes our row first: a payment can only ever come for an order that we know. Null when nothing is to be paid. */
async function liveOrder(app: Deps, wanted: OrderFor): Promise<PaymentOrder | null> {
  const { purchase, id, menteeId, amount, by } = wanted
  const order = await changeMoney(app.db, by, async (tx) => {
    const ofThis = { kind: purchase.kind, purchaseId: id }
    // A payment that is being settled has these locked, and may confirm what is ordered here again.
    await tx.$queryRaw`SELECT id FROM payment_orders WHERE kind = ${purchase.kind} AND purchase_id = ${id}
      ORDER BY id FOR UPDATE`
    if (!(await purchase.isPayable(tx, id))) return null
    const existing = await tx.paymentOrder.findFirst({ where: { ...ofThis, status: 'created' } })
    if (existing?.amount === amount) return existing
    // The price has changed since: the old order may not be paid for this any more.
    if (existing) await tx.paymentOrder.update({ where: { id: existing.id }, data: { status: 'closed' } })
    // The time to pay starts with the payment window; once, so that nobody can sit on a place.
    if ((await tx.paymentOrder.count({ where: ofThis })) === 0) await purchase.begin(tx, app, id)
    const now = app.clock.now()
    const [created] = await tx.paymentOrder.createManyAndReturn({
      data: [
        {
          ...ofThis,
          ...purchase.columns(id),
          menteeId,
          amount,
          currency: CURRENCY,
          ...splitFee(amount, app.config.platformFeePercent),
          receipt: `${purchase.kind.slice(0, 12)}_${id}_${randomBytes(8).toString('hex')}`,
          createdAt: now,
          nextCheckAt: new Date(now.getTime() + MINUTE_MS),
        },
      ],
      skipDuplicates: true,
    })
    return created ?? 'taken'
  })
  // The same person in another tab was first: there is an order now.
  return order === 'taken' ? await liveOrder(app, wanted) : order
}

/** The first provider order written wins; a second one that a parallel call opened is never offered to anyone. */
export async function keepProviderOrder(
  db: Database,
  id: number,
  providerOrderId: string,
  by: Actor,
): Promise<OpenOrder | null> {
  return await changeMoney(db, by, async (tx) => {
    await tx.paymentOrder.updateMany({
      where: { id, providerOrderId: null, status: 'created' },
      data: { providerOrderId },
    })
    const order = await tx.paymentOrder.findUniqueOrThrow({ where: { id } })
    if (order.status !== 'created' || !order.providerOrderId) return null
    return { order, providerOrderId: order.providerOrderId }
  })
}

/** Frees the order and what is kept for it, unless a parallel call has reached the provider after all. */
async function abandon(app: Deps, order: PaymentOrder, { purchase, by }: OrderFor): Promise<void> {
  await changeMoney(app.db, by, async (tx) => {
    const { count } = await tx.paymentOrder.updateMany({
      where: { id: order.id, providerOrderId: null, status: 'created' },
      data: { status: 'closed', nextCheckAt: null },
    })
    if (count > 0) await purchase.release(tx, app, order.purchaseId)
  })
}
