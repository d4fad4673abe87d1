import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { markReadMutation } from '../../../__generated__/markReadMutation.graphql.ts'
import { mutate } from '../../../relay/mutate.ts'

/** The viewer has read up to a message. False when the server could not be reached; what it refuses stays refused. */
export async function markRead(environment: Environment, conversationId: number, upTo: number): Promise<boolean> {
  const mutation = graphql`
    mutation markReadMutation($input: MarkConversationReadInput!) @raw_response_type {
      markConversationRead(input: $input) {
        ... on MarkConversationReadPayload @alias(as: "done") {
          conversation {
            ...freshStanding_conversation
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
  const { refused } = await mutate<markReadMutation>(environment, mutation, variables, { failed: () => null })
  return !refused?.failure
}
