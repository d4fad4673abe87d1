/** Orders: what a held booking is paid with. One live order a hold, created before the payment window opens. */
import { randomBytes } from 'node:crypto'
import type { App } from '../app.ts'
import { inTransaction, violates } from '../database/transaction.ts'
import type { Booking, PaymentOrder } from '../generated/prisma/client.ts'
import { CURRENCY } from '../rules/constants.ts'
import { splitFee } from '../rules/money.ts'

const MINUTE_MS = 60_000

export interface OpenOrder {
  order: PaymentOrder
  providerOrderId: string
}

/**
 * The hold's live order at this price, opened with the provider when there is none yet.
 * When the provider is away nothing stays held and PaymentProviderUnavailableError is thrown.
 */
export async function openOrder(
  app: Pick<App, 'db' | 'clock' | 'config' | 'gateway'>,
  booking: Booking,
  amount: number,
): Promise<OpenOrder> {
  const order = await liveOrder(app, booking, amount)
  if (order.providerOrderId) return { order, providerOrderId: order.providerOrderId }
  try {
    const provider = await app.gateway.createOrder({
      amount,
      currency: CURRENCY,
      receipt: order.receipt,
      notes: { bookingId: String(booking.id) },
    })
    return await keepProviderOrder(app, order, provider.id)
  } catch (error) {
    await abandon(app, order)
    throw error
  }
}

/** Finds or writes our row first: a payment can only ever come for an order that we know. */
async function liveOrder(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  booking: Booking,
  amount: number,
): Promise<PaymentOrder> {
  const { db, clock, config } = app
  try {
    return await inTransaction(db, async (tx) => {
      const existing = await tx.paymentOrder.findFirst({ where: { bookingId: booking.id, status: 'created' } })
      if (existing?.amount === amount) return existing
      // The mentor has changed the price since: the old order may not be paid for this any more.
      if (existing) await tx.paymentOrder.update({ where: { id: existing.id }, data: { status: 'closed' } })
      const now = clock.now()
      const isFirst = (await tx.paymentOrder.count({ where: { bookingId: booking.id } })) === 0
      // The time to pay starts with the payment window; extended once, so that nobody can sit on a slot.
      if (isFirst)
        await tx.booking.updateMany({
          where: { id: booking.id, status: 'pending' },
          data: { holdExpiresAt: new Date(now.getTime() + config.holdMinutes * MINUTE_MS) },
        })
      return await tx.paymentOrder.create({
        data: {
          bookingId: booking.id,
          menteeId: booking.menteeId,
          amount,
          currency: CURRENCY,
          ...splitFee(amount, config.platformFeePercent),
          receipt: `bk_${booking.id}_${randomBytes(8).toString('hex')}`,
          createdAt: now,
          nextCheckAt: new Date(now.getTime() + MINUTE_MS),
        },
      })
    })
  } catch (error) {
    // The same person in another tab was first: there is an order now.
    if (violates(error, 'payment_orders_one_live_per_booking')) return await liveOrder(app, booking, amount)
    throw error
  }
}

/** The first provider order written wins; a second one that a parallel call opened is never offered to anyone. */
async function keepProviderOrder(
  { db }: Pick<App, 'db'>,
  order: PaymentOrder,
  providerOrderId: string,
): Promise<OpenOrder> {
  await db.paymentOrder.updateMany({ where: { id: order.id, providerOrderId: null }, data: { providerOrderId } })
  const kept = await db.paymentOrder.findUniqueOrThrow({ where: { id: order.id } })
  const winner = kept.providerOrderId ?? providerOrderId
  if (order.bookingId !== null)
    await db.booking.updateMany({ where: { id: order.bookingId, orderId: null }, data: { orderId: winner } })
  return { order: kept, providerOrderId: winner }
}

/** Frees order and slot, unless a parallel call has reached the provider after all. */
async function abandon({ db }: Pick<App, 'db'>, order: PaymentOrder): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { count } = await tx.paymentOrder.updateMany({
      where: { id: order.id, providerOrderId: null, status: 'created' },
      data: { status: 'closed', nextCheckAt: null },
    })
    if (count > 0 && order.bookingId !== null)
      await tx.booking.updateMany({ where: { id: order.bookingId, status: 'pending' }, data: { status: 'expired' } })
  })
}
