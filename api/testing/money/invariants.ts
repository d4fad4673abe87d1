/** What must hold of money and time at every moment (I1 to I10), and once everything has come to rest. */
import type { Database } from '../../database/client.ts'
import { LEFT_TO_REFUND, SEATS_ALWAYS, SEATS_AT_REST } from './seatInvariants.ts'

/** Broken rules with the rows that break them; an empty answer is a good one. */
type Broken = { rule: string; row: unknown }[]

/** A booking was confirmed by this payment, or a seat: of those `seatInvariants.ts` says more. */
const CONFIRMED = `(EXISTS (SELECT FROM bookings b WHERE b.payment_id = p.provider_payment_id AND b.confirmed_at IS NOT NULL)
  OR EXISTS (SELECT FROM workshop_registrations r WHERE r.razorpay_payment_id = p.provider_payment_id AND r.registered_at IS NOT NULL))`

/** A refund was not sent before the payer's bank took the money: it waits for a person. */
const LOST_FIRST = `(r.status = 'requested' AND r.next_try_at IS NULL
  AND EXISTS (SELECT FROM disputes d WHERE d.payment_id = r.payment_id))`

/** Each statement finds the rows that break its rule. */
const ALWAYS: Record<string, string> = {
  'I1 no two live bookings of a person overlap': `
    SELECT one.id, other.id AS other FROM bookings one JOIN bookings other ON one.id < other.id
      AND (one.mentor_id = other.mentor_id OR one.mentee_id = other.mentee_id)
      AND tstzrange(one.starts_at, one.ends_at) && tstzrange(other.starts_at, other.ends_at)
    WHERE one.starts_at IS NOT NULL AND other.starts_at IS NOT NULL
      AND one.status IN ('pending', 'confirmed') AND other.status IN ('pending', 'confirmed')`,
  'I3 a payment has confirmed one booking, or all of it goes back': `
    SELECT p.id, p.amount, p.refunded_amount FROM payments p
    WHERE NOT ${CONFIRMED} AND ${LEFT_TO_REFUND}`,
  'I3 nothing is confirmed without a payment of ours': `
    SELECT b.id FROM bookings b WHERE b.status = 'confirmed' AND NOT (b.session_type = 'plan_call' AND b.plan_subscription_id IS NOT NULL)
      AND NOT EXISTS (SELECT FROM payments p WHERE p.provider_payment_id = b.payment_id)`,
  'I4 refunds stay within their payment, and are counted': `
    SELECT p.id, p.amount, p.refunded_amount, sum(r.amount) AS refunds FROM payments p JOIN refunds r ON r.payment_id = p.id AND r.status <> 'failed'
    GROUP BY p.id, p.status, p.amount, p.refunded_amount HAVING sum(r.amount) <> p.refunded_amount OR p.refunded_amount > p.amount`,
  'I4 a payment is refunded exactly when what has arrived adds up to it': `
    SELECT p.id, p.status FROM payments p LEFT JOIN refunds r ON r.payment_id = p.id AND r.status = 'processed'
    GROUP BY p.id, p.status, p.amount, p.refunded_amount HAVING (p.status = 'refunded') <> (coalesce(sum(r.amount), 0) >= p.amount)`,
  'I4 with what a person has returned some other way, no more of what we asked for goes back than was paid': `
    SELECT p.id, p.amount, sum(r.amount) AS refunds FROM payments p JOIN refunds r ON r.payment_id = p.id
    WHERE r.returned_twice_at IS NULL AND ((r.status <> 'failed' AND r.reason <> 'refunded_at_provider') OR r.returned_elsewhere)
    GROUP BY p.id, p.amount HAVING sum(r.amount) > p.amount`,
  'I4 what was returned some other way is never sent': `
    SELECT r.id, r.status::text, r.next_try_at FROM refunds r
    WHERE r.returned_elsewhere AND r.next_try_at IS NOT NULL`,
  'I4 the provider gives back no more than we know of, or than an operator did': `
    SELECT p.id FROM payments p JOIN sandbox.payments s ON s.id = p.provider_payment_id
    WHERE (s.entity ->> 'amount_refunded')::int > p.amount`,
  'I5 fee and earning add up': `
    SELECT id FROM payments WHERE platform_fee + mentor_earning <> amount
    UNION ALL SELECT id FROM payment_orders WHERE platform_fee + mentor_earning <> amount`,
  'I5 what is paid is what the provider has captured': `
    SELECT p.id, p.amount FROM payments p LEFT JOIN sandbox.payments s ON s.id = p.provider_payment_id
    WHERE s.id IS NULL OR (s.entity ->> 'amount')::int <> p.amount OR NOT (s.entity ->> 'captured')::boolean`,
  'I5 what was captured has a receipt, and only that': `
    SELECT p.id, r.serial FROM payments p LEFT JOIN receipts r ON r.payment_id = p.id
    WHERE (p.captured_at IS NULL) <> (r.payment_id IS NULL)`,
  'I5 receipts are numbered from one in each financial year, without a gap': `
    SELECT c.financial_year, c.last, count(r.serial) AS given, max(r.serial) AS highest
    FROM receipt_counters c LEFT JOIN receipts r ON r.financial_year = c.financial_year
    GROUP BY c.financial_year, c.last HAVING count(r.serial) <> c.last OR max(r.serial) <> c.last`,
  'I6 a confirmation is told once to each side': `
    SELECT b.id, count(e.id) AS mails FROM bookings b
      LEFT JOIN emails e ON e.dedupe_key IN (
        'booking:' || b.id || ':confirmed:mentee', 'booking:' || b.id || ':confirmed:mentor', 'booking:' || b.id || ':booked:mentee', 'booking:' || b.id || ':booked:mentor')
    GROUP BY b.id, b.confirmed_at HAVING count(e.id) <> CASE WHEN b.confirmed_at IS NULL THEN 0 ELSE 2 END`,
  'I2 calls of a plan are used or left, and there are no more of them than its people have bought': `
    SELECT s.id, s.calls_used, s.calls_remaining, count(b.id) AS live FROM plan_subscriptions s
      LEFT JOIN bookings b ON b.plan_subscription_id = s.id AND b.session_type = 'plan_call' AND b.status IN ('confirmed', 'completed')
    GROUP BY s.id, s.calls_used, s.calls_remaining HAVING count(b.id) > s.calls_used
    UNION ALL SELECT min(id), sum(calls_used), sum(calls_remaining), count(*) FROM plan_subscriptions
      GROUP BY mentee_id, mentor_id HAVING sum(calls_used + calls_remaining) <> 3 * count(*)`,
  'I2 no day belongs to two plans of the same people': `
    SELECT one.id, other.id AS other FROM plan_subscriptions one JOIN plan_subscriptions other ON one.id < other.id
      AND one.mentee_id = other.mentee_id AND one.mentor_id = other.mentor_id
      AND daterange(one.start_date, one.end_date) && daterange(other.start_date, other.end_date)
    WHERE one.status = 'active' AND other.status = 'active'`,
  'I2 no call is ahead of a plan that was cancelled, and none lies outside its plan': `
    SELECT b.id FROM bookings b JOIN plan_subscriptions s ON s.id = b.plan_subscription_id
      LEFT JOIN bookings p ON p.plan_subscription_id = s.id AND p.starts_at IS NULL
    WHERE b.session_type = 'plan_call' AND b.starts_at IS NOT NULL AND b.status = 'confirmed'
      AND ((s.status = 'cancelled' AND b.starts_at > p.cancelled_at)
        OR b.starts_at < s.start_date::timestamp AT TIME ZONE 'Asia/Kolkata' OR b.ends_at > s.end_date::timestamp AT TIME ZONE 'Asia/Kolkata')`,
  'I9 nothing is completed before its end': `
    SELECT id FROM bookings WHERE status = 'completed' AND completed_at < coalesce(ends_at, end_date::timestamp AT TIME ZONE 'Asia/Kolkata')`,
  'I3 what its mentor cancelled, or its mentee in time, goes back': `
    SELECT b.id, p.amount, p.refunded_amount FROM bookings b JOIN payments p ON p.provider_payment_id = b.payment_id
    WHERE b.status = 'cancelled' AND b.cancelled_by <> 'administrator' AND (b.cancelled_by = 'mentor' OR b.cancelled_at <= coalesce(b.starts_at - interval '48 hours', b.confirmed_at + interval '24 hours'))
      AND ${LEFT_TO_REFUND}`,
  'I3 no more than the rule says goes back for a cancellation': `
    SELECT b.id, r.id AS refund FROM bookings b JOIN payments p ON p.provider_payment_id = b.payment_id
      JOIN refunds r ON r.payment_id = p.id AND r.reason LIKE 'cancelled_by_%'
    WHERE b.status <> 'cancelled' OR (b.cancelled_by = 'mentee' AND b.cancelled_at > greatest(b.starts_at - interval '48 hours', b.free_until))
    UNION ALL SELECT b.id, count(*) FROM bookings b JOIN payments p ON p.provider_payment_id = b.payment_id
      JOIN refunds r ON r.payment_id = p.id AND r.reason LIKE 'cancelled_by_%' AND r.resolved_at IS NULL AND r.returned_twice_at IS NULL GROUP BY b.id HAVING count(*) > 1`,
  'I6 a cancellation is told once to each side': `
    SELECT b.id, count(e.id) AS mails FROM bookings b
      LEFT JOIN emails e ON e.dedupe_key IN ('booking:' || b.id || ':cancelled:mentee', 'booking:' || b.id || ':cancelled:mentor')
    WHERE NOT EXISTS (SELECT FROM no_shows n WHERE n.booking_id = b.id AND (n.answer = 'agreed' OR n.finding IS NOT NULL))
    GROUP BY b.id, b.status HAVING count(e.id) <> CASE WHEN b.status = 'cancelled' THEN 2 ELSE 0 END`,
  'I6 an answer to a no-show is told once to who reported it, and what is agreed on is cancelled': `
    SELECT b.id, n.answer::text, count(e.id) AS mails FROM no_shows n JOIN bookings b ON b.id = n.booking_id
      LEFT JOIN emails e ON e.dedupe_key LIKE 'booking:' || b.id || ':no-show-answer:%:' || n.reported_by::text
        -- A move by the team has deleted an earlier report.
        AND e.created_at >= n.answered_at
    GROUP BY b.id, b.status, b.cancelled_by, n.answer, n.finding HAVING count(e.id) <> CASE WHEN n.answer IS NULL THEN 0 ELSE 1 END
      OR (n.answer = 'agreed') <> (b.status = 'cancelled') AND n.answer IS NOT NULL AND n.finding IS NULL AND b.cancelled_by IS DISTINCT FROM 'administrator'`,
  'I6 a decision on a no-show is told once to each side, and cancels or completes': `
    SELECT b.id, n.finding::text, count(e.id) AS mails FROM no_shows n JOIN bookings b ON b.id = n.booking_id
      LEFT JOIN emails e ON e.dedupe_key LIKE 'booking:' || b.id || ':no-show-decided:%'
    WHERE n.finding IS NOT NULL
    GROUP BY b.id, b.status, n.finding HAVING count(e.id) <> 2 OR b.status NOT IN ('cancelled', 'completed')`,
  'I6 a refund is told once to its payer': `
    SELECT r.id, count(e.id) AS mails FROM refunds r JOIN payments p ON p.id = r.payment_id
      LEFT JOIN workshop_registrations w ON w.razorpay_payment_id = p.provider_payment_id AND r.reason LIKE 'cancelled_by_%'
      LEFT JOIN emails e ON e.dedupe_key IN ('refund:' || r.id || ':payer', 'registration:' || w.id || ':cancelled', 'registration:' || w.id || ':workshop-cancelled')
    -- What is asked for again was told the first time, also if the provider carries the first one out after all.
    WHERE NOT EXISTS (SELECT FROM refunds f WHERE f.payment_id = r.payment_id AND f.id < r.id AND f.reason = r.reason
      AND f.amount >= r.amount AND (f.returned_twice_at IS NOT NULL
        OR (f.status = 'failed' AND f.resolved_at IS NOT NULL AND NOT f.returned_elsewhere)))
    GROUP BY r.id HAVING count(e.id) <> 1`,
  'I9 states only move forward': `
    SELECT id, before, after FROM payment_journal WHERE before ->> 'status' IS NOT NULL
      AND (before ->> 'status') || ' ' || (after ->> 'status') NOT IN ('created paid', 'created closed', 'closed paid',
        'captured refunded', 'requested pending', 'requested processed', 'requested failed', 'pending processed',
        'pending failed', 'failed pending', 'failed processed', 'processed failed', 'refunded captured')`,
  'I9 every state is journaled, with who acted': `
    WITH last AS (SELECT DISTINCT ON (order_id, payment_id, refund_id) order_id, payment_id, refund_id, after ->> 'status' AS status
      FROM payment_journal WHERE after ? 'status' ORDER BY order_id, payment_id, refund_id, id DESC)
    SELECT o.id, o.status::text FROM payment_orders o
      WHERE NOT EXISTS (SELECT FROM last l WHERE l.order_id = o.id AND l.payment_id IS NULL AND l.status = o.status::text)
    UNION ALL SELECT p.id, p.status::text FROM payments p
      WHERE NOT EXISTS (SELECT FROM last l WHERE l.payment_id = p.id AND l.refund_id IS NULL AND l.status = p.status::text)
    UNION ALL SELECT r.id, r.status::text FROM refunds r
      WHERE NOT EXISTS (SELECT FROM last l WHERE l.refund_id = r.id AND l.status = r.status::text)
    UNION ALL SELECT id, actor FROM payment_journal WHERE actor = 'unknown'`,
  'I9 each rupee that came or went is in the journal': `
    WITH last AS (SELECT DISTINCT ON (payment_id, refund_id, key) payment_id, refund_id, key, value FROM payment_journal, jsonb_each_text(after)
      WHERE key IN ('amount', 'refunded_amount') AND payment_id IS NOT NULL ORDER BY payment_id, refund_id, key, id DESC)
    SELECT p.id, p.amount, p.refunded_amount FROM payments p
      WHERE p.amount <> coalesce((SELECT value::int FROM last WHERE payment_id = p.id AND refund_id IS NULL AND key = 'amount'), -1)
        OR p.refunded_amount <> coalesce((SELECT value::int FROM last WHERE payment_id = p.id AND refund_id IS NULL AND key = 'refunded_amount'), 0)
    UNION ALL SELECT r.id, r.amount, 0 FROM refunds r
      WHERE r.amount <> coalesce((SELECT value::int FROM last WHERE refund_id = r.id AND key = 'amount'), -1)`,
}

