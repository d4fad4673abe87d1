import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import type { ButtonLook } from '../../../ui/buttonStyles.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { useWhenLoaded } from '../../../ui/useWhenLoaded.ts'
import type { SessionDialogProps } from '../dialogs/SessionDialogs.tsx'
import { useIsOpenDialog } from '../sessionChanges.ts'

/** The dialogs' code comes with the first press. */
export const SessionDialog = lazyPart(() =>
  import('../dialogs/SessionDialogs.tsx').then((module) => module.SessionDialog),
)

type Without<P, Name> = P extends unknown ? Omit<P, Name & keyof P> : never

type DialogButtonProps = Without<SessionDialogProps, 'onClose'> &
  Pick<ButtonLook, 'look'> & {
    label: string
    /** Whether the button is there. A dialog that is open stays when the button goes: it says what has changed. */
    isOffered: boolean | undefined
  }

/** A button that opens a dialog of a session. */
export function DialogButton({ label, isOffered, look, ...dialog }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [whenLoaded, isLoading] = useWhenLoaded(SessionDialog)
  return (
    <>
      {isOffered && (
        <Button
          look={look}
          size="small"
          aria-haspopup="dialog"
          busy={isLoading}
          onPointerEnter={SessionDialog.preload}
          onFocus={SessionDialog.preload}
          onClick={() => whenLoaded(() => setOpen(true))}
        >
          {label}
        </Button>
      )}
      {isOpen && <Opened {...dialog} onClose={() => setOpen(false)} />}
    </>
  )
}

function Opened(props: SessionDialogProps) {
  useIsOpenDialog()
  return <SessionDialog {...props} />
}
