/** `moneyPlaces` as a question to the database, for sums over any number of payments: a row for each captured one. */
import { Prisma } from '../generated/prisma/client.ts'

/**
 * A table for FROM, of `payments`, which are the table of that name or rows chosen from it: where each paisa of a payment is, as `moneyPlaces` says of one, and how platform and mentor share
 * what is kept: both give in the proportion in which they shared the payment. Paise.
 */
export const placesOf = (payments: Prisma.Sql): Prisma.Sql => Prisma.sql`(
  SELECT p.id, p.order_id, p.mentor_id, p.captured_at, p.amount,
    back.refunded, back.sent + waits.waiting AS on_its_way, back.returned_elsewhere, taken.disputed, stays.kept,
    share.platform_fee, stays.kept - share.platform_fee AS mentor_earning
  FROM ${payments} p
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(r.amount) FILTER (WHERE r.status = 'processed'), 0)::int AS refunded,
      coalesce(sum(r.amount) FILTER (WHERE r.status <> 'processed' AND r.returned_elsewhere), 0)::int AS returned_elsewhere,
      coalesce(sum(r.amount) FILTER (WHERE r.status = 'pending' AND NOT r.returned_elsewhere), 0)::int AS sent,
      coalesce(sum(r.amount) FILTER (WHERE NOT r.returned_elsewhere
        AND (r.status = 'requested' OR (r.status = 'failed' AND r.resolved_at IS NULL))), 0)::int AS unsent
    FROM refunds r WHERE r.payment_id = p.id
  ) back
  CROSS JOIN LATERAL (SELECT greatest(0, p.amount - back.refunded - back.sent - back.returned_elsewhere) AS rest) unreturned
  CROSS JOIN LATERAL (
    SELECT least(unreturned.rest, coalesce(sum(d.amount_deducted), 0))::int AS disputed FROM disputes d WHERE d.payment_id = p.id
  ) taken
  CROSS JOIN LATERAL (SELECT least(back.unsent, unreturned.rest - taken.disputed) AS waiting) waits
  CROSS JOIN LATERAL (SELECT unreturned.rest - taken.disputed - waits.waiting AS kept) stays
  CROSS JOIN LATERAL (SELECT coalesce(round(stays.kept::numeric * p.platform_fee / nullif(p.amount, 0)), 0)::int AS platform_fee) share
  WHERE p.captured_at IS NOT NULL
)`

/** Of all payments. What is asked of a few of them chooses those first. */
export const MONEY_PLACES = placesOf(Prisma.sql`payments`)
