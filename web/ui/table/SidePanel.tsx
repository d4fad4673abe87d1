import { Dialog as RadixDialog } from 'radix-ui'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { CloseButton, sheetParts } from '../overlay/Dialog.tsx'
import { Scrim } from '../overlay/Scrim.tsx'
import { breakpoints } from '../theme.ts'
import { useDialogFocus } from '../overlay/useDialogFocus.ts'

interface SidePanelProps {
  open: boolean
  onClose: () => void
  /** A `PanelContent`, or what brings one. */
  children: ReactNode
}

/** Details beside their list; full screen on a phone. */
export function SidePanel({ open, onClose, children }: SidePanelProps) {
  const focus = useDialogFocus()
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <RadixDialog.Portal>
        <Scrim />
        <Panel aria-describedby={undefined} data-tall {...focus}>
          {children}
        </Panel>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

interface PanelContentProps {
  title: string
  children: ReactNode
  /** The buttons, the primary one last. */
  footer?: ReactNode
}

/** Title, details and buttons of a side panel. */
export function PanelContent({ title, children, footer }: PanelContentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    // It may take the place of bones whose heading had the focus.
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.contains(heading.current)) heading.current?.focus()
  }, [])
  return (
    <>
      <div data-part="head">
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <CloseButton />
      </div>
      <div data-part="body">{children}</div>
      {footer && <div data-part="foot">{footer}</div>}
    </>
  )
}

const Panel = styled(RadixDialog.Content)`
  ${sheetParts}
  inset: 0 0 0 auto;
  width: min(480px, 100vw);
  border-left: 1px solid var(--line);
  > [data-part='head'] {
    display: flex;
    gap: 12px;
    align-items: flex-start;
    justify-content: space-between;
    padding: 18px 12px 12px 24px;
    border-bottom: 1px solid var(--line);
  }
  > [data-part='body'] {
    padding: 20px 24px;
  }
  > [data-part='foot'] {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    justify-content: flex-end;
    padding: 14px 24px;
    border-top: 1px solid var(--line);
  }
  @media (max-width: ${breakpoints.phone}) {
    border-left: 0;
    > [data-part='head'] {
      padding-left: 16px;
    }
    > [data-part='body'] {
      padding: 16px;
    }
    > [data-part='foot'] {
      padding: 12px 16px;
    }
  }
`

const Title = styled(RadixDialog.Title)`
  padding-top: 8px;
  font-size: var(--t20);
  overflow-wrap: anywhere;
`
