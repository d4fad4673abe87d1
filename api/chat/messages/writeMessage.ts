/** The one statement that sends a message. */
import { MINUTE_MS } from '../../rules/time/durations.ts'
import type { Database, Transaction } from '../../database/client.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import type { SideMember } from '../../graphql/identity.ts'
import { publishChangeSql } from '../../live/liveEvent.ts'
import { CHAT_MESSAGES_A_MINUTE } from '../../rules/constants.ts'
import { dateOnly, istDate } from '../../rules/time/time.ts'
import type { KeptFiles } from './attachments.graphql.ts'
import { otherSide } from '../conversations/conversations.ts'
import { CHAT_MESSAGE } from '../chatEvents.ts'

export interface Words extends KeptFiles {
  conversationId: number
  clientId: string
  message: string
}

interface Written {
  /** Null when it was not written: over the limit, or blocked meanwhile. */
  id: number | null
  count: number
  resetAt: Date
}

/**
 * Numbers and writes a message, counts it and tells both sides, or does nothing: null when the sender may not write here,
 * or a message with the client id is there; violates chat_messages_plan_subscription_id_client_id_key when one is
 * written at the same moment.
 *
 * Locks are taken in this order: the plan, the sender's limit, the conversation. The plan is shared with other senders;
 * whoever ends it waits, or is waited for and then seen. The conversation's row says itself whether it is blocked.
 */
export async function writeMessage(
  db: Database | Transaction,
  { type, id }: SideMember,
  { words, now, factor }: { words: Words; now: Date; factor: number },
): Promise<Written | null> {
  const own = type === 'mentor' ? Prisma.sql`mentor_id` : Prisma.sql`mentee_id`
  const event = { what: CHAT_MESSAGE, change: 'created' } as const
  const ids = { id: Prisma.sql`w.id`, of: Prisma.sql`w.plan_subscription_id` }
  const [row] = await db.$queryRaw<Written[]>`
    WITH open AS MATERIALIZED (
      SELECT p.id FROM plan_subscriptions p
      WHERE p.id = ${words.conversationId} AND p.${own} = ${id}
        AND p.status = 'active' AND p.end_date > ${dateOnly(istDate(now))}::date
        AND EXISTS (SELECT FROM mentors WHERE mentors.id = p.mentor_id AND mentors.status = 'accepted' AND is_active)
        AND NOT EXISTS (SELECT FROM chat_messages m
          WHERE m.plan_subscription_id = p.id AND m.client_id = ${words.clientId}::uuid)
      FOR SHARE OF p
    ), counted AS (
      INSERT INTO rate_limits AS r (key, count, reset_at)
        SELECT ${`chat:${type}:${id}`}, 1, ${new Date(now.getTime() + MINUTE_MS)}::timestamptz FROM open
        JOIN conversations c ON c.plan_subscription_id = open.id
        WHERE NOT (c.mentor_has_blocked OR c.mentee_has_blocked)
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN r.reset_at <= ${now}::timestamptz THEN excluded.count ELSE r.count + excluded.count END,
        reset_at = CASE WHEN r.reset_at <= ${now}::timestamptz THEN excluded.reset_at ELSE r.reset_at END
      RETURNING count, reset_at
    ), numbered AS (
      UPDATE conversations c
      SET last_number = c.last_number + 1, last_activity_at = greatest(c.last_activity_at, ${now}::timestamptz)
      FROM open, counted
      WHERE c.plan_subscription_id = open.id AND counted.count <= ${CHAT_MESSAGES_A_MINUTE * factor}::float8
        AND NOT (c.mentor_has_blocked OR c.mentee_has_blocked)
      RETURNING c.plan_subscription_id, c.mentor_id, c.mentee_id, c.last_number, c.last_activity_at
    ), written AS (
      INSERT INTO chat_messages
        (plan_subscription_id, number, client_id, sender_id, sender_type, message, attachments, attachment_names, created_at)
      SELECT plan_subscription_id, last_number, ${words.clientId}::uuid, ${id}::int, ${type}::sender_type,
        ${words.message}, ${words.attachments}::text[], ${words.attachmentNames}::text[], last_activity_at FROM numbered
      RETURNING id, plan_subscription_id, created_at
    ), waiting AS (
      UPDATE conversation_readers r SET unread_since = coalesce(r.unread_since, w.created_at) FROM written w
      WHERE r.plan_subscription_id = w.plan_subscription_id AND r.side = ${otherSide(type)}::sender_type
    ), announced AS (
      SELECT w.id,
        ${publishChangeSql({ type: 'mentor', id: Prisma.sql`n.mentor_id` }, { ...event, ...ids })},
        ${publishChangeSql({ type: 'mentee', id: Prisma.sql`n.mentee_id` }, { ...event, ...ids })}
      FROM written w, numbered n
    )
    SELECT a.id, c.count, c.reset_at AS "resetAt" FROM counted c LEFT JOIN announced a ON true`
  return row ?? null
}