const AT_REST: Record<string, string> = {
  'I3 every payment that the provider has captured is ours': `
    SELECT s.id FROM sandbox.payments s JOIN payment_orders o ON o.provider_order_id = s.entity ->> 'order_id'
    WHERE (s.entity ->> 'captured')::boolean AND NOT EXISTS (SELECT FROM payments p WHERE p.provider_payment_id = s.id)`,
  'I5 what has gone back is what the provider has given back': `
    SELECT p.id, s.entity ->> 'amount_refunded' AS theirs, p.refunded_amount AS ours FROM payments p
      JOIN sandbox.payments s ON s.id = p.provider_payment_id
      WHERE (s.entity ->> 'amount_refunded')::int <> p.refunded_amount
        AND NOT EXISTS (SELECT FROM refunds r WHERE r.payment_id = p.id AND (r.status = 'failed' OR ${LOST_FIRST}))`,
  'I7 no webhook, order or refund is left over': `
    SELECT event_id AS id FROM webhook_events WHERE processed_at IS NULL
    UNION ALL SELECT id::text FROM payment_orders WHERE (status = 'created' OR next_check_at IS NOT NULL)
      AND (provider_order_id IS NULL OR EXISTS (SELECT FROM sandbox.orders s WHERE s.id = provider_order_id))
    UNION ALL SELECT id::text FROM refunds r WHERE status IN ('requested', 'pending') AND NOT ${LOST_FIRST}
    UNION ALL SELECT id::text FROM emails WHERE status = 'queued'`,
  'I10 nothing is held': `SELECT id FROM bookings WHERE status = 'pending'`,
}

