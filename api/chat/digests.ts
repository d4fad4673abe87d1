/** Messages that were not read for ten minutes make one mail a conversation and reader. */
import { DAY_MS, MINUTE_MS } from '../rules/time/durations.ts'
import type { App } from '../app.ts'
import type { Database, Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import { Prisma, type Email } from '../generated/prisma/client.ts'
import type { Side } from './conversations.ts'
import { announceUnread, digested } from './announceUnread.ts'

/** How long a message waits for its reader before it is mailed. */
const WAIT_MS = 10 * MINUTE_MS
/** While the last digest is not read, the next one comes after this at the earliest. */
const AGAIN_MS = DAY_MS
const BATCH = 100

interface Reader {
  planSubscriptionId: number
  side: Side
}

/**
 * Whether reader `r` of conversation `c` is due: a message has waited long enough that no digest has told of, and the
 * last digest was read or is a day old. Nothing for a reader who has blocked the other. The message is looked for reader
 * by reader: with EXISTS, PostgreSQL joins, and reads whole conversations from their beginning.
 */
function isDue(now: Date): Prisma.Sql {
  const waited = new Date(now.getTime() - WAIT_MS)
  const before = new Date(now.getTime() - AGAIN_MS)
  return Prisma.sql`r.unread_since <= ${waited}
    AND (r.digested_up_to <= r.read_up_to OR r.digested_at IS NULL OR r.digested_at <= ${before})
    AND NOT CASE r.side WHEN 'mentor' THEN c.mentor_has_blocked ELSE c.mentee_has_blocked END
    AND (
      SELECT m.number FROM chat_messages m
      WHERE m.plan_subscription_id = r.plan_subscription_id AND m.number > greatest(r.read_up_to, r.digested_up_to)
        AND m.sender_type <> r.side AND m.created_at <= ${waited}
      ORDER BY m.number LIMIT 1) IS NOT NULL`
}

/** Mails every reader who is due. One who cannot be mailed is logged, and the others are. */
export async function sendDigests(app: Pick<App, 'db' | 'clock' | 'config' | 'log'>): Promise<void> {
  const now = app.clock.now()
  // Page by page, so that those who cannot be mailed keep nobody waiting behind them.
  for (let last: (Reader & { unreadSince: Date }) | null = null; ;) {
    const due: (Reader & { unreadSince: Date })[] = await dueAfter(app.db, last, now)
    for (const reader of due) {
      try {
        await inTransaction(app.db, (tx) => sendDigest(tx, app, reader, now))
      } catch (error) {
        app.log.error({ error, ...reader }, 'Unread messages could not be emailed')
      }
    }
    last = due.at(-1) ?? null
    if (due.length < BATCH) return
  }
}

function dueAfter(db: Database, last: (Reader & { unreadSince: Date }) | null, now: Date) {
  const from = last
    ? Prisma.sql`(r.unread_since, r.plan_subscription_id, r.side) > (${last.unreadSince}, ${last.planSubscriptionId}, ${last.side}::sender_type)`
    : Prisma.sql`true`
  return db.$queryRaw<(Reader & { unreadSince: Date })[]>`
    SELECT r.plan_subscription_id AS "planSubscriptionId", r.side::text AS side, r.unread_since AS "unreadSince"
    FROM conversation_readers r JOIN conversations c USING (plan_subscription_id)
    WHERE ${from} AND ${isDue(now)}
    ORDER BY r.unread_since, r.plan_subscription_id, r.side LIMIT ${BATCH}`
}

/** One conditional write decides who mails: whoever comes second finds that it is done. */
async function sendDigest(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  { planSubscriptionId, side }: Reader,
  now: Date,
): Promise<void> {
  const [told] = await tx.$queryRaw<{ readUpTo: number; upTo: number }[]>`
    UPDATE conversation_readers r SET digested_at = ${now}, digested_up_to = (
      SELECT m.number FROM chat_messages m
      WHERE m.plan_subscription_id = r.plan_subscription_id AND m.sender_type <> r.side AND m.number > r.read_up_to
      ORDER BY m.number DESC LIMIT 1)
    FROM conversations c
    WHERE c.plan_subscription_id = r.plan_subscription_id
      AND r.plan_subscription_id = ${planSubscriptionId} AND r.side = ${side}::sender_type AND ${isDue(now)}
    RETURNING r.read_up_to AS "readUpTo", r.digested_up_to AS "upTo"`
  if (told) await announceUnread(tx, app, { planSubscriptionId, side, ...told })
}

/** Whether any of what a digest tells of is still unread, and its reader has not blocked the other meanwhile. */
export async function isStillUnread(db: Database, { dedupeKey }: Pick<Email, 'dedupeKey'>): Promise<boolean> {
  const { planSubscriptionId, side, upTo } = digested(dedupeKey)
  const reader = await db.conversationReader.findUnique({
    where: { planSubscriptionId_side: { planSubscriptionId, side } },
    select: { readUpTo: true, conversation: { select: { mentorHasBlocked: true, menteeHasBlocked: true } } },
  })
  if (!reader) return false
  const { mentorHasBlocked, menteeHasBlocked } = reader.conversation
  return reader.readUpTo < upTo && !(side === 'mentor' ? mentorHasBlocked : menteeHasBlocked)
}
