import { Button } from '../Button.tsx'
import { Dialog } from '../overlay/Dialog.tsx'

interface LeaveDialogProps {
  open: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks before unsaved changes are left. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => wanted || onStay()}
      title="Leave without saving?"
      footer={
        <>
          <Button onClick={onStay}>Stay</Button>
          <Button look="primary" onClick={onLeave}>
            Leave without saving
          </Button>
        </>
      }
    >
      <p>Your changes on this page are not saved yet.</p>
    </Dialog>
  )
}
