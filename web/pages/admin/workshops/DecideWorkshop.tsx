import { useInsertionEffect, useMemo, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { DecideWorkshopApproveMutation } from '../../../__generated__/DecideWorkshopApproveMutation.graphql.ts'
import type { DecideWorkshopRejectMutation } from '../../../__generated__/DecideWorkshopRejectMutation.graphql.ts'
import { ReasonDialog } from '../../../features/admin/ReasonDialog.tsx'
import type { Refusal } from '../../../relay/refusal.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'

/** The workshop that was looked at: another version of it is not decided on. */
export interface LookedAt {
  readonly databaseId: number
  readonly version: number | null
}

export interface DecideWorkshop {
  approve: (workshop: LookedAt) => Promise<void>
  /** Answers why not; null when it is rejected, and when the workshop is no longer the one that was looked at. */
  reject: (workshop: LookedAt, reason: string) => Promise<Refusal | null>
}

interface DecideOptions {
  onDone: () => void
  /** It was changed or decided on meanwhile; what it is now is in the store. */
  onConflict: (id: number, message: string) => void
}

const CONFLICT = 'WorkshopConflictError'
const failed = ({ message }: Refusal) => ({ title: 'Error', description: message })

/** Approves and rejects workshops that wait; the object stays the same. */
export function useDecideWorkshop(options: DecideOptions): DecideWorkshop {
  const [approve] = useMutation<DecideWorkshopApproveMutation>(
    graphql`
      mutation DecideWorkshopApproveMutation($input: ApproveWorkshopInput!) @raw_response_type {
        approveWorkshop(input: $input) {
          ... on ApproveWorkshopPayload @alias(as: "done") {
            workshop {
              ...WorkshopPanel_workshop
            }
          }
          ... on WorkshopConflictError {
            workshop {
              ...WorkshopPanel_workshop
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { done: () => ({ title: 'Workshop approved successfully', tone: 'good' }), failed },
  )
  const [reject] = useMutation<DecideWorkshopRejectMutation>(
    graphql`
      mutation DecideWorkshopRejectMutation($input: RejectWorkshopInput!) @raw_response_type {
        rejectWorkshop(input: $input) {
          ... on RejectWorkshopPayload @alias(as: "done") {
            workshop {
              ...WorkshopPanel_workshop
            }
          }
          ... on WorkshopConflictError {
            workshop {
              ...WorkshopPanel_workshop
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { done: () => ({ title: 'Workshop rejected successfully', tone: 'good' }), failed },
  )
  const latest = useRef(options)
  useInsertionEffect(() => void (latest.current = options))

  return useMemo(() => {
    function settle(id: number, refused: Refusal | null): Refusal | null {
      if (!refused) latest.current.onDone()
      else if (refused.type === CONFLICT) latest.current.onConflict(id, refused.message)
      return refused?.type === CONFLICT ? null : refused
    }
    return {
      async approve({ databaseId: id, version = null }) {
        const { refused } = await approve({ input: { id, version } })
        settle(id, refused)
      },
      async reject({ databaseId: id, version = null }, reason) {
        const { refused } = await reject({ input: { id, version, reason } })
        return settle(id, refused)
      },
    }
  }, [approve, reject])
}

interface DecisionProps {
  workshop: LookedAt
  title: string
  decide: DecideWorkshop
  onClose: () => void
}

/** Asks before a workshop that waits is approved: its mentor gets an email at once. */
export function ApproveWorkshop({ workshop, title, decide, onClose }: DecisionProps) {
  const [isBusy, setBusy] = useState(false)
  async function approve(): Promise<void> {
    setBusy(true)
    await decide.approve(workshop)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(wanted) => wanted || isBusy || onClose()}
      title="Approve this workshop?"
      description={title}
      footer={
        <>
          <Button onClick={onClose} aria-disabled={isBusy}>
            Cancel
          </Button>
          <Button look="primary" busy={isBusy} onClick={() => void approve()}>
            Approve
          </Button>
        </>
      }
    >
      <p>It is listed at once, and its mentor gets an email.</p>
    </Dialog>
  )
}

/** Rejects a workshop that waits, with the reason that its mentor reads. */
export function RejectWorkshop({ workshop, title, decide, onClose }: DecisionProps) {
  return (
    <ReasonDialog
      title="Reject this workshop?"
      description={title}
      label="Reason"
      hint="We email it to the mentor, who can edit the workshop and submit it again."
      confirm="Reject"
      look="danger"
      onClose={onClose}
      run={(reason) => decide.reject(workshop, reason)}
    />
  )
}
