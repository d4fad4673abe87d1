import { ReasonDialog } from '../../../features/admin/ReasonDialog.tsx'
import type { DecideWorkshop, LookedAt } from './useDecideWorkshop.ts'

interface RejectWorkshopProps {
  workshop: LookedAt
  title: string
  decide: DecideWorkshop
  onClose: () => void
}

/** Rejects a workshop that waits, with the reason that its mentor reads. */
export function RejectWorkshop({ workshop, title, decide, onClose }: RejectWorkshopProps) {
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
