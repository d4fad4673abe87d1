import { graphql } from 'react-relay'
import type { BlockDialog_blockMutation } from '../../__generated__/BlockDialog_blockMutation.graphql.ts'
import type { BlockDialog_unblockMutation } from '../../__generated__/BlockDialog_unblockMutation.graphql.ts'
import { mayHaveWorked } from '../../relay/refusal.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Link } from '../../ui/Link.tsx'

interface BlockDialogProps {
  conversationId: number
  firstName: string
  onClose: () => void
}

/** Asks for confirmation before the other person is blocked, and says what follows from it. */
export function BlockDialog({ conversationId, firstName, onClose }: BlockDialogProps) {
  const [change, isChanging] = useBlock(firstName)
  async function confirm(): Promise<void> {
    if (await change(conversationId, true)) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={() => isChanging || onClose()}
      title={`Block ${firstName}?`}
      description="Neither of you can write to the other until you unblock."
      footer={
        <>
          <Button onClick={onClose} disabled={isChanging}>
            Cancel
          </Button>
          <Button look="danger" busy={isChanging} onClick={() => void confirm()}>
            Block {firstName}
          </Button>
        </>
      }
    >
      <ul>
        <li>Both of you can still read what was written.</li>
        <li>The Advanced package runs until its last day, and booked sessions stay.</li>
        <li>
          Nothing is refunded automatically. <Link to="/contact-us">Contact support</Link> if you want to end the
          package.
        </li>
      </ul>
    </Dialog>
  )
}

/** Blocks or unblocks the other person: `[change, isChanging]`; `change` resolves to whether it is done. Never rejects. */
export function useBlock(
  firstName: string,
): [change: (conversationId: number, isBlocked: boolean) => Promise<boolean>, isChanging: boolean] {
  const [block, isBlocking] = useMutation<BlockDialog_blockMutation>(
    graphql`
      mutation BlockDialog_blockMutation($input: BlockConversationInput!) @raw_response_type {
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
  const [unblock, isUnblocking] = useMutation<BlockDialog_unblockMutation>(
    graphql`
      mutation BlockDialog_unblockMutation($input: UnblockConversationInput!) @raw_response_type {
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
