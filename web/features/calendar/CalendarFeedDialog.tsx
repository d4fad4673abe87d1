import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'

interface CalendarFeedDialogProps {
  change: 'renew' | 'remove'
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

const TEXTS = {
  renew: {
    title: 'Renew the calendar link?',
    description:
      'Your current link stops working at once. Calendars that use it show no new sessions until you add the new link.',
    confirm: 'Renew link',
  },
  remove: {
    title: 'Remove the calendar link?',
    description:
      'It stops working at once, and calendars that use it show no new sessions. You can create a new link at any time.',
    confirm: 'Remove link',
  },
}

/** Asks before an address that is in use stops working. */
export function CalendarFeedDialog({ change, isBusy, onConfirm, onClose }: CalendarFeedDialogProps) {
  const { title, description, confirm } = TEXTS[change]
  return (
    <Dialog
      open
      onOpenChange={() => isBusy || onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Keep it
          </Button>
          <Button look={change === 'remove' ? 'danger' : 'primary'} busy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
