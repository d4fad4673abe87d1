/** What the signed-in reads answer, from SQL written by hand; who asks is looked up by the hash of their token. */
import { accessEnds } from '../../api/rules/bookings/plans.ts'
import { fromDateOnly } from '../../api/rules/time/time.ts'
import { hashToken } from '../../api/accounts/tokens.ts'
import { edgesOf, type Read } from './rows.ts'

const SESSION = `SELECT s.user_type AS type, s.user_id AS id FROM sessions s
  LEFT JOIN mentors m ON s.user_type = 'mentor' AND m.id = s.user_id AND m.is_active
  LEFT JOIN mentees e ON s.user_type = 'mentee' AND e.id = s.user_id AND e.is_active
  WHERE s.token_hash = $1 AND s.expires_at > now() AND coalesce(m.id, e.id) IS NOT NULL`

const MENTEE = `SELECT id AS "databaseId", 'MENTEE' AS type, name, email FROM mentees WHERE id = $1`
const BOOKINGS = `SELECT b.id AS "databaseId", upper(b.status::text) AS status, upper(b.payment_status::text) AS "paymentStatus",
    upper(b.package_type::text) AS "packageType", b.selected_time_slot AS "selectedTimeSlot", b.starts_at AS "startsAt", b.ends_at AS "endsAt",
    b.duration, b.agenda, b.session_type AS "sessionType", b.meeting_link AS "meetingLink",
    coalesce(o.amount, CASE WHEN b.package_type = 'starter' THEN m.starter_package_rate ELSE m.advanced_package_rate END) AS amount,
    coalesce(m.name, 'Former mentor') AS "mentorName", b.confirmed_at AS "confirmedAt", b.created_at AS "createdAt"
  FROM bookings b LEFT JOIN mentors m ON m.id = b.mentor_id LEFT JOIN LATERAL (
    SELECT amount FROM payment_orders o WHERE o.booking_id = b.id ORDER BY b.payment_id IS NOT NULL AND o.provider_order_id = b.order_id DESC, o.id DESC LIMIT 1) o ON true
  WHERE b.mentee_id = $1 AND (b.status IN ('confirmed', 'completed', 'cancelled') OR (b.status = 'pending' AND b.hold_expires_at > now()))
  ORDER BY b.id DESC LIMIT 20`
const UNREAD = 'SELECT count(*)::int AS count FROM notifications WHERE user_type = $1 AND user_id = $2 AND NOT is_read'
const NOTIFICATIONS = `SELECT id AS "databaseId", upper(type) AS type, title, message, link, is_read AS "isRead", created_at AS "createdAt", data
  FROM notifications WHERE user_type = $1 AND user_id = $2 ORDER BY id DESC LIMIT 20`
const CONVERSATION = `SELECT c.plan_subscription_id AS "databaseId", c.last_number AS "lastNumber", c.last_activity_at AS "lastActivityAt",
    c.mentor_has_blocked OR c.mentee_has_blocked AS "isBlocked", s.status, s.end_date AS "endDate", r.read_up_to AS "viewerReadUpTo", o.read_up_to AS "otherReadUpTo"
  FROM conversations c JOIN plan_subscriptions s ON s.id = c.plan_subscription_id
    JOIN conversation_readers r ON r.plan_subscription_id = s.id AND r.side = 'mentor' JOIN conversation_readers o ON o.plan_subscription_id = s.id AND o.side = 'mentee'
  WHERE c.plan_subscription_id = $1 AND c.mentor_id = $2`
const MESSAGES = `SELECT m.id AS "databaseId", m.number, m.client_id AS "clientId", upper(m.sender_type::text) AS "senderType", m.sender_id AS "senderId", m.message,
    m.created_at AS "createdAt", m.number <= r.read_up_to AS "isRead"
  FROM chat_messages m JOIN conversation_readers r ON r.plan_subscription_id = m.plan_subscription_id AND r.side <> m.sender_type
  WHERE m.plan_subscription_id = $1 ORDER BY m.number DESC LIMIT 50`
