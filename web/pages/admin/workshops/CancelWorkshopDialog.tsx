/* oxlint-disable relay/must-colocate-fragment-spreads -- it brings what the panel shows */
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { CancelWorkshopDialogMutation } from '../../../__generated__/CancelWorkshopDialogMutation.graphql.ts'
import { ReasonDialog } from '../../../features/admin/ReasonDialog.tsx'
import { cancelConsequence, cancelledText, type CancelRefunds } from '../../../features/workshops/cancelWords.ts'
import { useMutation } from '../../../relay/useMutation.ts'

/** What is said of it before. */
export interface CancelledWorkshop {
  readonly databaseId: number
  readonly title: string
  readonly registeredCount: number
}

interface Concerned {
  readonly registeredCount: number
  readonly cancelRefunds?: CancelRefunds | null | undefined
}

/** With what the server gives back. */
export interface WorkshopToCancel extends CancelledWorkshop {
  readonly cancelRefunds: CancelRefunds | null | undefined
}

interface CancelWorkshopDialogProps {
  workshop: WorkshopToCancel
  /** It is cancelled, by this or meanwhile: the table is to be read again. */
  onDone: () => void
  onClose: () => void
}

/** Cancels an approved workshop: says first how many people it concerns and what they get back. */
export function CancelWorkshopDialog({ workshop, onDone, onClose }: CancelWorkshopDialogProps) {
  const { databaseId: id, title } = workshop
  /** Whom it concerns and what it gives back, as the server said last. */
  const [{ registeredCount, cancelRefunds }, setConcerned] = useState<Concerned>(workshop)
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
                count
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
