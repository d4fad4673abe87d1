import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Link } from '../../ui/Link.tsx'
import { useBlock } from './useBlock.ts'

interface BlockDialogProps {
  conversationId: number
  firstName: string
  onClose: () => void
}

/** Asks for confirmation before the other person is blocked, and says what follows from it. */
export function BlockDialog({ conversationId, firstName, onClose }: BlockDialogProps) {
  const [change, isChanging] = useBlock(firstName)
  async function confirm(): Promise<void> {
    if (await change(conversationId, true)) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={() => isChanging || onClose()}
      title={`Block ${firstName}?`}
      description="Neither of you can write to the other until you unblock."
      footer={
        <>
          <Button onClick={onClose} disabled={isChanging}>
            Go back
          </Button>
          <Button look="danger" busy={isChanging} onClick={() => void confirm()}>
            Block {firstName}
          </Button>
        </>
      }
    >
      <ul>
        <li>Both of you can still read what was written.</li>
        <li>The Advanced package runs until its last day, and booked sessions stay.</li>
        <li>
          Nothing is refunded automatically. <Link to="/contact-us">Contact support</Link> if you want to end the
          package.
        </li>
      </ul>
    </Dialog>
  )
}
