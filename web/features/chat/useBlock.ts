import { graphql } from 'react-relay'
import type { useBlock_blockMutation } from '../../__generated__/useBlock_blockMutation.graphql.ts'
import type { useBlock_unblockMutation } from '../../__generated__/useBlock_unblockMutation.graphql.ts'
import { mayHaveWorked } from '../../relay/mayHaveWorked.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Blocks or unblocks the other person: `[change, isChanging]`; `change` resolves to whether it is done. Never rejects. */
export function useBlock(
  firstName: string,
): [change: (conversationId: number, isBlocked: boolean) => Promise<boolean>, isChanging: boolean] {
  const [block, isBlocking] = useMutation<useBlock_blockMutation>(
    graphql`
      mutation useBlock_blockMutation($input: BlockConversationInput!) @raw_response_type {
        blockConversation(input: $input) {
          ... on BlockConversationPayload @alias(as: "done") {
            conversation {
              ...ChatPane_conversation
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { done: () => ({ title: `${firstName} is blocked`, tone: 'good' }), failed: mayHaveWorked('Not blocked') },
  )
  const [unblock, isUnblocking] = useMutation<useBlock_unblockMutation>(
    graphql`
      mutation useBlock_unblockMutation($input: UnblockConversationInput!) @raw_response_type {
        unblockConversation(input: $input) {
          ... on UnblockConversationPayload @alias(as: "done") {
            conversation {
              ...ChatPane_conversation
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { done: () => ({ title: `${firstName} is unblocked`, tone: 'good' }), failed: mayHaveWorked('Not unblocked') },
  )
  async function change(conversationId: number, isBlocked: boolean): Promise<boolean> {
    const { done } = await (isBlocked ? block : unblock)({ input: { conversationId } })
    return done !== null
  }
  return [change, isBlocking || isUnblocking]
}
