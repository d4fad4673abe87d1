/** An order that is written by the very statement that takes what it pays for. */
import { randomBytes } from 'node:crypto'
import type { App } from '../app.ts'
import type { Actor } from '../database/actor.ts'
import type { Transaction } from '../database/client.ts'
import { Prisma, type PaymentOrder } from '../generated/prisma/client.ts'
import type { PurchaseKind } from '../contracts/purchase.ts'
import { CURRENCY } from '../rules/constants.ts'
import { MINUTE_MS } from '../rules/durations.ts'
import { splitFee } from '../rules/money.ts'

/** Our row of an order that may be paid. */
export type LiveOrder = Pick<
  PaymentOrder,
  'id' | 'kind' | 'purchaseId' | 'amount' | 'currency' | 'platformFee' | 'mentorEarning' | 'receipt' | 'providerOrderId'
>

interface Price {
  /** Null for a visitor. */
  menteeId: number | null
  /** Paise; decided by the server. */
  amount: number
}

/** What an order says of its money, and when it is looked after. */
export function orderColumns({ clock, config }: Pick<App, 'clock' | 'config'>, { menteeId, amount }: Price) {
  const now = clock.now()
  const fee = splitFee(amount, config.platformFeePercent)
  return {
    menteeId,
    amount,
    currency: CURRENCY,
    ...fee,
    createdAt: now,
    nextCheckAt: new Date(now.getTime() + MINUTE_MS),
  }
}

/** Ours, for the provider: what stands before and after the id of the purchase. */
export const receiptParts = (kind: string): [before: string, after: string] => [
  `${kind.slice(0, 12)}_`,
  `_${randomBytes(8).toString('hex')}`,
]

const COLUMNS = { bookingId: 'booking_id', workshopRegistrationId: 'workshop_registration_id' } as const

/**
 * Writes what is bought and its first order. `taken` is the statement that does the one and gives its `id`; null when it
 * does nothing. The order is null when a parallel call was first: there is one already.
 */
export async function takeWithOrder(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  { purchase, by, ...price }: Price & { purchase: PurchaseKind; by: Actor },
  taken: Prisma.Sql,
): Promise<{ id: number; order: LiveOrder | null } | null> {
  const { kind } = purchase
  const { createdAt, nextCheckAt, ...money } = orderColumns(app, price)
  const [before, after] = receiptParts(kind)
  const own = Object.keys(purchase.columns(0)).map((name) => COLUMNS[name as keyof typeof COLUMNS])
  // Who acts is said before the journal is written, which happens at the statement's end.
  const [row] = await tx.$queryRaw<{ id: number; order_id: number | null; receipt: string }[]>`
    WITH who AS MATERIALIZED (SELECT set_config('plumbline.actor', ${by}, true) AS actor), taken AS (${taken}),
      ordered AS (
        INSERT INTO payment_orders (kind, purchase_id, ${Prisma.raw(own.join(', '))}, mentee_id, amount, currency,
          platform_fee, mentor_earning, receipt, created_at, next_check_at)
        SELECT ${kind}, taken.id, ${Prisma.join(own.map(() => Prisma.sql`taken.id`))}, ${money.menteeId}::int,
          ${money.amount}::int, ${money.currency}, ${money.platformFee}::int, ${money.mentorEarning}::int,
          ${before}::text || taken.id || ${after}::text, ${createdAt}, ${nextCheckAt}
        FROM taken CROSS JOIN who
        ON CONFLICT DO NOTHING RETURNING id, receipt)
    SELECT taken.id, ordered.id AS order_id, ordered.receipt FROM taken LEFT JOIN ordered ON true`
  if (!row) return null
  const { id, order_id: orderId, receipt } = row
  const order =
    orderId === null ? null : { id: orderId, kind, purchaseId: id, receipt, providerOrderId: null, ...money }
  return { id, order }
}
