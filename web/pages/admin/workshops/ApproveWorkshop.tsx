import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { DecideWorkshop, LookedAt } from './useDecideWorkshop.ts'

interface ApproveWorkshopProps {
  workshop: LookedAt
  title: string
  decide: DecideWorkshop
  onClose: () => void
}

/** Asks before a workshop that waits is approved: its mentor gets an email at once. */
export function ApproveWorkshop({ workshop, title, decide, onClose }: ApproveWorkshopProps) {
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
            Go back
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
