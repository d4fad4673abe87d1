import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import type { ButtonLook } from '../../../ui/buttonStyles.ts'
import { useWhenLoaded } from '../../../ui/useWhenLoaded.ts'
import { useIsOpenDialog } from '../sessionChanges.ts'

interface DialogButtonProps extends Pick<ButtonLook, 'look'> {
  /** The dialog's code, from `lazyPart`: loaded at the click, prepared on intent. */
  part: { load: () => Promise<unknown>; preload: () => void }
  label: string
  /** Whether the button is there. A dialog that is open stays when the button goes: it says what has changed. */
  isOffered: boolean | undefined
  /** The open dialog; `close` takes it away. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a dialog whose code comes with the click. */
export function DialogButton({ part, label, isOffered, look, children }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [whenLoaded, isLoading] = useWhenLoaded(part)
  return (
    <>
      {isOffered && (
        <Button
          look={look}
          size="small"
          aria-haspopup="dialog"
          busy={isLoading}
          onPointerEnter={part.preload}
          onFocus={part.preload}
          onClick={() => whenLoaded(() => setOpen(true))}
        >
          {label}
        </Button>
      )}
      {isOpen && <Opened>{children(() => setOpen(false))}</Opened>}
    </>
  )
}

function Opened({ children }: { children: ReactNode }) {
  useIsOpenDialog()
  return children
}
