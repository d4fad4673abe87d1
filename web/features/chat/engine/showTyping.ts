import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { showTypingMutation } from '../../../__generated__/showTypingMutation.graphql.ts'
import { mutate } from '../../../relay/mutate.ts'

/** Shows the other that the viewer types. Nobody hears of a failure. */
export function showTyping(environment: Environment, conversationId: number): void {
  const mutation = graphql`
    mutation showTypingMutation($input: ShowTypingInput!) @raw_response_type {
      showTyping(input: $input) {
        ... on ShowTypingPayload @alias(as: "done") {
          isTold
        }
        ...refusal_error @alias(as: "refused")
      }
    }
  `
  void mutate<showTypingMutation>(environment, mutation, { input: { conversationId } }, { failed: () => null })
}
