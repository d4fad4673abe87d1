/**
 * Conversations and messages as they are now. A message is told to both people, on every device of theirs, and answered
 * to its sender at about the same moment: all who ask in a moment share one statement.
 */
import { batchAcrossRequests } from '../../database/batchAcrossRequests.ts'
import type { ChatMessage, Conversation, Prisma } from '../../generated/prisma/client.ts'
import type { Context } from '../../graphql/context.ts'
import { findMany } from '../../reader/reader.ts'
import { READER } from '../messages/reading.ts'
import { OPENNESS, ownConversations, viewerSideOf } from './conversations.ts'

/** A conversation of the one who asks, with what `query` plans; null for any other. */
export async function ownConversationNow(
  context: Context,
  query: Pick<Prisma.ConversationFindFirstArgs, 'select' | 'include'>,
  id: number,
): Promise<Conversation | null> {
  if (isWithin(query, CONVERSATION)) {
    const row = await conversationNow(context.db, id)
    // The others who have asked at the same moment may be its sides, and this one not.
    return row && viewerSideOf(context, row) ? row : null
  }
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
  if (isWithin(query, MESSAGE)) {
    const row = await messageNow(context.db, id)
    return row && viewerSideOf(context, row.conversation) ? row : null
  }
  return await context.db.chatMessage.findFirst({
    ...query,
    where: { id, conversation: { is: ownConversations(context) } },
  })
}

const PERSON = { select: { id: true, name: true } } as const
const CONVERSATION = {
  ...OPENNESS,
  planSubscriptionId: true,
  mentorId: true,
  menteeId: true,
  lastNumber: true,
  lastActivityAt: true,
  readers: { select: READER },
  subscription: { select: { id: true, status: true, endDate: true, mentor: PERSON, mentee: PERSON } },
} as const satisfies Prisma.ConversationSelect
const MESSAGE = {
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
  isRead: true,
  conversation: { select: { mentorId: true, menteeId: true } },
} as const satisfies Prisma.ChatMessageSelect

/** Whether all that is asked is in `known`, a selection. */
function isWithin({ select, include }: { select?: object | null; include?: object | null }, known: object): boolean {
  if (!select || include) return false
  return Object.entries(select).every(([name, asked]) => {
    const field = (known as Record<string, true | { select: object }>)[name]
    if (field === undefined || field === true) return field === true && typeof asked === 'boolean'
    return (
      typeof asked === 'object' && Object.keys(asked).every((key) => key === 'select') && isWithin(asked, field.select)
    )
  })
}

const conversationNow = batchAcrossRequests(async (db, ids: number[]) => {
  const rows = await findMany(db, 'conversation', { where: { planSubscriptionId: { in: ids } }, select: CONVERSATION })
  return new Map(rows.map((row) => [row.planSubscriptionId, row]))
})

const messageNow = batchAcrossRequests(async (db, ids: number[]) => {
  const rows = await findMany(db, 'chatMessage', { where: { id: { in: ids } }, select: MESSAGE })
  return new Map(rows.map((row) => [row.id, row]))
})
