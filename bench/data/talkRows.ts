/** What members read when they are signed in: notifications, plans and their conversations. */
import { INBOX, type Size } from './size.ts'

const ofInbox = (id: string) => `${id} <= ${INBOX.plans}`

export const notificationRows = ({ mentees }: Size): string[] => [
  `INSERT INTO notifications (user_id, user_type, type, title, message, link, data, is_read, dedupe_key, created_at)
   SELECT person, type::user_type, 'booking', 'Session ' || n || ' is confirmed', 'Your session on drawings of frame ' || n || ' takes place as booked.',
     '/booking/' || 1 + (person + n) % ${mentees}, '{"bookingId":' || person || '}', n > 3, 'bench:' || type || ':' || person || ':' || n, now() - (30 - n) * interval '1 hour'
   FROM generate_series(1, ${mentees}) person, generate_series(1, 10) n, unnest(ARRAY['mentee', 'mentor']) type`,
]

/** The first ones are mentor 1's, with mentees 2, 3 and so on; the conversation of a plan is its trigger's. */
export const planRows = ({ mentors, mentees, plans }: Size): string[] => [
  `INSERT INTO plan_subscriptions (id, mentee_id, mentor_id, plan_id, start_date, end_date, status, created_at)
   SELECT n, mentee, mentor, 1, start, start + 30, (CASE WHEN is_active THEN 'active' ELSE 'expired' END)::subscription_status, start
   FROM (SELECT *, CASE WHEN is_active THEN current_date - 5 - n % 10 ELSE current_date - 60 - n % 600 END AS start
     FROM (SELECT n, ${ofInbox('n')} OR n % 3 = 0 AS is_active, CASE WHEN ${ofInbox('n')} THEN 1 ELSE 1 + n * 17 % ${mentors} END AS mentor,
       CASE WHEN ${ofInbox('n')} THEN n + 1 ELSE 1 + n * 31 % ${mentees} END AS mentee FROM generate_series(1, ${plans}) n) a) b`,
  `INSERT INTO chat_messages (plan_subscription_id, sender_id, sender_type, message, number, created_at)
   SELECT s.id, CASE WHEN n % 3 = 0 THEN mentor_id ELSE mentee_id END, (CASE WHEN n % 3 = 0 THEN 'mentor' ELSE 'mentee' END)::sender_type,
     'Message ' || n || ': the beam on grid ' || s.id % 90 || ' deflects more than I expected. Which load case should I look at first?',
     n, s.created_at + n * interval '50 minutes'
   FROM plan_subscriptions s, generate_series(1, CASE WHEN ${ofInbox('s.id')} THEN ${INBOX.messages} ELSE 10 END) n`,
  `UPDATE conversations c SET last_number = m.number, last_activity_at = m.created_at
   FROM (SELECT DISTINCT ON (plan_subscription_id) plan_subscription_id AS id, number, created_at FROM chat_messages ORDER BY plan_subscription_id, number DESC) m
   WHERE m.id = c.plan_subscription_id`,
  // Mentors have read all but a few; what they have not read was mailed.
  `UPDATE conversation_readers r SET read_up_to = greatest(0, c.last_number - CASE r.side WHEN 'mentor' THEN c.plan_subscription_id % 5 ELSE 0 END),
     digested_up_to = c.last_number, digested_at = now() FROM conversations c WHERE c.plan_subscription_id = r.plan_subscription_id`,
]
