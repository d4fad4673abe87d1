import { REASON_MINIMUM } from '../reasonRule.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { useResolveRefund } from './useOrderActs.ts'

interface ResolveRefundDialogProps {
  refundId: number
  /** "₹499 to Asha Pillai". */
  about: string
  onClose: () => void
  onDone?: () => void
}

/** Marks a refund as seen to, with a note of what was done about it. */
export function ResolveRefundDialog({ refundId, about, onClose, onDone }: ResolveRefundDialogProps) {
  const [resolve] = useResolveRefund()
  return (
    <ReasonDialog
      title="Mark this refund as seen to?"
      description={about}
      label="What was done"
      hint="Only administrators read it."
      minimum={REASON_MINIMUM}
      confirm="Mark as seen to"
      onClose={onClose}
      run={async (note) => {
        const { refused } = await resolve({ input: { refundId, note } })
        if (!refused) onDone?.()
        return refused
      }}
    >
      <p>
        Do this once the money has gone back some other way, or both sides know of it. The refund leaves the work queue
        and is not tried again.
      </p>
    </ReasonDialog>
  )
}
