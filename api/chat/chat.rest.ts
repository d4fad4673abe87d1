import { randomUUID } from 'node:crypto'
import { z } from 'zod/mini'
import { typed } from '../graphql/typed.ts'
import { change, refusalOf } from '../rest/failures.ts'
import { COUNT, ID, INSTANT, lowerCase } from '../rest/fields.ts'
import { pageAfter } from '../rest/pages.ts'
import { isNobodys, route } from '../rest/route.ts'
import { CHAT_PAGE_MAXIMUM } from '../rules/constants.ts'
import { chatMessageBodySchema, chatPageSchema } from '../rules/inputs/chat.ts'
import { NotAllowedError, NotFoundError, NotSignedInError } from '../rules/userErrors.ts'
import { earlierThan, messageAnswer, messageSchema, MESSAGE_ANSWER, senderTypeSchema } from './messages/chatAnswers.ts'
import { ownConversations } from './conversations/conversations.ts'

/** Messages of one answer: the newest, or the first ones after a number. */
export const MESSAGES_ANSWERED = 1_000

const threadSchema = z.object({
  planSubscriptionId: ID,
  menteeName: z.string(),
  menteeProfileImage: z.string(),
  isActive: z.boolean(),
  daysRemaining: COUNT,
  unreadCount: COUNT,
  lastMessage: z.nullable(z.object({ senderType: senderTypeSchema, message: z.string(), createdAt: INSTANT })),
})

export const chatRoutes = [
  route('GET /api/mentor/chat-threads/:mentorId', 'Chat', {
    hasErrorField: true,
    summary: "A mentor's own conversations, newest activity first",
    document: typed(`
      query ($after: String) {
        adminSession { id }
        viewer {
          databaseId
          type
          conversations(first: 100, after: $after) {
            edges {
              node {
                databaseId
                isActive
                daysRemaining
                unreadCount
                lastMessage { senderType message createdAt }
                plan { mentee { name profileImage } }
              }
            }
            pageInfo { hasNextPage endCursor }
          }
        }
      }`),
    next: ({ viewer }) => pageAfter(viewer?.conversations),
    isTagged: true,
    response: z.array(threadSchema),
    answer: ({ viewer, adminSession }, { params }, pages) => {
      if (viewer?.type !== 'MENTOR') throw refusalOf({ viewer, adminSession })
      if (viewer.databaseId !== params.mentorId) throw new NotFoundError('Mentor not found')
      const nodes = pages.flatMap((page) => page.viewer?.conversations.edges.map(({ node }) => node) ?? [])
      return nodes.map(({ databaseId, plan: { mentee }, lastMessage, ...rest }) => ({
        planSubscriptionId: databaseId,
        menteeName: mentee.name,
        menteeProfileImage: mentee.profileImage,
        ...rest,
        lastMessage: lastMessage && { ...lastMessage, senderType: lowerCase(lastMessage.senderType) },
      }))
    },
  }),
  route('GET /api/chat/messages/:planSubscriptionId', 'Chat', {
    hasErrorField: true,
    summary: `The messages of a conversation, oldest first: the newest ${MESSAGES_ANSWERED}, or the first ${MESSAGES_ANSWERED} after a number`,
    document: typed(
      `query ($id: Int!, $after: Int, $before: Int) {
        viewer { type }
        adminSession { username }
        conversation(id: $id) {
          lastNumber
          messages(after: $after, before: $before, limit: 100) { ...ChatMessageAnswer }
        }
      }`,
      [MESSAGE_ANSWER],
    ),
    query: chatPageSchema,
    variables: ({ params, query: { after } }) => ({
      id: params.planSubscriptionId,
      ...(after !== undefined && { after }),
    }),
    // Nothing of a message ever changes: the newest number says all.
    version: async ({ params: { planSubscriptionId } }, { db, member }) => {
      const where = { planSubscriptionId, AND: [ownConversations({ member })] }
      const found = member && (await db.conversation.findFirst({ where, select: { lastNumber: true } }))
      return found ? `${planSubscriptionId}-${found.lastNumber}` : null
    },
    next: ({ conversation }, { params, query: { after } }) => {
      if (!conversation) return null
      const id = params.planSubscriptionId
      if (after === undefined) {
        const before = earlierThan(conversation, MESSAGES_ANSWERED)
        return before === null ? null : { id, before }
      }
      const last = conversation.messages.at(-1)?.number ?? after
      const isFull = conversation.messages.length === CHAT_PAGE_MAXIMUM && last < after + MESSAGES_ANSWERED
      return isFull ? { id, after: last } : null
    },
    response: z.array(messageSchema),
    answer: ({ viewer, adminSession, conversation }, { query: { after } }, pages) => {
      if (!viewer && !adminSession) throw new NotSignedInError()
      if (!conversation) throw new NotFoundError('Conversation not found')
      return (after === undefined ? pages.toReversed() : pages).flatMap(
        (page) => page.conversation?.messages.map(messageAnswer) ?? [],
      )
    },
  }),
  route('POST /api/chat/messages', 'Chat', {
    hasErrorField: true,
    summary: 'Sends a message in a conversation whose plan is active; the same clientId twice is one message',
    document: change('sendChatMessage', 'chatMessage { ...ChatMessageAnswer }', [MESSAGE_ANSWER]),
    body: chatMessageBodySchema,
    variables: ({ body: { planSubscriptionId, clientId, message } }) => ({
      input: { conversationId: planSubscriptionId, clientId: clientId ?? randomUUID(), message },
    }),
    response: messageSchema,
    answer: ({ sendChatMessage }) => messageAnswer(sendChatMessage.chatMessage),
    success: 201,
  }),
  route('GET /api/chat/access/:mentorId/:menteeId', 'Chat', {
    hasErrorField: true,
    summary: 'Whether a mentee may chat with a mentor now: for that mentee, that mentor and administrators',
    document: typed(`
      query ($mentorId: Int!, $menteeId: Int!) {
        chatAccess(mentorId: $mentorId, menteeId: $menteeId) {
          mentorId menteeId hasAccess expiresAt planSubscriptionId
        }
      }`),
    variables: ({ params }) => params,
    isTagged: true,
    response: z.object({
      mentorId: ID,
      menteeId: ID,
      hasAccess: z.boolean(),
      expiresAt: z.nullable(INSTANT),
      planSubscriptionId: z.nullable(ID),
    }),
    answer: ({ chatAccess }, { params }) => {
      if (isNobodys(params.mentorId)) throw new NotFoundError('Mentor not found')
      if (isNobodys(params.menteeId)) throw new NotFoundError('Mentee not found')
      if (!chatAccess) throw new NotAllowedError()
      return chatAccess
    },
  }),
]
