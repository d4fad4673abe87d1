/**
 * Conversations and messages as they are now. A message is told to both people, on every device of theirs, and answered
 * to its sender at about the same moment: all who ask in a moment share one statement. Nothing is remembered after it but
 * the messages that were just written here, which never change.
 */
import { SECOND_MS } from '../../rules/time/durations.ts'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../database/client.ts'
import { batchAcrossRequests } from '../../database/batchAcrossRequests.ts'
import { Prisma, type ChatMessage, type Conversation } from '../../generated/prisma/client.ts'
import type { MentorStatus, SubscriptionStatus } from '../../generated/prisma/enums.ts'
import type { Context } from '../../graphql/context.ts'
import { ownConversations, viewerSideOf, type Side } from './conversations.ts'
import { reportedBy, setStandings, unreadOf } from '../messages/reading.ts'

interface Named {
  id: number
  name: string
}
interface ConversationNow extends Conversation {
  readers: { side: Side; readUpTo: number }[]
  mentor: { status: MentorStatus; isActive: boolean }
  subscription: { id: number; status: SubscriptionStatus; endDate: Date; mentor: Named; mentee: Named }
}
type MessageNow = ChatMessage & Pick<Conversation, 'mentorId' | 'menteeId'>

/** What a plan of fields asks of a row. */
interface Query {
  select?: object | null
  include?: object | null
}

/** A conversation of the one who asks, with what `query` plans; null for any other. */
export async function ownConversationNow(
  context: Context,
  query: Pick<Prisma.ConversationFindFirstArgs, 'select' | 'include'>,
  id: number,
): Promise<Conversation | null> {
  if (isWithin(query, CONVERSATION)) return ifOwn(context, await conversationNow(context.db, id))
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
  if (isWithin(query, MESSAGE))
    return ifOwn(context, written.get(context.db)?.get(id) ?? (await messageNow(context.db, id)))
  return await context.db.chatMessage.findFirst({
    ...query,
    where: { id, conversation: { is: ownConversations(context) } },
  })
}

const written = new WeakMap<Database, LRUCache<number, MessageNow>>()

/** A message that was just written, for those who are told of it on this node. */
export function rememberMessage(db: Database, message: MessageNow): void {
  const messages = written.get(db) ?? new LRUCache({ max: 500, ttl: 5 * SECOND_MS })
  written.set(db, messages.set(message.id, message))
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
  mentor: { status: true, isActive: true },
  subscription: {
    id: true,
    status: true,
    endDate: true,
    mentor: { id: true, name: true },
    mentee: { id: true, name: true },
  },
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

interface ConversationRow extends Conversation {
  status: SubscriptionStatus
  endDate: Date
  mentorName: string
  mentorStatus: MentorStatus
  mentorIsActive: boolean
  menteeName: string
  mentorReadUpTo: number
  menteeReadUpTo: number
  mentorUnread: number
  menteeUnread: number
  mentorHasReported: boolean
  menteeHasReported: boolean
}

const conversationNow = batchAcrossRequests(async (db, ids: number[]) => {
  const [mentor, mentee] = [Prisma.sql`r`, Prisma.sql`e`]
  const rows = await db.$queryRaw<ConversationRow[]>`
    SELECT c.plan_subscription_id AS "planSubscriptionId", c.mentor_id AS "mentorId", c.mentee_id AS "menteeId",
      c.last_number AS "lastNumber", c.last_activity_at AS "lastActivityAt",
      c.mentor_has_blocked AS "mentorHasBlocked", c.mentee_has_blocked AS "menteeHasBlocked",
      p.status, p.end_date AS "endDate", t.name AS "mentorName",
      t.status AS "mentorStatus", t.is_active AS "mentorIsActive", s.name AS "menteeName",
      r.read_up_to AS "mentorReadUpTo", e.read_up_to AS "menteeReadUpTo",
      ${unreadOf(mentor)} AS "mentorUnread", ${unreadOf(mentee)} AS "menteeUnread",
      ${reportedBy(mentor)} AS "mentorHasReported", ${reportedBy(mentee)} AS "menteeHasReported"
    FROM conversations c
    JOIN plan_subscriptions p ON p.id = c.plan_subscription_id
    JOIN mentors t ON t.id = c.mentor_id
    JOIN mentees s ON s.id = c.mentee_id
    JOIN conversation_readers r ON r.plan_subscription_id = c.plan_subscription_id AND r.side = 'mentor'
    JOIN conversation_readers e ON e.plan_subscription_id = c.plan_subscription_id AND e.side = 'mentee'
    WHERE c.plan_subscription_id = ANY(${ids})`
  return new Map(rows.map((row) => [row.planSubscriptionId, conversationOf(row)]))
})

function conversationOf(row: ConversationRow): ConversationNow {
  const readers = [
    { side: 'mentor' as const, readUpTo: row.mentorReadUpTo },
    { side: 'mentee' as const, readUpTo: row.menteeReadUpTo },
  ]
  const subscription = {
    id: row.planSubscriptionId,
    status: row.status,
    endDate: row.endDate,
    mentor: { id: row.mentorId, name: row.mentorName },
    mentee: { id: row.menteeId, name: row.menteeName },
  }
  const mentor = { status: row.mentorStatus, isActive: row.mentorIsActive }
  const conversation = { ...row, readers, mentor, subscription }
  return setStandings(conversation, {
    mentor: { unread: row.mentorUnread, hasReported: row.mentorHasReported },
    mentee: { unread: row.menteeUnread, hasReported: row.menteeHasReported },
  })
}

const messageNow = batchAcrossRequests(async (db, ids: number[]) => {
  const rows = await db.$queryRaw<MessageNow[]>`
    SELECT m.id, m.plan_subscription_id AS "planSubscriptionId", m.number, m.client_id AS "clientId",
      m.sender_id AS "senderId", m.sender_type AS "senderType", m.message, m.attachments,
      m.attachment_names AS "attachmentNames", m.created_at AS "createdAt", m.is_read AS "isRead",
      c.mentor_id AS "mentorId", c.mentee_id AS "menteeId"
    FROM chat_messages m JOIN conversations c ON c.plan_subscription_id = m.plan_subscription_id
    WHERE m.id = ANY(${ids})`
  return new Map(rows.map((row) => [row.id, row]))
})
