import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { sendMessageMutation } from '../../../__generated__/sendMessageMutation.graphql.ts'
import { RequestError } from '../../../lib/errors.ts'
import { mutate } from '../../../relay/mutate.ts'
import type { OutboxMessage } from './outbox.ts'
import type { SendOutcome } from './outboxSender.ts'
import { sentMessage } from './sentMessage.ts'

/** Sends a message of an account, null: of whoever is logged in; the same one twice is one. Never rejects. */
export async function sendMessage(
  environment: Environment,
  conversationId: number,
  { clientId, text, attachments }: OutboxMessage,
  writtenBy: string | null,
): Promise<SendOutcome> {
  const mutation = graphql`
    mutation sendMessageMutation($input: SendChatMessageInput!) @raw_response_type {
      sendChatMessage(input: $input) {
        ... on SendChatMessagePayload @alias(as: "done") {
          chatMessage {
            ...sentMessage_message
          }
          conversation {
            ...freshStanding_conversation
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
  const outcome = await mutate<sendMessageMutation>(environment, mutation, { input }, { failed: () => null })
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