const UNREAD_OF = `(SELECT count(*)::int FROM chat_messages m WHERE r.unread_since IS NOT NULL AND m.plan_subscription_id = r.plan_subscription_id
  AND m.number > r.read_up_to AND m.sender_type <> 'mentor')`
const INBOX = `SELECT c.plan_subscription_id AS "databaseId", c.last_number AS "lastNumber", c.last_activity_at AS "lastActivityAt", ${UNREAD_OF} AS "unreadCount",
    s.status, s.end_date AS "endDate", e.id AS "menteeId", e.name AS "menteeName", m.number, m.message, upper(m.sender_type::text) AS "senderType", m.created_at AS "createdAt"
  FROM conversations c JOIN plan_subscriptions s ON s.id = c.plan_subscription_id JOIN mentees e ON e.id = s.mentee_id
    JOIN conversation_readers r ON r.plan_subscription_id = s.id AND r.side = 'mentor'
    LEFT JOIN LATERAL (SELECT * FROM chat_messages m WHERE m.plan_subscription_id = c.plan_subscription_id ORDER BY number DESC LIMIT 1) m ON true
  WHERE c.mentor_id = $1 ORDER BY c.last_activity_at DESC, c.plan_subscription_id DESC LIMIT 20`
const UNREAD_IN_ALL = `SELECT coalesce(sum(${UNREAD_OF}), 0)::int AS count FROM conversations c
  JOIN conversation_readers r ON r.plan_subscription_id = c.plan_subscription_id AND r.side = 'mentor' WHERE c.mentor_id = $1 AND r.unread_since IS NOT NULL`

interface Plan {
  status: string
  endDate: Date
}

const isOpen = ({ status, endDate }: Plan) => status === 'active' && accessEnds(fromDateOnly(endDate)) > new Date()

export function memberRows(read: Read) {
  const count = async (...asked: Parameters<Read>) => (await read<{ count: number }>(...asked))[0]?.count ?? 0
  return {
    /** Throws for a token that is nobody's. */
    async member(token: string): Promise<{ type: string; id: number }> {
      const [member] = await read<{ type: string; id: number }>('session', SESSION, [hashToken(token)])
      if (!member) throw new Error('Nobody is signed in')
      return member
    },
    async bookings(id: number) {
      const [[viewer], rows] = await Promise.all([read('mentee', MENTEE, [id]), read('bookings', BOOKINGS, [id])])
      return { viewer: { ...viewer, bookings: { edges: edgesOf(rows) } } }
    },
    async notifications(type: string, id: number) {
      const [unreadNotifications, rows] = await Promise.all([
        count('unread', UNREAD, [type, id]),
        read('notifications', NOTIFICATIONS, [type, id]),
      ])
      return { viewer: { unreadNotifications, notifications: { edges: edgesOf(rows) } } }
    },
    async chat(mentorId: number, id: number) {
      const [[found], messages] = await Promise.all([
        read<Plan & { isBlocked: boolean }>('conversation', CONVERSATION, [id, mentorId]),
        read('messages', MESSAGES, [id]),
      ])
      if (!found) return { conversation: null }
      const { isBlocked, status, endDate, ...conversation } = found
      const isActive = isOpen({ status, endDate })
      const shown = messages.toReversed().map((message) => ({ ...message, attachments: [] }))
      return { conversation: { ...conversation, isActive, viewerCanWrite: isActive && !isBlocked, messages: shown } }
    },
    async inbox(mentorId: number) {
      const [unreadMessages, rows] = await Promise.all([
        count('unreadInAll', UNREAD_IN_ALL, [mentorId]),
        read<Plan & Record<string, unknown>>('inbox', INBOX, [mentorId]),
      ])
      const nodes = rows.map(
        ({ status, endDate, menteeId, menteeName, number, message, senderType, createdAt, ...conversation }) => ({
          ...conversation,
          isActive: isOpen({ status, endDate }),
          plan: { mentee: { databaseId: menteeId, name: menteeName } },
          lastMessage: number === null ? null : { number, message, senderType, createdAt },
        }),
      )
      return { viewer: { unreadMessages, conversations: { edges: edgesOf(nodes) } } }
    },
  }
}
