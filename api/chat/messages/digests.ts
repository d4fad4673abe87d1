/** Messages that were not read for ten minutes make one mail a conversation and reader. */
import type { App } from '../../app.ts'
import type { Database, Transaction } from '../../database/client.ts'
import { Prisma, type ChatMessage, type Email } from '../../generated/prisma/client.ts'
import { forEachInOwnTransaction } from '../../jobs/forEachInOwnTransaction.ts'
import type { MailContent } from '../../mail/content.ts'
import { queueEmail } from '../../mail/outbox.ts'
import { hashIn } from '../../media/paths.ts'
import { conversationPage } from '../../rules/addresses.ts'
import { forCount } from '../../rules/text/counts.ts'
import { formatWhenFull } from '../../rules/text/format.ts'
import { DAY_MS, MINUTE_MS } from '../../rules/time/durations.ts'
import { type Side, hasAccess, otherSide } from '../conversations/conversations.ts'

const WAIT_MS = 10 * MINUTE_MS
/** While the last digest is not read, the next one comes after this at the earliest. */
const AGAIN_MS = DAY_MS

interface Reader {
  planSubscriptionId: number
  side: Side
}

/**
 * Whether reader `r` of conversation `c` is due: a message has waited that no digest has told of, the last digest was
 * read or is a day old, and the reader has not blocked the other. A join, as with EXISTS, would read whole
 * conversations.
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

/** Mails every reader who is due. One who cannot be mailed keeps nobody waiting. */
export async function sendDigests(app: Pick<App, 'db' | 'clock' | 'config' | 'log'>): Promise<void> {
  const now = app.clock.now()
  const due = await app.db.$queryRaw<Reader[]>`
    SELECT r.plan_subscription_id AS "planSubscriptionId", r.side::text AS side
    FROM conversation_readers r JOIN conversations c USING (plan_subscription_id)
    WHERE ${isDue(now)} ORDER BY r.unread_since`
  await forEachInOwnTransaction(app, due, (tx, reader) => sendDigest(tx, app, reader, now))
}

/** One conditional write decides who mails: a second process finds that it is done. */
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

const SHOWN = 3
const LINES = 3
const LETTERS = 280

/** What one digest tells of: messages after `readUpTo`, as far as `upTo`. */
interface Digest extends Reader {
  readUpTo: number
  upTo: number
}

/** One for the newest message that it tells of. */
const digestKey = ({ planSubscriptionId, side, upTo }: Omit<Digest, 'readUpTo'>) =>
  `chat-unread:${planSubscriptionId}:${side}:${upTo}`

function digested(key: string): Omit<Digest, 'readUpTo'> {
  const [, id, side, upTo] = key.split(':')
  return { planSubscriptionId: Number(id), side: side === 'mentor' ? 'mentor' : 'mentee', upTo: Number(upTo) }
}

async function announceUnread(tx: Transaction, app: Pick<App, 'clock' | 'config'>, digest: Digest): Promise<void> {
  const { planSubscriptionId, side, readUpTo, upTo } = digest
  const person = { select: { id: true, name: true, email: true } } as const
  const { mentor, mentee, subscription } = await tx.conversation.findUniqueOrThrow({
    where: { planSubscriptionId },
    select: { mentor: person, mentee: person, subscription: { select: { status: true, endDate: true } } },
  })
  const [reader, writer] = side === 'mentor' ? [mentor, mentee] : [mentee, mentor]
  const unread = { planSubscriptionId, senderType: otherSide(side), number: { gt: readUpTo, lte: upTo } }
  const count = await tx.chatMessage.count({ where: unread })
  const newest = await tx.chatMessage.findMany({ where: unread, orderBy: { number: 'desc' }, take: SHOWN })
  const ended = hasAccess(subscription, app.clock.now())
    ? []
    : ['The Advanced package has ended. You can still read the messages.']
  await queueEmail(tx, app, {
    kind: 'chat-unread',
    dedupeKey: digestKey(digest),
    to: reader.email,
    recipient: { type: side, id: reader.id },
    about: { type: otherSide(side), id: writer.id },
    subject: forCount(count, `New message from ${writer.name}`, (n) => `${n} new messages from ${writer.name}`),
    content: {
      heading: `${writer.name} wrote to you`,
      paragraphs: [
        ...ended,
        forCount(
          count,
          `You have an unread message from ${writer.name}.`,
          (n) => `You have ${n} unread messages from ${writer.name}.`,
        ) + (count > SHOWN ? ` The newest ${SHOWN}:` : ''),
      ],
      facts: await factsOf(tx, newest.toReversed()),
      action: {
        label: 'Open the chat',
        url: `${app.config.publicUrl}${conversationPage({ side, mentorId: mentor.id, planSubscriptionId })}`,
      },
      note: 'We email you once about unread messages in a chat. We email again after you have read them, or a day later if there are new ones.',
    },
  })
}

type Shown = Pick<ChatMessage, 'message' | 'attachments' | 'createdAt'>

async function factsOf(tx: Transaction, messages: readonly Shown[]): Promise<NonNullable<MailContent['facts']>> {
  const hashes = messages.flatMap(({ attachments }) => attachments.flatMap((path) => hashIn(path) ?? []))
  const files = await tx.media.findMany({ where: { hash: { in: hashes } }, select: { hash: true, contentType: true } })
  const pictures = new Set(files.flatMap(({ hash, contentType }) => (contentType.startsWith('image/') ? [hash] : [])))
  return messages.map(({ message, attachments, createdAt }) => {
    const shown = attachments.filter((path) => pictures.has(hashIn(path) ?? '')).length
    const sent = [...sentence(shown, 'picture'), ...sentence(attachments.length - shown, 'document')]
    return [formatWhenFull(createdAt), [...beginning(message), ...sent].join('\n')]
  })
}

function sentence(count: number, what: string): string[] {
  if (count === 0) return []
  return [forCount(count, `Sent a ${what}.`, (n) => `Sent ${n} ${what}s.`)]
}

function beginning(message: string): string[] {
  if (message === '') return []
  const head = message.split('\n').slice(0, LINES).join('\n')
  const letters = [...head]
  const isCut = head.length < message.length || letters.length > LETTERS
  return [`${letters.slice(0, LETTERS).join('').trimEnd()}${isCut ? '…' : ''}`]
}
