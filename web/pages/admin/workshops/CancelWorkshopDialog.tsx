import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CancelWorkshopDialog_workshop$key } from '../../../__generated__/CancelWorkshopDialog_workshop.graphql.ts'
import type { CancelWorkshopDialogMutation } from '../../../__generated__/CancelWorkshopDialogMutation.graphql.ts'
import { ReasonDialog } from '../../../features/admin/ReasonDialog.tsx'
import { cancelConsequence, cancelledText } from '../../../features/workshops/cancelWords.ts'
import { useMutation } from '../../../relay/useMutation.ts'

interface CancelWorkshopDialogProps {
  workshopKey: CancelWorkshopDialog_workshop$key
  /** It is cancelled, by this or meanwhile: the table is to be read again. */
  onDone: () => void
  onClose: () => void
}

/** Cancels an approved workshop: says first how many people it concerns and what they get back. */
export function CancelWorkshopDialog({ workshopKey, onDone, onClose }: CancelWorkshopDialogProps) {
  const workshop = useFragment(
    graphql`
      fragment CancelWorkshopDialog_workshop on Workshop {
        databaseId
        title
        registeredCount
        cancelRefunds {
          amount
          ...cancelWords_refunds
        }
      }
    `,
    workshopKey,
  )
  const { databaseId: id, title } = workshop
  /** Whom it concerns and what it gives back, as the server said last. */
  const [{ registeredCount, cancelRefunds }, setConcerned] =
    useState<Pick<typeof workshop, 'registeredCount' | 'cancelRefunds'>>(workshop)
  /** Why it can no longer be cancelled. */
  const [over, setOver] = useState<string | null>(null)
  const [cancel] = useMutation<CancelWorkshopDialogMutation>(
    graphql`
      mutation CancelWorkshopDialogMutation($input: CancelWorkshopInput!) @raw_response_type {
        cancelWorkshop(input: $input) {
          ... on CancelWorkshopPayload @alias(as: "done") {
            workshop {
              ...WorkshopPanel_workshop
            }
          }
          ... on WorkshopConflictError @alias(as: "conflict") {
            workshop {
              state
              registeredCount
              cancelRefunds {
                amount
                ...cancelWords_refunds
              }
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({
        title: 'Workshop cancelled',
        description: cancelledText(registeredCount, cancelRefunds),
        tone: 'good',
      }),
      showsRefusals: true,
    },
  )
  return (
    <ReasonDialog
      title="Cancel this workshop?"
      description={title}
      impossible={over}
      label="Reason"
      hint={
        registeredCount > 0
          ? 'We send it to everyone who is registered, and to the mentor.'
          : 'We email it to the mentor.'
      }
      confirm="Cancel workshop"
      keep="Keep workshop"
      look="danger"
      onClose={onClose}
      run={async (reason) => {
        const outcome = await cancel({ input: { id, reason, expectedRefund: cancelRefunds?.amount ?? null } })
        if (!outcome.refused?.failure) onDone()
        if (!outcome.refused) return null
        const { refused } = outcome
        const now = outcome.answer?.conflict?.workshop
        if (now) setConcerned(now)
        if (refused.type === 'WorkshopConflictError' && now?.state !== 'APPROVED') setOver(refused.message)
        return refused
      }}
    >
      <p>{cancelConsequence(registeredCount, cancelRefunds)}</p>
    </ReasonDialog>
  )
}
