import { graphql } from 'react-relay'
import type { ResolveDisputeDialogMutation } from '../../../__generated__/ResolveDisputeDialogMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { REASON_MINIMUM, ReasonDialog } from '../ReasonDialog.tsx'

interface ResolveDisputeDialogProps {
  disputeId: number
  /** When what the administrator sees had last changed. */
  updatedAt: string
  /** "₹499 from Asha Pillai". */
  about: string
  onClose: () => void
  onDone?: () => void
}

/** Marks a dispute as dealt with, with a note of what was done. */
export function ResolveDisputeDialog({ disputeId, updatedAt, about, onClose, onDone }: ResolveDisputeDialogProps) {
  const [resolve] = useMutation<ResolveDisputeDialogMutation>(
    graphql`
      mutation ResolveDisputeDialogMutation($input: ResolveDisputeInput!) @raw_response_type {
        resolveDispute(input: $input) {
          ... on ResolveDisputePayload @alias(as: "done") {
            order {
              ...OrderDetails_order
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { done: () => ({ title: 'Dispute marked as resolved', tone: 'good' }), showsRefusals: true },
  )
  return (
    <ReasonDialog
      title="Mark this dispute as resolved?"
      description={about}
      label="What was done"
      hint="Only administrators can read it."
      minimum={REASON_MINIMUM}
      confirm="Mark as resolved"
      onClose={onClose}
      run={async (note) => {
        const { refused } = await resolve({ input: { disputeId, expectedUpdatedAt: updatedAt, note } })
        if (!refused) onDone?.()
        return refused
      }}
    >
      <p>
        It leaves the work queue, and comes back if the bank changes it. Answer the bank in the provider’s dashboard. If
        the bank has given the money back and what was paid for is cancelled, we email both sides whether there is a
        refund.
      </p>
    </ReasonDialog>
  )
}
