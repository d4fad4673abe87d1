/** Sessions of the past years and the coming month, and what was paid for them. */
import type { Size } from './size.ts'

/**
 * Ten of each mentor. The tenth of every second mentor is to come: one a mentor, and of each mentee on days apart, so
 * that nothing overlaps; from the third day on, so that no reminder is due while servers are measured.
 */
export const bookingRows = ({ mentors, mentees, bookings }: Size): string[] => [
  `INSERT INTO bookings (id, mentor_id, mentee_id, session_type_id, selected_time_slot, starts_at, ends_at, duration, agenda, status, session_type,
     meeting_link, payment_status, payment_id, order_id, confirmed_at, completed_at, cancelled_at, cancelled_by, created_at)
   SELECT n, mentor, mentee, 1, to_char(at, 'YYYY-MM-DD HH24:MI'), at, at + interval '45 minutes', 45,
     'How the drawings of a frame with ' || n % 900 || ' joints are checked before they go to site', status::booking_status, 'starter',
     'https://meet.example/' || n, (CASE WHEN n % 20 = 3 AND status = 'cancelled' THEN 'refunded' ELSE 'completed' END)::booking_payment_status, 'pay_' || lpad(n::text, 14, '0'), 'order_' || lpad(n::text, 14, '0'), booked,
     CASE status WHEN 'completed' THEN at + interval '50 minutes' END,
     CASE status WHEN 'cancelled' THEN at - interval '3 hours' END,
     CASE status WHEN 'cancelled' THEN 'mentee'::booking_actor END, booked
   FROM (SELECT *, CASE WHEN is_coming THEN current_date - 2 - n % 5 ELSE at - interval '5 days' END AS booked,
       CASE WHEN is_coming THEN 'confirmed' WHEN n % 10 = 3 THEN 'cancelled' ELSE 'completed' END AS status
     FROM (SELECT *, CASE WHEN is_coming
         THEN current_date + (3 + 8 * (mentor / 2 / ${mentees}) + mentor / 2 % 8) + time '09:00' + (mentor / 2 % 9) * interval '45 minutes'
         ELSE current_date - (3 + turn * 70 + n % 70) + time '09:00' + (n % 9) * interval '45 minutes' END AS at
       FROM (SELECT *, turn = 9 AND mentor % 2 = 0 AS is_coming,
           CASE WHEN turn = 9 AND mentor % 2 = 0 THEN 1 + mentor / 2 % ${mentees} ELSE 1 + (n * 7919::bigint % ${mentees})::int END AS mentee
         FROM (SELECT n, 1 + (n - 1) % ${mentors} AS mentor, (n - 1) / ${mentors} AS turn FROM generate_series(1, ${bookings}) n) a) b) c) d`,
  // As many of a mentor as their number says, up to five.
  `INSERT INTO reviews (id, booking_id, mentor_id, mentee_id, stars, body, created_at)
   SELECT id, id, mentor_id, mentee_id, 3 + (id + mentor_id) % 3, 'Went through my report on frame ' || id || ' and said what to do next.', starts_at + interval '1 day'
   FROM bookings WHERE status = 'completed' AND (id - 1) / ${mentors} < mentor_id % 6`,
]

const SHARE = 'rate * 20 / 100'

/** One order and one payment of each booking, each with its number and its lines in the journal. */
export const moneyRows = (): string[] => [
  `INSERT INTO payment_orders (id, kind, purchase_id, booking_id, mentee_id, amount, platform_fee, mentor_earning, receipt, provider_order_id, status, created_at, settled_at)
   SELECT b.id, 'booking', b.id, b.id, b.mentee_id, rate, ${SHARE}, rate - ${SHARE}, 'booking_bench_' || b.id, order_id, 'paid', b.created_at, b.created_at
   FROM (SELECT b.*, m.starter_package_rate AS rate FROM bookings b JOIN mentors m ON m.id = b.mentor_id) b`,
  `INSERT INTO payments (id, order_id, mentee_id, mentor_id, provider_payment_id, amount, status, platform_fee, mentor_earning, captured_at, created_at)
   SELECT o.id, o.id, o.mentee_id, b.mentor_id, 'pay_' || lpad(o.id::text, 14, '0'), amount, 'captured', platform_fee, mentor_earning, o.created_at, o.created_at
   FROM payment_orders o JOIN bookings b ON b.id = o.booking_id`,
  `INSERT INTO receipts (payment_id, financial_year, serial)
   SELECT id, year, row_number() OVER (PARTITION BY year ORDER BY id) FROM (SELECT id, financial_year(captured_at) AS year FROM payments) p`,
  'INSERT INTO receipt_counters SELECT financial_year, max(serial) FROM receipts GROUP BY 1',
  `INSERT INTO payment_journal (at, actor, order_id, payment_id, before, after)
   SELECT created_at, 'mentee:' || mentee_id, id, NULL::int, NULL::jsonb, jsonb_build_object('status', 'created', 'amount', amount) FROM payment_orders
   UNION ALL SELECT created_at, 'provider', order_id, id, NULL, jsonb_build_object('status', status, 'amount', amount, 'refunded_amount', 0) FROM payments`,
]