const TABLES = [
  'bookings',
  'plan_subscriptions',
  'payment_orders',
  'payments',
  'refunds',
  'disputes',
  'payment_journal',
  'emails',
  'workshops',
  'workshop_registrations',
  'workshop_waiting_list',
] as const

/** The rows of one story, so that the thousandth is checked as fast as the first. */
export type Since = Record<(typeof TABLES)[number], number>

/** From here on rows belong to the next story. */
export async function startOfStory(db: Database): Promise<Since> {
  const ids = TABLES.map((table) => `(SELECT coalesce(max(id), 0) FROM ${table}) AS ${table}`)
  const [since] = await db.$queryRawUnsafe<Since[]>(`SELECT ${ids.join(', ')}`)
  return since!
}

async function broken(db: Database, since: Since, rules: Record<string, string>): Promise<Broken> {
  const ofStory = TABLES.map((table) => `${table} AS (SELECT * FROM public.${table} WHERE id > ${since[table]})`)
  const parts = Object.entries(rules).map(
    ([rule, sql]) => `SELECT '${rule}' AS rule, to_jsonb(found) AS row FROM (${sql}) found`,
  )
  return await db.$queryRawUnsafe<Broken>(`WITH ${ofStory.join(', ')}\n${parts.join('\nUNION ALL\n')}`)
}

/** Rules that are broken now. */
export const brokenNow = (db: Database, since: Since): Promise<Broken> =>
  broken(db, since, { ...ALWAYS, ...SEATS_ALWAYS })

/** Rules that are broken although nothing is under way any more. */
export const brokenAtRest = (db: Database, since: Since): Promise<Broken> =>
  broken(db, since, { ...ALWAYS, ...SEATS_ALWAYS, ...AT_REST, ...SEATS_AT_REST })
