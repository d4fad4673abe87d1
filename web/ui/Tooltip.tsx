import { Tooltip as RadixTooltip } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'

const OPENS_AFTER = 700
const SKIPS_WITHIN = 300

interface TooltipProps {
  /** A few words, never something that is said nowhere else: fingers get no tooltip. */
  text: ReactNode
  /** One element that can be focused. */
  children: ReactElement
}

/** A word of help beside a control, on hover or focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={OPENS_AFTER} skipDelayDuration={SKIPS_WITHIN}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <Bubble sideOffset={6} collisionPadding={8}>
            {text}
          </Bubble>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}

const Bubble = styled(RadixTooltip.Content)`
  z-index: 50;
  max-width: 280px;
  padding: 6px 10px;
  border-radius: 6px;
  background: var(--ink);
  color: var(--surface);
  font-size: var(--t13);
  line-height: 1.4;
`
