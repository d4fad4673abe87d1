import { useState } from 'react'
import { SetUpSecondFactor } from '../../features/admin/secondFactor/SetUpSecondFactor.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

/** Setting up or replacing the own authenticator app. Once the recovery codes are shown, only saving them closes it. */
export function SecondFactorDialog({ isReplacing, onClose }: { isReplacing: boolean; onClose: () => void }) {
  const [showsCodes, setShowsCodes] = useState(false)
  return (
    <Dialog
      open
      onOpenChange={(stays) => stays || onClose()}
      title={showsCodes ? 'Your recovery codes' : isReplacing ? 'Replace the app' : 'Set up the app'}
      closable={!showsCodes}
    >
      <SetUpSecondFactor onConfirmed={() => setShowsCodes(true)} onDone={onClose} />
    </Dialog>
  )
}
