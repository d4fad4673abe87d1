import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Button } from '../Button.tsx'
import { riseIn } from '../motion.ts'
import { Scrim } from './Scrim.tsx'
import { breakpoints } from '../theme.ts'
import { timesWhole } from '../time/timesWhole.ts'
import { useDialogFocus } from './useDialogFocus.ts'

/** What dialog, sheet and side panel share: title row, scrolling body, foot with the buttons. */
export const sheetParts = css`
  position: fixed;
  z-index: 41;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr) auto;
  background: var(--surface);
  box-shadow: var(--shadow);
  outline: none;
  > [data-part='body'] {
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  /* Two labels have no room side by side: one below the other, the primary one, which is the last, on top. */
  @media (max-width: ${breakpoints.narrow}) {
    && > [data-part='foot'] {
      display: flex;
      flex-direction: column-reverse;
      flex-wrap: nowrap;
      align-items: stretch;
    }
    && > [data-part='foot'] > * {
      flex: none;
      margin-inline: 0;
      max-width: none;
    }
  }
`

/** Props of dialogs and bottom sheets. */
export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Description, shown below the title and announced with it. */
  description?: ReactNode
  children: ReactNode
  /** The buttons, the primary one last. */
  footer?: ReactNode
  /** False for a dialog that needs an answer: no close button, and neither Escape nor a click outside closes it. */
  closable?: boolean
  /** For a long text: full screen on a phone. */
  tall?: boolean
  /** The same for a table: nearly as wide as the page. */
  wide?: boolean
}

/** A modal dialog: traps the focus and restores it on close. */
export function Dialog({ closable = true, wide = false, tall = wide, ...dialog }: DialogProps) {
  const { open, onOpenChange, title, description, children, footer } = dialog
  const focus = useDialogFocus()
  const stay = closable ? undefined : (event: Event) => event.preventDefault()
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Scrim />
        <Sheet
          $tall={tall}
          $wide={wide}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focus}
          data-tall={tall || undefined}
          onEscapeKeyDown={stay}
          onPointerDownOutside={stay}
          onInteractOutside={stay}
        >
          <div data-part="head">
            <Title tabIndex={-1}>{title}</Title>
            {closable && <CloseButton />}
          </div>
          <div data-part="body">
            {description && <Description>{timesWhole(description)}</Description>}
            {children}
          </div>
          {footer && <div data-part="foot">{footer}</div>}
        </Sheet>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** Closes the dialog around it. */
export function CloseButton() {
  return (
    <RadixDialog.Close asChild>
      <Button look="ghost" icon aria-label="Close">
        <X size={20} />
      </Button>
    </RadixDialog.Close>
  )
}

const filling = css`
  width: 100vw;
  height: 100dvh;
  max-height: none;
  border: 0;
  border-radius: 0;
`

const Sheet = styled(RadixDialog.Content)<{ $tall: boolean; $wide: boolean }>`
  ${sheetParts}
  inset: 0;
  width: min(${({ $tall, $wide }) => ($wide ? 1100 : $tall ? 640 : 480)}px, calc(100vw - 32px));
  height: fit-content;
  max-height: calc(100dvh - 32px);
  margin: auto;
  border: 1px solid var(--line);
  border-radius: 12px;
  animation: ${riseIn} var(--slow) var(--ease);

  > [data-part='head'] {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    align-items: flex-start;
    padding: 18px 12px 0 24px;
  }
  > [data-part='body'] {
    display: grid;
    gap: 12px;
    align-content: start;
    padding: 10px 24px 20px;
    > ul {
      display: grid;
      gap: 6px;
      padding-left: 18px;
    }
  }
  > [data-part='foot'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 12px;
    padding: 14px 24px;
    border-top: 1px solid var(--line);
  }
  @media (max-width: ${breakpoints.phone}) {
    ${({ $tall }) => $tall && filling}
    > [data-part='foot'] > * {
      flex: 1;
    }
  }
`

const Title = styled(RadixDialog.Title)`
  padding-top: 8px;
  font-size: var(--t20);
  letter-spacing: -0.008em;
  min-width: 0;
`

const Description = styled(RadixDialog.Description)`
  color: var(--muted);
`
