/** A database as after some years: 10,000 mentors, 20,000 mentees, 100,000 bookings and what goes with them. */
import pg from 'pg'
import { hashToken } from '../api/accounts/tokens.ts'

/** Of the administrator's session. */
export const ADMIN_TOKEN = 'bench-admin'.padStart(43, 'x')

const FIRST = `(ARRAY['Asha','Binu','Chitra','Dev','Esha','Farhan','Gita','Hari','Isha','Jatin','Kavya','Lata','Manoj','Nisha','Omar','Priya','Ravi','Sana','Tara','Usha','Vikram','Yash','Zoya'])`
const LAST = `(ARRAY['Rao','Iyer','Sharma','Nair','Patel','Khan','Das','Reddy','Joshi','Gupta','Menon','Bose','Kulkarni','Shetty','Verma','Pillai','Singh'])`
const NAME = `${FIRST}[1 + n % 23] || ' ' || ${LAST}[1 + (n / 23) % 17] || ' ' || n`
const BRANCH = `(ARRAY['Civil Engineering','Mechanical Engineering','Electrical Engineering','Chemical Engineering'])[1 + n % 4]`
const series = (count: number) => `FROM generate_series(1, ${count}) n`

/** In the order in which they name each other. `first` of a table is the lowest number that these rows have. */
const STATEMENTS = [
  `INSERT INTO mentors (id, name, email, password, bio, main_branch, experience, starter_package_rate, advanced_package_rate, rating, status, current_company, created_at)
   SELECT 1000 + n, ${NAME}, 'mentor-' || n || '@bench.example', 'none', 'Designs frames and checks drawings.', ${BRANCH}, 1 + n % 30, 50000 + n % 90 * 1000, 300000 + n % 90 * 5000,
     (n % 50) / 10.0, (CASE WHEN n % 20 = 0 THEN 'pending review' WHEN n % 20 = 1 THEN 'rejected' ELSE 'accepted' END)::mentor_status, 'Company ' || n % 400, now() - n * interval '2 hours' ${series(10_000)}`,
  `INSERT INTO mentees (id, name, email, password, main_branch, current_level, college, year, created_at)
   SELECT 1000 + n, ${NAME}, 'mentee-' || n || '@bench.example', 'none', ${BRANCH}, 'Final Year Student', CASE WHEN n % 5 > 0 THEN 'College ' || n % 700 END,
     CASE WHEN n % 7 > 0 THEN 2000 + n % 30 END, now() - n * interval '1 hour' ${series(20_000)}`,
  `INSERT INTO plan_subscriptions (id, mentee_id, mentor_id, plan_id, start_date, end_date, status, created_at)
   SELECT 1000 + n, 1001 + n * 31 % 20000, 1001 + n * 17 % 10000, (SELECT min(id) FROM mentorship_plans), current_date - n % 700, current_date - n % 700 + 30,
     (CASE WHEN n % 700 < 30 THEN 'active' ELSE 'expired' END)::subscription_status, now() - n % 700 * interval '1 day' ${series(20_000)}`,
  `INSERT INTO conversations (plan_subscription_id, mentor_id, mentee_id, last_number, last_activity_at)
   SELECT id, mentor_id, mentee_id, id % 40, created_at + id % 30 * interval '1 day' FROM plan_subscriptions WHERE id > 1000`,
  `INSERT INTO bookings (id, mentor_id, mentee_id, plan_subscription_id, selected_time_slot, starts_at, ends_at, agenda, status, session_type, meeting_link, payment_status, payment_id, order_id, confirmed_at, created_at)
   SELECT id, CASE WHEN n % 50 > 0 THEN 1001 + n * 7919 % 10000 END, CASE WHEN n % 60 > 0 THEN 1001 + n * 7907 % 20000 END, NULL,
     to_char(at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI'), at, at + interval '45 minutes', 'Drawings of a frame with ' || n % 900 || ' joints', (CASE WHEN n % 10 = 0 THEN 'confirmed'
       WHEN n % 10 = 1 THEN 'cancelled' WHEN n % 10 = 2 THEN 'expired' ELSE 'completed' END)::booking_status, 'starter', CASE WHEN n % 3 > 0 THEN 'https://meet.example/' || n END,
     (CASE WHEN n % 10 IN (1, 2) THEN 'pending' ELSE 'completed' END)::booking_payment_status, CASE WHEN n % 10 NOT IN (1, 2) THEN 'pay_bench' || n END,
     CASE WHEN n % 10 <> 2 THEN 'order_bench' || n END, CASE WHEN n % 10 <> 2 THEN at - interval '3 days' END, at - interval '3 days'
   FROM (SELECT n, 1000 + n AS id, date_trunc('minute', now()) - interval '330 days' + n * interval '5 minutes' AS at ${series(100_000)}) AS times`,
  `INSERT INTO workshops (id, title, description, branch, instructor_name, mentor_id, date, time, starts_at, duration, price, is_active, created_at)
   SELECT 1000 + n, 'Workshop on ' || ${LAST}[1 + n % 17] || ' frames ' || n, 'From bar marks to site.', ${BRANCH}, ${NAME}, 1000 + n, (at AT TIME ZONE 'Asia/Kolkata')::date, '16:00', at, '2 hours', 49900, n % 9 > 0, at - interval '40 days'
   FROM (SELECT n, now() - interval '300 days' + n * interval '4 hours' AS at ${series(2_000)}) AS times`,
  `INSERT INTO workshop_registrations (id, workshop_id, mentee_id, name, email, phone, amount, payment_status, seat, registered_at, created_at)
   SELECT 1000 + n, 1001 + n % 2000, CASE WHEN n % 3 > 0 THEN 1001 + n * 31 % 20000 END, ${NAME}, 'participant-' || n || '@bench.example', '+91 90000 10000', 49900, 'completed', 'registered', at, at
   FROM (SELECT n, now() - n * interval '10 minutes' AS at ${series(40_000)}) AS times`,
  `UPDATE workshops SET registered_count = 20, seats_taken = 20 WHERE id > 1000`,
  `INSERT INTO mentorship_requests (id, mentor_id, mentee_id, discussion_topic, background, preferred_date_time, status, created_at)
   SELECT 1000 + n, 1001 + n * 17 % 10000, 1001 + n * 31 % 20000, 'Questions about joint ' || n, 'Studies', now() + n % 400 * interval '1 day',
     (CASE WHEN n % 3 = 0 THEN 'pending' WHEN n % 3 = 1 THEN 'approved' ELSE 'rejected' END)::request_status, now() - n * interval '20 minutes' ${series(20_000)}`,
  `INSERT INTO payment_orders (id, kind, purchase_id, booking_id, mentee_id, amount, platform_fee, mentor_earning, receipt, provider_order_id, status, created_at, settled_at)
   SELECT id, 'booking', id, id, mentee_id, 79900, 15980, 63920, 'bench-' || id, order_id, (CASE WHEN payment_id IS NULL THEN 'closed' ELSE 'paid' END)::payment_order_status, created_at, created_at
   FROM bookings WHERE order_id LIKE 'order_bench%'`,
  `INSERT INTO payment_orders (id, kind, purchase_id, workshop_registration_id, mentee_id, amount, platform_fee, mentor_earning, receipt, provider_order_id, status, created_at, settled_at)
   SELECT 200000 + id, 'workshop_registration', id, id, mentee_id, amount, 9980, 39920, 'bench-seat-' || id, 'order_seat' || id, 'paid', created_at, created_at FROM workshop_registrations WHERE id > 1000`,
  `INSERT INTO payments (id, order_id, mentee_id, provider_payment_id, amount, status, platform_fee, mentor_earning, captured_at, created_at)
   SELECT id, id, mentee_id, replace(provider_order_id, 'order_', 'pay_'), amount, 'captured', platform_fee, mentor_earning, created_at, created_at FROM payment_orders WHERE id > 1000 AND status = 'paid'`,
  `INSERT INTO receipts (payment_id, financial_year, serial) SELECT id, 2025, row_number() OVER (ORDER BY id) + 1000 FROM payments WHERE id > 1000`,
  `INSERT INTO refunds (id, payment_id, reason, amount, idempotency_key, status, next_try_at, created_at)
   SELECT id, id, 'cancelled_by_payer', amount, 'bench-' || id, 'processed', NULL, created_at FROM payments WHERE id > 1000 AND id % 30 = 0`,
  `INSERT INTO payment_journal (at, actor, order_id, payment_id, before, after)
   SELECT created_at, 'system', order_id, id, NULL, jsonb_build_object('amount', amount, 'status', status) FROM payments WHERE id > 1000`,
  `INSERT INTO audit_entries (at, actor, actor_name, action, subjects, reason, before, after)
   SELECT now() - n * interval '10 minutes', 'administrator:1', 'admin', 'mentor.status', ARRAY['mentor:' || 1000 + n % 10000], 'As agreed on ' || n, '{"status":"pending review"}', '{"status":"accepted"}' ${series(20_000)}`,
  `INSERT INTO admin_sessions (token_hash, admin_user_id) SELECT $1, min(id) FROM admin_users`,
  'ANALYZE',
]

/** Writes them past the triggers, which are made for one row at a time: what they would have added is written here. */
export async function fillTables(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('SET session_replication_role = replica')
    for (const statement of STATEMENTS)
      await client.query(statement, statement.includes('$1') ? [hashToken(ADMIN_TOKEN)] : [])
  } finally {
    await client.end()
  }
}
