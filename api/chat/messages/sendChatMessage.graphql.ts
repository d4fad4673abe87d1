import { SECOND_MS } from '../../rules/time/durations.ts'
import { viewerId } from '../../accounts/viewer.ts'
import { builder } from '../../graphql/builder.ts'
import { mutation } from '../../graphql/mutation.ts'
import { CHANGE_ERRORS } from '../../graphql/errors.ts'
import { sideMemberOf, type SideMember } from '../../graphql/identity.ts'
import { chatMessageSchema, type ChatMessageInput } from '../../rules/inputs/chat.ts'
import { NotFoundError, NotSignedInError, RateLimitedError } from '../../rules/userErrors.ts'
import { ChatBlockedError, ChatExpiredError, ClientIdTakenError, MentorLeftError } from '../chatErrors.graphql.ts'
import { ChatMessageType } from './chatMessage.graphql.ts'
import { ConversationType } from '../conversations/conversation.graphql.ts'
import { must, ownConversation, ownMessage } from '../conversations/conversations.graphql.ts'
import type { App } from '../../app.ts'
import type { Database, Transaction } from '../../database/client.ts'
import { inTransaction, violates } from '../../database/transaction.ts'
import { CHAT_MESSAGES_A_MINUTE } from '../../rules/constants.ts'
import { claimAttachments, hasFiles, type KeptFiles } from './attachments.graphql.ts'
import { closedReason, OPENNESS, ownConversations } from '../conversations/conversations.ts'
import { writeMessage } from './writeMessage.ts'

const ChatAttachmentInput = builder.inputType('ChatAttachmentInput', {
  description: 'A file that the sender has uploaded as a private one.',
  fields: (t) => ({
    fileId: t.id({ description: 'Id that the upload has answered.' }),
    name: t.string({ description: 'What the file is called.' }),
  }),
})

mutation('sendChatMessage', {
  description:
    'A side writes in a conversation while its plan gives access and its mentor takes part. 30 messages a minute; repeating one costs nothing and answers the message that is there.',
  authScopes: { mentor: true, mentee: true },
  errors: [...CHANGE_ERRORS, ChatExpiredError, MentorLeftError, ChatBlockedError, ClientIdTakenError, RateLimitedError],
  input: {
    description: 'What is sent where.',
    argument: 'What is sent where.',
    fields: (t) => ({
      conversationId: t.int({ description: 'Numeric id of the plan.' }),
      clientId: t.string({ description: 'UUID made by the client: the same one twice is one message.' }),
      message: t.string({ description: 'Plain text, trimmed; 1 to 4,000 characters, or empty with attachments.' }),
      writtenBy: t.string({
        required: false,
        description:
          'Viewer.id of the author. If another account is signed in now, nothing is sent and the answer is NotSignedInError.',
      }),
      attachments: t.field({ type: [ChatAttachmentInput], required: false, description: 'Five files at most.' }),
    }),
    schema: chatMessageSchema,
  },
  resolve: async (context, { writtenBy, ...message }) => {
    const sender = sideMemberOf(context)
    // What waited on a device is sent by itself, also just after another member has logged in there.
    if (writtenBy && writtenBy !== viewerId(sender)) throw new NotSignedInError()
    const messageId = await sendChatMessage(context, sender, message)
    return { messageId, conversationId: message.conversationId }
  },
  payload: {
    description: 'It is sent, now or before.',
    fields: (t) => ({
      chatMessage: t.prismaField({
        type: ChatMessageType,
        description: 'The message, with its number.',
        resolve: async (query, { messageId }, _args, context) => must(await ownMessage(context, query, messageId)),
      }),
      conversation: t.prismaField({
        type: ConversationType,
        description: 'Where it was sent.',
        resolve: async (query, { conversationId }, _args, context) =>
          must(await ownConversation(context, query, conversationId)),
      }),
    }),
  },
})

type Deps = Pick<App, 'db' | 'clock' | 'config'>

const TRIES = 3
const NO_FILES: KeptFiles = { attachments: [], attachmentNames: [] }

/**
 * Sends a message and answers its id; the same client id twice is one message. Throws NotFoundError, ChatExpiredError,
 * MentorLeftError, ChatBlockedError, ClientIdTakenError, RateLimitedError, ValidationError.
 */
export async function sendChatMessage(app: Deps, sender: SideMember, input: ChatMessageInput): Promise<number> {
  // What kept it from being written may be over by the time it is looked at, such as a block.
  for (let tries = 1; ; tries++) {
    const id = (await write(app, sender, input)) ?? (await sentBefore(app, sender, input))
    if (id !== null) return id
    if (tries === TRIES) throw new Error('A message was neither written nor refused')
  }
}

/** Writes it; null when something is in the way. */
async function write(app: Deps, sender: SideMember, { attachments, ...words }: ChatMessageInput) {
  const now = app.clock.now()
  const factor = app.config.rateLimitFactor
  const send = (db: Database | Transaction, files: KeptFiles) =>
    writeMessage(db, sender, { words: { ...words, ...files }, now, factor })
  try {
    const written =
      attachments.length === 0
        ? await send(app.db, NO_FILES)
        : await inTransaction(app.db, async (tx) => send(tx, await claimAttachments(tx, sender, attachments, now)))
    if (written && written.count > CHAT_MESSAGES_A_MINUTE * factor)
      throw new RateLimitedError((written.resetAt.getTime() - now.getTime()) / SECOND_MS)
    return written?.id ?? null
  } catch (error) {
    if (violates(error, 'chat_messages_plan_subscription_id_client_id_key')) return null
    throw error
  }
}

/** The message that exists with this client id; null if the message can be sent now. Throws the reason if it cannot. */
async function sentBefore(
  { db, clock }: Deps,
  sender: SideMember,
  { conversationId, clientId, message, attachments }: ChatMessageInput,
): Promise<number | null> {
  const conversation = await db.conversation.findFirst({
    where: { planSubscriptionId: conversationId, AND: [ownConversations({ member: sender })] },
    select: { ...OPENNESS, messages: { where: { clientId } } },
  })
  if (!conversation) throw new NotFoundError('Conversation not found')
  const [sent] = conversation.messages
  if (sent) {
    const isSame = sent.senderType === sender.type && sent.message === message && hasFiles(sent, attachments)
    if (!isSame) throw new ClientIdTakenError()
    return sent.id
  }
  const reason = closedReason(conversation, sender.type, clock.now())
  if (reason === 'expired') throw new ChatExpiredError(sender.type)
  if (reason === 'mentorLeft') throw new MentorLeftError(sender.type, 'left')
  if (reason === 'mentorInReview') throw new MentorLeftError(sender.type, 'inReview')
  if (reason !== null) throw new ChatBlockedError(reason === 'blockedByViewer')
  return null
}
