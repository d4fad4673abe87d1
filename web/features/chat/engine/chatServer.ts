/** What an open conversation asks of the server, and what the rest of the page shows of it. */
import { fetchQuery, graphql, readInlineData } from 'react-relay'
import { commitLocalUpdate, getRequest, type Environment } from 'relay-runtime'
import type { chatServer_message$key } from '../../../__generated__/chatServer_message.graphql.ts'
import type { chatServerMessagesQuery } from '../../../__generated__/chatServerMessagesQuery.graphql.ts'
import type { chatServerReadMutation } from '../../../__generated__/chatServerReadMutation.graphql.ts'
import type { chatServerSendMutation } from '../../../__generated__/chatServerSendMutation.graphql.ts'
import type { chatServerTypingMutation } from '../../../__generated__/chatServerTypingMutation.graphql.ts'
import { RequestError } from '../../../lib/errors.ts'
import { mutate } from '../../../relay/mutate.ts'
import { isStarted } from '../../../relay/started.ts'
import type { ChatServer, SentMessage } from './chatTypes.ts'
import { progressOf } from './freshConversation.ts'
import type { OutboxMessage } from './outbox.ts'
import type { SendOutcome } from './outboxSender.ts'

/** The server for one conversation. */
export function chatServer(environment: Environment, id: number): ChatServer {
  return {
    read: (part) => readMessages(environment, id, part),
    mark: (upTo) => markRead(environment, id, upTo),
    showTyping: () => showTyping(environment, id),
    onRead: (unreadCount) => showUnread(environment, id, unreadCount),
  }
}

/** Reads a part of a conversation, and how far it has come. Rejects when it cannot be read. */
async function readMessages(
  environment: Environment,
  id: number,
  part: Parameters<ChatServer['read']>[0],
): ReturnType<ChatServer['read']> {
  const query = graphql`
    query chatServerMessagesQuery($id: Int!, $after: Int, $before: Int, $limit: Int!) @preloadable @raw_response_type {
      conversation(id: $id) {
        messages(after: $after, before: $before, limit: $limit) {
          ...chatServer_message
        }
        ...freshConversation_conversation
      }
    }
  `
  const variables = { id, ...part }
  const answer = await fetchQuery<chatServerMessagesQuery>(environment, query, variables, {
    // The page of a conversation has asked for the newest ones already.
    fetchPolicy: isStarted(getRequest(query).params.id, variables) ? 'store-or-network' : 'network-only',
  }).toPromise()
  if (!answer?.conversation) throw new Error('No such conversation')
  return { ...progressOf(answer.conversation), messages: answer.conversation.messages.map(sentMessage) }
}

/** The viewer has read up to a message. False when the server could not be reached; what it refuses stays refused. */
async function markRead(environment: Environment, conversationId: number, upTo: number): Promise<boolean> {
  const mutation = graphql`
    mutation chatServerReadMutation($input: MarkConversationReadInput!) @raw_response_type {
      markConversationRead(input: $input) {
        ... on MarkConversationReadPayload @alias(as: "done") {
          conversation {
            ...freshConversation_conversation
          }
          viewer {
            ...ChatLive_viewer
          }
        }
        ...refusal_error @alias(as: "refused")
      }
    }
  `
  const variables = { input: { conversationId, upTo } }
  const { refused } = await mutate<chatServerReadMutation>(environment, mutation, variables, { failed: () => null })
  return !refused?.failure
}

/** Shows the other that the viewer types. A failure is not shown to anybody. */
function showTyping(environment: Environment, conversationId: number): void {
  const mutation = graphql`
    mutation chatServerTypingMutation($input: ShowTypingInput!) @raw_response_type {
      showTyping(input: $input) {
        ... on ShowTypingPayload @alias(as: "done") {
          isTold
        }
        ...refusal_error @alias(as: "refused")
      }
    }
  `
  void mutate<chatServerTypingMutation>(environment, mutation, { input: { conversationId } }, { failed: () => null })
}

/** Shows at once how much is unread after reading on: of the conversation, and of all. The server's answers follow. */
function showUnread(environment: Environment, conversationId: number, unreadCount: number): void {
  commitLocalUpdate(environment, (store) => {
    const root = store.getRoot()
    const conversation = root.getLinkedRecord('conversation', { id: conversationId })
    const viewer = root.getLinkedRecord('viewer')
    const before = conversation?.getValue('unreadCount')
    if (!conversation || typeof before !== 'number' || before <= unreadCount) return
    conversation.setValue(unreadCount, 'unreadCount')
    const all = viewer?.getValue('unreadMessages')
    if (typeof all === 'number') viewer?.setValue(Math.max(0, all - before + unreadCount), 'unreadMessages')
  })
}

/** Sends a message of an account; null: of the account that is logged in. The same message twice is one. Never rejects. */
export async function sendMessage(
  environment: Environment,
  conversationId: number,
  { clientId, text, attachments }: OutboxMessage,
  writtenBy: string | null,
): Promise<SendOutcome> {
  const mutation = graphql`
    mutation chatServerSendMutation($input: SendChatMessageInput!) @raw_response_type {
      sendChatMessage(input: $input) {
        ... on SendChatMessagePayload @alias(as: "done") {
          chatMessage {
            ...chatServer_message
          }
          conversation {
            ...freshConversation_conversation
          }
        }
        ... on RateLimitedError @alias(as: "limited") {
          retryAfter
        }
        ...refusal_error @alias(as: "refused")
      }
    }
  `
  const files = attachments.map(({ id, name }) => ({ fileId: id, name }))
  const input = { conversationId, clientId, message: text, attachments: files, writtenBy }
  const outcome = await mutate<chatServerSendMutation>(environment, mutation, { input }, { failed: () => null })
  if (outcome.done) return { is: 'sent', message: sentMessage(outcome.done.chatMessage) }
  const { type, message: reason, failure } = outcome.refused
  if (outcome.answer?.limited) return { is: 'limited', retryAfter: outcome.answer.limited.retryAfter }
  if (type === 'NotSignedInError') return { is: 'signedOut' }
  if (type === 'ClientIdTakenError') return { is: 'taken' }
  if (!failure) return { is: 'refused', reason }
  return outcomeOf(failure, reason)
}

function outcomeOf(failure: Error, reason: string): SendOutcome {
  if (!(failure instanceof RequestError)) return { is: 'broken', reason }
  if (failure.kind === 'outdated') return { is: 'refused', reason: 'Reload the page, then try again.' }
  // A proxy that cannot reach the server answers in its place, without its reference.
  const isAnswered = failure.kind === 'refused' || failure.requestId !== null
  return failure.kind !== 'offline' && isAnswered ? { is: 'broken', reason } : { is: 'unanswered' }
}

/** A message of the server as the engine keeps it. */
export function sentMessage(key: chatServer_message$key): SentMessage {
  const fragment = graphql`
    fragment chatServer_message on ChatMessage @inline {
      number
      clientId
      senderType
      message
      attachments {
        id
        url
        name
        contentType
        byteLength
        width
        height
      }
      createdAt
    }
  `
  const { number, clientId, senderType, message, attachments, createdAt } = readInlineData(fragment, key)
  const from = senderType === 'MENTOR' ? senderType : 'MENTEE'
  const files = attachments.map(({ id, url, name, contentType, byteLength, width = null, height = null }) => {
    return { id, url, name, contentType, byteLength, width, height }
  })
  return { number, clientId, from, text: message, attachments: files, createdAt }
}
