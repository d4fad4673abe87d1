import { Tooltip } from 'radix-ui'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'

interface TooltipBubbleProps {
  id: string
  text: ReactNode
  /** Where the control is in the window. */
  place: DOMRect
  onPointerEnter: () => void
  /** Called on Escape, a click elsewhere and scrolling. */
  onClose: () => void
}

/** The bubble, positioned at its control. */
export function TooltipBubble({ id, text, place, onPointerEnter, onClose }: TooltipBubbleProps) {
  const { left, top, width, height } = place
  return (
    <Tooltip.Provider>
      <Tooltip.Root open onOpenChange={(open) => !open && onClose()}>
        {createPortal(
          <Tooltip.Trigger asChild>
            <Anchor aria-hidden="true" style={{ left, top, width, height }} />
          </Tooltip.Trigger>,
          document.body,
        )}
        <Tooltip.Portal>
          <Bubble id={id} sideOffset={6} collisionPadding={8} onPointerEnter={onPointerEnter} onPointerLeave={onClose}>
            {text}
          </Bubble>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  )
}

const Anchor = styled.span`
  position: fixed;
  pointer-events: none;
`

const Bubble = styled(Tooltip.Content)`
  z-index: 50;
  max-width: 280px;
  padding: 6px 10px;
  border-radius: 6px;
  background: var(--ink);
  color: var(--surface);
  font-size: var(--t13);
  line-height: 1.4;
`
