import { SECOND_MS } from '../rules/time/durations.ts'
import type { App } from '../app.ts'
import type { Database, Transaction } from '../database/client.ts'
import { inTransaction, violates } from '../database/transaction.ts'
import type { SideMember } from '../graphql/identity.ts'
import { CHAT_MESSAGES_A_MINUTE } from '../rules/constants.ts'
import type { ChatMessageInput } from '../rules/inputs/chat.ts'
import { NotFoundError, RateLimitedError } from '../rules/userErrors.ts'
import { claimAttachments, hasFiles, type KeptAttachments } from './attachments.ts'
import { ChatBlockedError, ChatExpiredError, ClientIdTakenError, MentorLeftError } from './chatErrors.ts'
import { closedReason, OPENNESS, ownConversations } from './conversations.ts'
import { rememberMessage } from './momentary.ts'
import { writeMessage } from './writeMessage.ts'

type Deps = Pick<App, 'db' | 'clock' | 'config'>

const TRIES = 3
const NO_FILES: KeptAttachments = { paths: [], names: [] }

/**
 * Sends a message and answers its id; of the same client id twice, from wherever, the id of the one message. Throws
 * NotFoundError for anyone else's conversation, ChatExpiredError, MentorLeftError, ChatBlockedError, ClientIdTakenError,
 * RateLimitedError, ValidationError.
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
  const send = async (db: Database | Transaction, files: KeptAttachments) => ({
    written: await writeMessage(db, sender, { words: { ...words, ...files }, now, factor }),
    files,
  })
  try {
    const { written, files } =
      attachments.length === 0
        ? await send(app.db, NO_FILES)
        : await inTransaction(
            app.db,
            async (tx) => await send(tx, await claimAttachments(tx, sender, attachments, now)),
          )
    if (written && written.count > CHAT_MESSAGES_A_MINUTE * factor)
      throw new RateLimitedError((written.resetAt.getTime() - now.getTime()) / SECOND_MS)
    if (!written || written.id === null) return null
    const { id, number, clientId, createdAt, mentorId, menteeId } = written
    rememberMessage(app.db, {
      id,
      planSubscriptionId: words.conversationId,
      number,
      clientId,
      senderId: sender.id,
      senderType: sender.type,
      message: words.message,
      attachments: files.paths,
      attachmentNames: files.names,
      createdAt,
      isRead: false,
      mentorId,
      menteeId,
    })
    return id
  } catch (error) {
    if (violates(error, 'chat_messages_plan_subscription_id_client_id_key')) return null
    throw error
  }
}

/** The message that is there with this client id; null when nothing is in the way any more. Throws what is. */
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
  if (reason === 'mentorLeft') throw new MentorLeftError(sender.type)
  if (reason !== null) throw new ChatBlockedError(reason === 'blockedByViewer')
  return null
}
