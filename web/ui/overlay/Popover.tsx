import { Popover as RadixPopover } from 'radix-ui'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { styled } from 'styled-components'
import { fadeIn } from '../motion.ts'

interface PopoverProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button that toggles it and gets the focus back. */
  anchor: RefObject<HTMLElement | null>
  /** Id of its heading. */
  labelledBy: string
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  children: ReactNode
}

/**
 * A non-modal panel below its button; Escape and a click outside close it. Full width on a phone. Takes the focus when
 * it opens, so that it is announced and the arrow keys work at once.
 */
export function Popover({ open, onOpenChange, anchor, labelledBy, onKeyDown, children }: PopoverProps) {
  function keepForButton(event: Event): void {
    // A click on the button toggles it; closing here first would open it again.
    if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
  }
  return (
    <RadixPopover.Root open={open} onOpenChange={onOpenChange}>
      <RadixPopover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <RadixPopover.Portal>
        <Sheet
          align="end"
          sideOffset={8}
          collisionPadding={8}
          aria-labelledby={labelledBy}
          onKeyDown={onKeyDown}
          onPointerDownOutside={keepForButton}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true })
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // Keep the focus where a click outside has put it.
            if (document.activeElement === document.body) anchor.current?.focus({ preventScroll: true })
          }}
        >
          {children}
        </Sheet>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  )
}

const Sheet = styled(RadixPopover.Content)`
  z-index: 45;
  display: flex;
  flex-direction: column;
  width: min(420px, calc(100vw - 16px));
  max-height: min(720px, var(--radix-popover-content-available-height));
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  box-shadow: var(--shadow);
  animation: ${fadeIn} var(--fast) var(--ease);
  outline: none;
`
