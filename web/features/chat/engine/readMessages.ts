import { fetchQuery, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { readMessagesQuery } from '../../../__generated__/readMessagesQuery.graphql.ts'
import type { ConversationSource } from './conversationSource.ts'
import { sentMessage } from './sentMessage.ts'
import { standing } from './freshStanding.ts'

/** Reads a part of a conversation, and how far it has come. Rejects when it cannot be read. */
export async function readMessages(
  environment: Environment,
  id: number,
  part: Parameters<ConversationSource['read']>[0],
): ReturnType<ConversationSource['read']> {
  const query = graphql`
    query readMessagesQuery($id: Int!, $after: Int, $before: Int, $limit: Int!) @raw_response_type {
      conversation(id: $id) {
        messages(after: $after, before: $before, limit: $limit) {
          ...sentMessage_message
        }
        ...freshStanding_conversation
      }
    }
  `
  const answer = await fetchQuery<readMessagesQuery>(
    environment,
    query,
    { id, ...part },
    { fetchPolicy: 'network-only' },
  ).toPromise()
  if (!answer?.conversation) throw new Error('No such conversation')
  return { ...standing(answer.conversation), messages: answer.conversation.messages.map(sentMessage) }
}
