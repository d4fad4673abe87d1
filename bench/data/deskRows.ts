/** What administrators' tables show beside people and bookings. */
import { company, mainBranch, personName } from './words.ts'
import type { Size } from './size.ts'

/** What was given back of cancelled sessions; written past the triggers, like all money here. */
export const refundRows = (): string[] => [
  `INSERT INTO refunds (id, payment_id, reason, amount, idempotency_key, status, next_try_at, created_at)
   SELECT p.id, p.id, 'cancelled_by_payer', p.amount, 'bench-' || p.id, 'processed', NULL, b.cancelled_at
   FROM payments p JOIN bookings b ON b.id = p.id WHERE b.payment_status = 'refunded'`,
  'UPDATE payments p SET refunded_amount = r.amount FROM refunds r WHERE r.payment_id = p.id',
]

/** Seats are counted by their trigger. */
export const deskRows = ({ mentors, mentees }: Size): string[] => [
  `INSERT INTO workshops (id, title, description, branch, instructor_name, mentor_id, date, time, duration, price, is_active, told_up_to, created_at)
   SELECT n, 'Workshop ' || n || ' on frames of ' || ${company('n')}, 'From bar marks to site.', ${mainBranch('n')}, ${personName('n')}, n,
     current_date - 300 + n % 330, '16:00', '2 hours', 0, n % 9 > 0, now() + interval '1 day', current_date - 340 FROM generate_series(1, ${mentors / 50}) n`,
  `INSERT INTO workshop_registrations (id, workshop_id, mentee_id, name, email, phone, payment_status, seat, registered_at, created_at)
   SELECT n, 1 + n % ${mentors / 50}, CASE WHEN n % 3 > 0 THEN 1 + n * 31 % ${mentees} END, ${personName('n')}, 'participant-' || n || '@bench.example',
     '+91 90000 10000', 'completed', 'registered', at, at FROM (SELECT n, now() - n % 300 * interval '1 day' AS at FROM generate_series(1, ${(mentors * 2) / 5}) n) a`,
  `INSERT INTO mentorship_requests (id, mentor_id, mentee_id, discussion_topic, background, preferred_date_time, status, created_at)
   SELECT n, 1 + n * 17 % ${mentors}, 1 + n * 31 % ${mentees}, 'Questions about joint ' || n, 'Studies', now() + n % 400 * interval '1 day',
     (ARRAY['pending', 'approved', 'rejected'])[1 + n % 3]::request_status, now() - n * interval '20 minutes' FROM generate_series(1, ${mentors / 5}) n`,
  `INSERT INTO audit_entries (at, actor, actor_name, action, subjects, reason, before, after)
   SELECT now() - n * interval '10 minutes', 'administrator:1', 'admin', 'mentor.status', ARRAY['mentor:' || 1 + n % ${mentors}], 'As agreed on ' || n,
     jsonb_build_object('status', 'pending review'), jsonb_build_object('status', 'accepted') FROM generate_series(1, ${mentors / 5}) n`,
]
