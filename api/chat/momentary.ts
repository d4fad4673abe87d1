/**
 * Conversations and messages as they are now. A message is told to both people, on every device of theirs, and answered
 * to its sender at about the same moment: all who ask in a moment share one statement. Nothing is remembered after it.
 */
import DataLoader from 'dataloader'
import type { Database } from '../database/client.ts'
import type { ChatMessage, Conversation, Prisma } from '../generated/prisma/client.ts'
import type { Context } from '../graphql/context.ts'
import { ownConversations, viewerSideOf, type Side } from './conversations.ts'
import { setUnread } from './unread.ts'

interface ConversationNow extends Conversation {
  readers: { side: Side; readUpTo: number }[]
}
type MessageNow = ChatMessage & Pick<Conversation, 'mentorId' | 'menteeId'>

/** What a plan of fields asks of a row. */
interface Query {
  select?: object | null
  include?: object | null
}

interface Moment {
  conversations: DataLoader<number, ConversationNow | null>
  messages: DataLoader<number, MessageNow | null>
}

/** A conversation of the one who asks, with what `query` plans; null for any other. */
export async function ownConversationNow(
  context: Context,
  query: Pick<Prisma.ConversationFindFirstArgs, 'select' | 'include'>,
  id: number,
): Promise<Conversation | null> {
  if (isWithin(query, CONVERSATION)) return ifOwn(context, await momentOf(context.db).conversations.load(id))
  return await context.db.conversation.findFirst({
    ...query,
    where: { planSubscriptionId: id, AND: [ownConversations(context)] },
  })
}

/** A message in a conversation of the one who asks, in the same way. */
export async function ownMessageNow(
  context: Context,
  query: Pick<Prisma.ChatMessageFindFirstArgs, 'select' | 'include'>,
  id: number,
): Promise<ChatMessage | null> {
  if (isWithin(query, MESSAGE)) return ifOwn(context, await momentOf(context.db).messages.load(id))
  return await context.db.chatMessage.findFirst({
    ...query,
    where: { id, conversation: { is: ownConversations(context) } },
  })
}

/** What others have asked for in the same moment is not for everybody who asks. */
const ifOwn = <Row extends { mentorId: number; menteeId: number }>(context: Context, row: Row | null): Row | null =>
  row && viewerSideOf(context, row) !== null ? row : null

const CONVERSATION: Fields = {
  planSubscriptionId: true,
  mentorId: true,
  menteeId: true,
  lastNumber: true,
  lastActivityAt: true,
  mentorHasBlocked: true,
  menteeHasBlocked: true,
  readers: { side: true, readUpTo: true },
}
const MESSAGE: Fields = {
  id: true,
  planSubscriptionId: true,
  number: true,
  clientId: true,
  senderId: true,
  senderType: true,
  message: true,
  attachments: true,
  attachmentNames: true,
  createdAt: true,
}

interface Fields {
  [name: string]: true | Fields
}

function isWithin({ select, include }: Query, known: Fields): boolean {
  if (!select || include) return false
  return Object.entries(select).every(([name, asked]) => {
    const field = known[name]
    if (field === undefined || field === true) return field === true && typeof asked === 'boolean'
    return typeof asked === 'object' && Object.keys(asked).every((key) => key === 'select') && isWithin(asked, field)
  })
}

const moments = new WeakMap<Database, Moment>()

function momentOf(db: Database): Moment {
  const known = moments.get(db)
  if (known) return known
  // After everything that has come in by now was handed on.
  const options = { cache: false, batchScheduleFn: (run: () => void) => void setImmediate(run) }
  const made = {
    conversations: new DataLoader((ids: readonly number[]) => conversationsOf(db, ids), options),
    messages: new DataLoader((ids: readonly number[]) => messagesOf(db, ids), options),
  }
  moments.set(db, made)
  return made
}

type ConversationRow = Conversation &
  Record<'mentorReadUpTo' | 'menteeReadUpTo' | 'mentorUnread' | 'menteeUnread', number>

async function conversationsOf(db: Database, ids: readonly number[]): Promise<(ConversationNow | null)[]> {
  const rows = await db.$queryRaw<ConversationRow[]>`
    SELECT c.plan_subscription_id AS "planSubscriptionId", c.mentor_id AS "mentorId", c.mentee_id AS "menteeId",
      c.last_number AS "lastNumber", c.last_activity_at AS "lastActivityAt",
      c.mentor_has_blocked AS "mentorHasBlocked", c.mentee_has_blocked AS "menteeHasBlocked",
      r.read_up_to AS "mentorReadUpTo", e.read_up_to AS "menteeReadUpTo",
      (SELECT count(*)::int FROM chat_messages m WHERE r.unread_since IS NOT NULL
        AND m.plan_subscription_id = r.plan_subscription_id AND m.number > r.read_up_to AND m.sender_type <> r.side
      ) AS "mentorUnread",
      (SELECT count(*)::int FROM chat_messages m WHERE e.unread_since IS NOT NULL
        AND m.plan_subscription_id = e.plan_subscription_id AND m.number > e.read_up_to AND m.sender_type <> e.side
      ) AS "menteeUnread"
    FROM conversations c
    JOIN conversation_readers r ON r.plan_subscription_id = c.plan_subscription_id AND r.side = 'mentor'
    JOIN conversation_readers e ON e.plan_subscription_id = c.plan_subscription_id AND e.side = 'mentee'
    WHERE c.plan_subscription_id = ANY(${[...new Set(ids)]})`
  const byId = new Map(rows.map((row) => [row.planSubscriptionId, row]))
  return ids.map((id) => {
    const row = byId.get(id)
    if (!row) return null
    const { mentorReadUpTo, menteeReadUpTo, mentorUnread, menteeUnread, ...conversation } = row
    const readers = [
      { side: 'mentor' as const, readUpTo: mentorReadUpTo },
      { side: 'mentee' as const, readUpTo: menteeReadUpTo },
    ]
    return setUnread({ ...conversation, readers }, { mentor: mentorUnread, mentee: menteeUnread })
  })
}

async function messagesOf(db: Database, ids: readonly number[]): Promise<(MessageNow | null)[]> {
  const rows = await db.$queryRaw<MessageNow[]>`
    SELECT m.id, m.plan_subscription_id AS "planSubscriptionId", m.number, m.client_id AS "clientId",
      m.sender_id AS "senderId", m.sender_type AS "senderType", m.message, m.attachments,
      m.attachment_names AS "attachmentNames", m.created_at AS "createdAt", m.is_read AS "isRead",
      c.mentor_id AS "mentorId", c.mentee_id AS "menteeId"
    FROM chat_messages m JOIN conversations c ON c.plan_subscription_id = m.plan_subscription_id
    WHERE m.id = ANY(${[...new Set(ids)]})`
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id) ?? null)
}
