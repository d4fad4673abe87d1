import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

interface ConfirmFeedChangeProps {
  change: 'renew' | 'remove'
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

const TEXTS = {
  renew: {
    title: 'Renew the calendar address?',
    description:
      'The address you use now stops working at once. Calendars that have it no longer get your sessions until you add the new one there.',
    confirm: 'Renew address',
  },
  remove: {
    title: 'Remove the calendar address?',
    description:
      'It stops working at once, and calendars that have it no longer get your sessions. You can create a new one at any time.',
    confirm: 'Remove address',
  },
}

/** Asks before an address that is in use stops working. */
export function ConfirmFeedChange({ change, isBusy, onConfirm, onClose }: ConfirmFeedChangeProps) {
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
